import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileParserPool } from '#server/documents/file-parser-pool.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

const MEGABYTE = 1024 * 1024;
const BUSY = 'Many files are being uploaded right now. Please try again in a moment.';
const fileParserPool = { read: async () => true, close() {} } as unknown as FileParserPool;

let fursa: TestServer;
let candidate: TestClient;
beforeAll(async () => {
  fursa = await startTestServer({ fileParserPool, env: { TRUST_PROXY: 'true' } });
  candidate = await fursa.register('candidate');
});
afterAll(() => fursa.stop());

const head = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;

/** Sends part of a file and waits, so that the server holds it in memory. */
async function beginUpload(address: string, bytes: number): Promise<http.ClientRequest> {
  const request = http.request(`${fursa.baseUrl}/candidate/resumes`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'x-csrf-token': candidate.csrfToken ?? '',
      cookie: `fursa_session=${candidate.cookies.get('fursa_session')}`,
      'x-forwarded-for': address,
    },
  });
  request.on('error', () => {});
  request.write(head('slow.pdf'));
  await new Promise((resolve) => request.write(Buffer.alloc(bytes), resolve));
  return request;
}

async function endUpload(request: http.ClientRequest): Promise<[number | undefined, string]> {
  request.end('\r\n--x--\r\n');
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let body = '';
  for await (const chunk of response) body += chunk;
  return [response.statusCode, JSON.parse(body).message];
}
/** Uploads a file that is not a CV, so that only its size matters: 503 if the server has no room for it, else 422. */
const upload = (address: string) =>
  candidate.upload('/candidate/resumes', 'cv.pdf', Buffer.alloc(4 * MEGABYTE), { 'x-forwarded-for': address });
/**
 * Begins uploads until another one is refused. Bytes count only once they have arrived, so this may take a few more
 * uploads than the limit allows.
 */
async function fillUp(address: (n: number) => string): Promise<{ slow: http.ClientRequest[]; said: string }> {
  const slow: http.ClientRequest[] = [];
  while (slow.length < 60) {
    slow.push(await beginUpload(address(slow.length), 4 * MEGABYTE));
    const { status, body } = await upload(address(0));
    if (status === 503) return { slow, said: body.message };
  }
  throw new Error(`${slow.length} uploads of 4 MB each are held at once`);
}
const isFreeAgain = (address: string) =>
  expect.poll(async () => (await upload(address)).status, { timeout: 20_000 }).toBe(422);

describe('what is being uploaded', () => {
  it.each([
    ['address', () => '203.0.113.1'],
    ['line of many IPv6 addresses', (n: number) => `2001:db8:5:6::${n + 1}`],
  ])('is held in memory up to a limit for one %s, and others are not kept out by it', async (_, address) => {
    const other = '203.0.113.2';
    const { slow, said } = await fillUp(address);
    expect(said).toBe(BUSY);
    expect((await upload(other)).status).toBe(422);

    // The limit of 32 MB per address holds seven uploads of 4 MB and one more.
    expect(slow.length).toBeGreaterThanOrEqual(8);

    for (const [status, message] of await Promise.all(slow.map(endUpload))) {
      expect([422, 503]).toContain(status);
      if (status === 503) expect(message).toBe(BUSY);
    }
    await isFreeAgain(address(0));
  });

  it('is given back when somebody hangs up', async () => {
    const from = '203.0.113.3';
    const { slow } = await fillUp(() => from);
    for (const request of slow) request.destroy();
    await isFreeAgain(from);
  });
});
