import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CvReading, type CvTrouble, readCv } from '#shared/cv/cv.contract.ts';
import { cvTroubleTexts } from '#shared/cv/cv.texts.ts';
import { BAD_CVS } from '../../../tests/harness/bad-cvs.ts';
import { pdfFile } from '../../../tests/harness/pdf-file.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';
import { createFileParserPool } from '../documents/file-parser-pool.ts';
import { CV_READER } from './cv.service.ts';
import type { Cv } from './read-document.ts';

const SLOW = { timeout: 120_000 };

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
// All requests come from one address and would soon exceed its rate limit.
beforeEach(() => fursa.database.query('delete from throttles'));
afterAll(() => fursa.stop());

const MEGABYTE = 1024 * 1024;
const read = (name: string, content: Uint8Array, client = fursa.visitor()) => client.upload(readCv.path, name, content);
const fixture = (name: string) => readFile(new URL(`../../../tests/fixtures/cvs/${name}`, import.meta.url));

describe('starting from a CV', SLOW, () => {
  it('reads a PDF for a guest and says which fields it filled', async () => {
    const { status, body } = await read('cv.pdf', await fixture('two-columns.pdf'));
    expect(status).toBe(200);
    expect(body.cv.personalInfo).toMatchObject({ firstName: 'Brian Otieno', lastName: 'Ochieng' });
    expect(body.cv.experiences[0]).toMatchObject({
      title: 'Lead Developer',
      company: 'Lakeside Pay',
      startDate: '2021-08',
      endDate: '',
      currentlyWorking: true,
    });
    expect(body.found).toEqual(expect.arrayContaining(['personalInfo.email', 'experiences.0.company', 'skills.0']));
    expect(readCv.output.parse(body)).toEqual(body);
    // The educations in this CV are dated by years only.
    expect(body.warnings).toContainEqual({
      code: 'months_assumed',
      fields: expect.arrayContaining(['educations.0.startDate']),
    });
  });

  it('reads a Word document for a candidate, and stores nothing of it', async () => {
    const candidate = await fursa.register('candidate');
    const { status, body } = await read('Wasifu wangu.docx', await fixture('swahili.docx'), candidate);
    expect(status).toBe(200);
    expect(body.cv.personalInfo).toMatchObject({ lastName: 'Mushi', phone: '+255754555071', country: 'Tanzania' });
    const { rows } = await fursa.database.query('select count(*)::int as n from files');
    expect(rows[0]?.n).toBe(0);
    expect((await candidate.get('/candidate/resumes')).body.resumes).toEqual([]);
  });

  it('takes no call without the security token, and no JSON', async () => {
    const visitor = fursa.visitor();
    expect((await visitor.post(readCv.path, {}, { csrf: null })).body.code).toBe('csrf');
    expect((await visitor.post(readCv.path, {})).status).toBe(415);
  });

  it('answers 413 to more than 5 MB', async () => {
    const large = Buffer.concat([pdfFile({}), Buffer.alloc(5 * MEGABYTE)]);
    expect((await read('large.pdf', large)).status).toBe(413);
  });
});

describe('a file that is no CV', SLOW, () => {
  for (const [what, name, content, trouble] of BAD_CVS) {
    it(`is told so in a sentence: ${what}`, async () => {
      expect(content.length).toBeLessThan(5 * MEGABYTE);
      const before = process.memoryUsage.rss();
      const { status, body } = await read(name, content);
      expect(body.errors?.file, body.message).toEqual([cvTroubleTexts[`cv.trouble_${trouble as CvTrouble}`]]);
      expect(body.reason).toBe(trouble);
      expect(status).toBe(422);
      // The file is unpacked in another process, so the memory of this one does not grow.
      expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MEGABYTE);
    });
  }

  it('is told so when it is empty', async () => {
    expect((await read('empty.pdf', Buffer.alloc(0))).body.errors.file).toEqual(['The file is empty.']);
  });
});

describe('the limits of reading', SLOW, () => {
  it('are exact, also when 40 come at once', async () => {
    const visitor = fursa.visitor();
    await visitor.get('/me');
    const answers = await Promise.all(Array.from({ length: 40 }, () => read('cv.pdf', Buffer.from('none'), visitor)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('hold for the sources as for the build', async () => {
    const document: Cv = { content: await fixture('somali.docx'), extension: 'docx', asOf: '2026-06' };
    const room = createFileParserPool({ timeMs: 60_000 });
    const { cv } = await room.read<CvReading>(CV_READER, document, { address: '192.0.2.1', userId: null });
    expect(cv.personalInfo.lastName).toBe('Faarax');
  });

  it('end what takes too long, and the server lives on', async () => {
    const hasty = await startTestServer({ fileParserPool: createFileParserPool({ timeMs: 1 }) });
    const { body } = await read('cv.pdf', await fixture('table.pdf'), hasty.visitor());
    expect(body.errors.file).toEqual([cvTroubleTexts['cv.trouble_too_complex']]);
    expect((await hasty.visitor().get('/me')).status).toBe(200);
    await hasty.stop();
  });

  it('let an address try twenty times in ten minutes', async () => {
    const visitor = fursa.visitor();
    let answer = await read('cv.txt', Buffer.from('text'), visitor);
    for (let attempt = 0; attempt < 25 && answer.status !== 429; attempt += 1) {
      answer = await read('cv.txt', Buffer.from('text'), visitor);
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
