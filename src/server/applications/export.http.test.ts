import { once } from 'node:events';
import net from 'node:net';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readZipEntries, unpackEntry } from '#server/files/zip-entries.ts';
import { largePdf } from '../../../tests/harness/pdf-file.ts';
import { application, PDF } from '../../../tests/harness/test-applications.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

const MEGABYTE = 1024 * 1024;

let fursa: TestServer;
let jobId: number;
beforeAll(async () => {
  fursa = await startTestServer({ env: { TRUST_PROXY: 'true' } });
  const admin = await fursa.signedInAs('admin');
  const employer = await fursa.register('company', 'Nuvemba Freight');
  const form = { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 } as const;
  jobId = (await publishJob(employer, admin, form)).id;
});
beforeEach(() => fursa.database.query('delete from throttles'));
afterAll(() => fursa.stop());

/** The address of the archive of an application with this CV. */
async function exportOf(cv: Buffer, name = 'hodan.pdf'): Promise<string> {
  const visitor = fursa.visitor();
  const uploaded = await visitor.upload(`/candidate/job/${jobId}/cv`, name, cv);
  const applied = await visitor.post(`/candidate/job/${jobId}/apply`, {
    ...application('wizard'),
    cv: uploaded.body.cv,
  });
  return `${fursa.baseUrl}/api/application/${applied.body.receipt}/export`;
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
async function statusFrom(address: string, archive: string): Promise<number> {
  const response = await fetch(archive, from(address));
  await response.arrayBuffer();
  return response.status;
}

describe('the export', () => {
  it('is one archive with everything, the CV as it was', async () => {
    const response = await fetch(await exportOf(PDF, 'Sirdo – هدى.pdf'));
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="application-[\w-]+\.zip"$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const archive = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(archive.length));
    const entries = readZipEntries(archive, 10) ?? [];
    expect(entries.map(({ name }) => name)).toEqual(['application.json', 'cv/Sirdo – هدى.pdf']);
    const [json, cv] = entries.map((entry) => unpackEntry(archive, entry));
    expect(JSON.parse(String(json))).toMatchObject({
      job: { title: 'Dairy Technician' },
      sent: { personalInfo: { firstName: 'Hodan' } },
    });
    expect(cv?.equals(PDF)).toBe(true);
    // The checksum is in the local header, at byte 14, and again in the central directory, at byte 16.
    for (const { packedAt } of entries.slice(1)) {
      expect(archive.readUInt32LE(packedAt + 14)).toBe(crc32(PDF));
      expect(archive.readUInt32LE(archive.lastIndexOf('PK\x01\x02') + 16)).toBe(crc32(PDF));
    }
  });

  it('for sixty at once keeps nobody else waiting', async () => {
    const pdf = largePdf(4 * MEGABYTE);
    const address = await exportOf(pdf);
    const before = process.cpuUsage();
    const asked = Array.from({ length: 60 }, async (_, at) => {
      const response = await fetch(address, from(`203.0.113.${at}`));
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += chunk.length;
      return [response.status, bytes > pdf.length];
    });
    expect(await Promise.all(asked)).toEqual(asked.map(() => [200, true]));
    // In seconds of processor time, which does not depend on other load. Compressing the files took four times as much.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(9);
  });

  it('holds no memory for readers who stop reading, and no place once they are gone', async () => {
    const address = await exportOf(largePdf(4 * MEGABYTE));
    const before = process.memoryUsage().arrayBuffers;
    const readers = await Promise.all(Array.from({ length: 60 }, (_, at) => beginReading(address, at)));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * MEGABYTE);
    for (const reader of readers) reader.destroy();
    await expect.poll(() => statusFrom('198.51.100.7', address)).toBe(200);
  });

  it('keeps no place for whoever hangs up before it begins', async () => {
    const address = await exportOf(PDF);
    const { port, hostname, pathname } = new URL(address);
    for (let count = 0; count < 8; count += 1) {
      const socket = net.connect(Number(port), hostname);
      socket.write(`GET ${pathname} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.9\r\n\r\n`);
      await once(socket, 'connect');
      setTimeout(() => socket.destroy(), count);
    }
    const four = [1, 2, 3, 4];
    const answers = () => Promise.all(four.map(() => statusFrom('198.51.100.9', address)));
    await expect.poll(answers, { timeout: 10_000 }).toEqual(four.map(() => 200));
  });

  it('is given to one address four at a time', async () => {
    const address = await exportOf(largePdf(4 * MEGABYTE));
    const readers = await Promise.all([7, 7, 7, 7].map((at) => beginReading(address, at)));
    const refused = await fetch(address, from('198.51.100.7'));
    expect([refused.status, await refused.json()]).toEqual([
      429,
      {
        success: false,
        code: 'too_many',
        message: 'Several downloads are already running. Please wait until one of them has finished.',
      },
    ]);
    expect(await statusFrom('198.51.100.8', address)).toBe(200);
    for (const reader of readers) reader.destroy();
    await expect.poll(() => statusFrom('198.51.100.7', address)).toBe(200);
  });

  it.each([
    ['address', () => '192.0.2.1'],
    ['line of many IPv6 addresses', (n: number) => `2001:db8:7:8::${n}`],
  ])('is given to one %s sixty times an hour, however many ask at once', async (_, sender) => {
    const address = await exportOf(PDF);
    expect(await statusFrom(sender(0), address)).toBe(200);
    await fursa.database.query(`update throttles set count = 59 where key like 'export-address:%'`);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => fetch(address, from(sender(n)))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(60);
    for (const answer of answers) await answer.arrayBuffer();
  });
});

/** Reads the first bytes of a response and then stops reading. */
async function beginReading(address: string, at: number): Promise<net.Socket> {
  const { port, hostname, pathname } = new URL(address);
  const socket = net.connect(Number(port), hostname);
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${at}\r\n\r\n`);
  const [bytes] = await once(socket, 'data');
  socket.pause();
  expect(String(bytes)).toContain('200 OK');
  return socket;
}
