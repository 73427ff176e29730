import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profilesRefusalsTexts } from '#shared/profiles/profiles-refusals.texts.ts';
import { BAD_CVS } from '../../../tests/harness/bad-cvs.ts';
import { pdfFile, pdfText } from '../../../tests/harness/pdf-file.ts';
import { PDF } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';
import { docxFile } from '../../../tests/harness/zip-file.ts';
import { createFileParserPool } from './file-parser-pool.ts';

const SLOW = { timeout: 120_000 };
const MEGABYTE = 1024 * 1024;

let fursa: TestServer;
let candidate: TestClient;
let jobId: number;
beforeAll(async () => {
  fursa = await startTestServer();
  const employer = await fursa.register('company');
  jobId = (await publishJob(employer, await fursa.signedInAs('admin'), { application_form: 'wizard' })).id;
  candidate = await fursa.register('candidate');
});
// All requests come from one address and would soon exceed its rate limit.
beforeEach(() => fursa.database.query('delete from throttles; delete from cv_uploads; delete from resumes'));
afterAll(() => fursa.stop());

const asGuest = (name: string, content: Uint8Array) =>
  fursa.visitor().upload(`/candidate/job/${jobId}/cv`, name, content);
const asCandidate = (name: string, content: Uint8Array) => candidate.upload('/candidate/resumes', name, content);
async function rowCount(): Promise<number> {
  const { rows } = await fursa.database.query('select count(*)::int as n from files');
  return rows[0]?.n as number;
}

describe('a file that would hurt', SLOW, () => {
  const refused = BAD_CVS.filter(([, name, , trouble]) => name !== 'cv.doc' && trouble !== 'no_text');
  for (const [index, [what, name, content, trouble]] of refused.entries()) {
    it(`is not taken as a CV: ${what}`, async () => {
      const files = await rowCount();
      const before = process.memoryUsage.rss();
      // Guests and candidates get the same check, so each file is sent by one of them.
      const { status, body } = await (index % 2 === 0 ? asGuest : asCandidate)(name, content);
      expect(body.errors?.file, body.message).toEqual([
        profilesRefusalsTexts[`refusal.cv_${trouble}` as 'refusal.cv_broken'],
      ]);
      expect([status, body.reason]).toEqual([422, trouble]);
      expect(await rowCount()).toBe(files);
      expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MEGABYTE);
    });
  }
});

describe('a file that cannot be read into the form', SLOW, () => {
  const unread = BAD_CVS.filter(([, name, , trouble]) => name === 'cv.doc' || trouble === 'no_text');
  for (const [what, name, content] of unread) {
    it(`is a CV all the same: ${what}`, async () => {
      expect((await asGuest(name, content)).body).toMatchObject({ success: true, name });
      expect((await asCandidate(name, content)).body).toMatchObject({ success: true, resume: { name } });
    });
  }
});

describe('the check of a CV', SLOW, () => {
  it('counts every try against the address, and against the account', async () => {
    const counts = async () =>
      (await fursa.database.query(`select split_part(key, ':', 1) as name, count from throttles order by key`)).rows;
    await asCandidate('cv.docx', docxFile('no XML'));
    expect(await counts()).toEqual([
      { name: 'cv-account', count: 1 },
      { name: 'cv-address', count: 1 },
    ]);
    await fursa.database.query(`update throttles set count = 39 where key like 'cv-account:%'`);
    const answers = await Promise.all([1, 2, 3, 4].map(() => asCandidate('cv.pdf', PDF)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    expect((await asGuest('cv.pdf', PDF)).status).toBe(200);
  });

  it('takes turns: who sends one is not behind the many of another address', async () => {
    const programs = await mkdtemp(path.join(tmpdir(), 'fursa-checkers-'));
    const checker = `process.once('message', ({ content }) => {
      if (Buffer.from(content).includes('Slow')) setTimeout(() => {}, 60_000);
      else process.send({ reading: true });
    });`;
    await writeFile(path.join(programs, 'document-checker.mjs'), checker);
    const fileParserPool = createFileParserPool({ programs, timeMs: 60_000, waitMs: 60_000 });
    const other = await startTestServer({ fileParserPool, env: { TRUST_PROXY: 'true' } });
    const employer = await other.register('company');
    const { id } = await publishJob(employer, await other.signedInAs('admin'), { application_form: 'wizard' });
    const slow = pdfFile({ content: pdfText(['Slow']) });
    const send = (from: string, content: Buffer) =>
      other.visitor().upload(`/candidate/job/${id}/cv`, 'cv.pdf', content, { 'x-forwarded-for': from });

    const many = Array.from({ length: 10 }, () => send('203.0.113.1', slow));
    // One document is being checked and six wait, so the others are refused at once.
    const busy = await Promise.race(many);
    expect([busy.status, busy.body.message]).toEqual([503, profilesRefusalsTexts['refusal.cv_busy']]);
    expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('203.0.113.2', PDF)).status).toBe(200);

    fileParserPool.close();
    const statuses = (await Promise.all(many)).map(({ status }) => status).sort();
    expect(statuses).toEqual([422, ...Array.from({ length: 9 }, () => 503)]);
    await other.stop();
    await rm(programs, { recursive: true, force: true });
  });
});
