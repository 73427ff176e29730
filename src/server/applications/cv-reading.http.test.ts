import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CV_TROUBLES, type CvTrouble, readCv } from '#shared/applications/cv-reading.contract.ts';
import { bundleCvReader } from '../../../tests/harness/cv-reader.ts';
import { encryptedPdf, pdfBomb, pdfFile, pdfText } from '../../../tests/harness/pdf-file.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';
import { docxFile, wordXml } from '../../../tests/harness/zip-file.ts';
import { createReadingRoom } from './cv/reading-room.ts';

// A machine that runs other tests may take ten times as long.
const PATIENT = { timeMs: 60_000, waitMs: 60_000, waiting: 20 };
const SLOW = { timeout: 120_000 };

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer({ readingRoom: createReadingRoom({ ...PATIENT, reader: await bundleCvReader() }) });
});
// All of them come from one address.
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
    // Its studies are dated by years only.
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
  const calmPdf = pdfFile({ content: pdfText(['Amina Yusuf', 'amina@mail.example']) });
  const calmDocx = docxFile(wordXml(['Amina Yusuf', 'amina@mail.example']));
  const program = Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1');
  const stolen = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>';
  const laughs = '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  const manyParagraphs = wordXml(Array.from({ length: 500_000 }, () => 'a'));

  const files: [string, string, Buffer, CvTrouble][] = [
    ['a program', 'cv.pdf', program, 'wrong_type'],
    ['a drawing', 'cv.pdf', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong_type'],
    ['an old Word file', 'cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'wrong_type'],
    ['a PDF with an archive behind it', 'cv.pdf', Buffer.concat([calmPdf, calmDocx]), 'wrong_type'],
    ['a Word document with a program before it', 'cv.docx', Buffer.concat([program, calmDocx]), 'wrong_type'],
    ['a Word document with a PDF behind it', 'cv.docx', Buffer.concat([calmDocx, calmPdf]), 'wrong_type'],
    [
      'a page that is a PDF too',
      'cv.pdf',
      Buffer.concat([calmPdf.subarray(0, 9), Buffer.from('<script>1</script>'), calmPdf]),
      'wrong_type',
    ],
    [
      'an archive in an archive',
      'cv.docx',
      docxFile(wordXml(['a']), [{ name: 'word/more.zip', content: calmDocx }]),
      'wrong_type',
    ],
    ['a bomb that says so', 'cv.docx', docxFile('', [], 100 * MEGABYTE), 'wrong_type'],
    ['a bomb that says otherwise', 'cv.docx', docxFile(Buffer.alloc(40 * MEGABYTE, ' '), [], 1_000), 'broken'],
    ['half a million paragraphs', 'cv.docx', docxFile(manyParagraphs), 'too_complex'],
    ['an entity from outside', 'cv.docx', docxFile(wordXml(['&x;'], stolen)), 'broken'],
    ['entities that multiply', 'cv.docx', docxFile(wordXml(['&b;'], laughs)), 'broken'],
    ['a protected PDF', 'cv.pdf', encryptedPdf(), 'encrypted'],
    ['a scan', 'cv.pdf', pdfFile({ content: Buffer.from('0 0 595 842 re f') }), 'no_text'],
    ['half a PDF', 'cv.pdf', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj'), 'broken'],
    ['a PDF bomb', 'cv.pdf', pdfBomb(1_500), 'too_complex'],
  ];

  for (const [what, name, content, trouble] of files) {
    it(`is told so in a sentence: ${what}`, async () => {
      expect(content.length).toBeLessThan(5 * MEGABYTE);
      const before = process.memoryUsage.rss();
      const { status, body } = await read(name, content);
      expect(body.errors?.file, body.message).toEqual([CV_TROUBLES[trouble]]);
      expect(body.reason).toBe(trouble);
      expect(status).toBe(422);
      // Whatever it unpacks to, it does so elsewhere.
      expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MEGABYTE);
    });
  }

  it('is told so when it is empty', async () => {
    expect((await read('empty.pdf', Buffer.alloc(0))).body.errors.file).toEqual(['The file is empty.']);
  });
});

describe('the limits of reading', SLOW, () => {
  it('hold for the sources as for the build', async () => {
    const { cv } = await createReadingRoom(PATIENT).read({
      content: await fixture('somali.docx'),
      extension: 'docx',
      asOf: '2026-06',
    });
    expect(cv.personalInfo.lastName).toBe('Faarax');
  });

  it('end what takes too long, and the server lives on', async () => {
    const hasty = await startTestServer({ readingRoom: createReadingRoom({ timeMs: 1 }) });
    const { body } = await read('cv.pdf', await fixture('table.pdf'), hasty.visitor());
    expect(body.errors.file).toEqual([CV_TROUBLES.too_complex]);
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
