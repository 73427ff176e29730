import { describe, expect, it } from 'vitest';
import { application, PDF } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import type { FileParserPool } from '../documents/file-parser-pool.ts';

/** A stub that opens no document and has no queue: these tests are about what is stored. */
const fileParserPool = { read: async () => true, close() {} } as unknown as FileParserPool;
const { fursa, admin, employer } = await companyForTests({ fileParserPool });

type Cv = { id: number; name: string; is_default: boolean };
const CVS = '/candidate/resumes';
const add = async (client: TestClient, name: string): Promise<Cv> => (await client.upload(CVS, name, PDF)).body.resume;
const list = async (client: TestClient): Promise<Cv[]> => (await client.get(CVS)).body.resumes;
const rename = (client: TestClient, id: number, name: string) => client.request('PUT', `${CVS}/${id}`, { name });
const remove = (client: TestClient, id: number) => client.request('DELETE', `${CVS}/${id}`);
const publish = () => publishJob(employer, admin, { application_form: 'wizard' });
const fileCount = async () => (await fursa.database.query('select count(*)::int as n from files')).rows[0]?.n as number;
const sentCv = async (jobId: number) =>
  (
    await fursa.database.query(
      `select a.id::int, a.resume_id::int as cv, r.name, r.in_profile from applications a
       left join resumes r on r.id = a.resume_id where a.job_id = ${jobId}`,
    )
  ).rows[0] as { id: number; cv: number; name: string; in_profile: boolean };

const FULL = 'You can keep up to 10 CVs. Please delete one first, or choose one of those you have.';

describe('the CVs of a profile', () => {
  it('are listed with the default one first, which is the first one until another is chosen', async () => {
    const candidate = await fursa.register('candidate');
    const [a, b, c] = [await add(candidate, 'a.pdf'), await add(candidate, 'b.pdf'), await add(candidate, 'c.pdf')];
    expect(a).toEqual({
      id: expect.any(Number),
      name: 'a.pdf',
      bytes: PDF.length,
      is_pdf: true,
      is_default: true,
      created_at: expect.any(String),
    });
    const order = async () => (await list(candidate)).map(({ name, is_default }) => [name, is_default]);
    expect(await order()).toEqual([
      ['a.pdf', true],
      ['c.pdf', false],
      ['b.pdf', false],
    ]);
    const chosen = await candidate.post(`${CVS}/${b.id}/default`);
    expect(chosen.body.resume).toMatchObject({ id: b.id, is_default: true });
    expect(await order()).toEqual([
      ['b.pdf', true],
      ['a.pdf', false],
      ['c.pdf', false],
    ]);
    // When the default CV is deleted, the previous default takes its place.
    expect((await remove(candidate, b.id)).status).toBe(200);
    await remove(candidate, a.id);
    expect(await order()).toEqual([['c.pdf', true]]);
    expect(c.is_default).toBe(false);
  });

  it('have one default, whoever is quicker', async () => {
    const candidate = await fursa.register('candidate');
    const cvs = [await add(candidate, 'a.pdf'), await add(candidate, 'b.pdf'), await add(candidate, 'c.pdf')];
    await Promise.all(cvs.map(({ id }) => candidate.post(`${CVS}/${id}/default`)));
    expect((await list(candidate)).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('are ten at most: the eleventh is refused in words, also of ten that come at once', async () => {
    const candidate = await fursa.register('candidate');
    for (let number = 1; number <= 5; number += 1) await add(candidate, `${number}.pdf`);
    const before = await fileCount();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => candidate.upload(CVS, `x${at}.pdf`, PDF)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(5);
    for (const { status, body } of refused) expect([status, body.errors]).toEqual([422, { file: [FULL] }]);
    expect(await list(candidate)).toHaveLength(10);
    expect(await fileCount()).toBe(before + 5);
    const [first] = await list(candidate);
    await remove(candidate, first?.id ?? 0);
    expect((await candidate.upload(CVS, 'now.pdf', PDF)).status).toBe(200);
  });

  it('are told apart by their names', async () => {
    const candidate = await fursa.register('candidate');
    const names = await Promise.all(['CV.pdf', 'CV.pdf', 'cv.PDF', 'CV.pdf'].map((name) => add(candidate, name)));
    expect(new Set(names.map(({ name }) => name.toLowerCase())).size).toBe(4);
    expect((await list(candidate)).map(({ name }) => name.toLowerCase()).sort()).toEqual([
      'cv (2).pdf',
      'cv (3).pdf',
      'cv (4).pdf',
      'cv.pdf',
    ]);
    const long = `${'x'.repeat(251)}.pdf`;
    await add(candidate, long);
    const again = await add(candidate, long);
    expect([again.name.length, again.name.slice(-8)]).toEqual([255, ' (2).pdf']);
  });

  it('are renamed, with the ending that the file has', async () => {
    const candidate = await fursa.register('candidate');
    const cv = await add(candidate, 'scan 17.pdf');
    expect((await rename(candidate, cv.id, '  Hodan, cold chain ')).body.resume.name).toBe('Hodan, cold chain.pdf');
    expect((await rename(candidate, cv.id, 'Hodan.PDF')).body.resume.name).toBe('Hodan.PDF');
    expect((await rename(candidate, cv.id, 'Hodan.docx')).body.resume.name).toBe('Hodan.docx.PDF');
    const other = await add(candidate, 'other.pdf');
    const taken = await rename(candidate, other.id, 'hodan.DOCX');
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      { name: ['You already have a CV with this name. Please choose another name.'] },
    ]);
    expect((await rename(candidate, other.id, 'OTHER')).body.resume.name).toBe('OTHER.pdf');
    for (const [name, words] of [
      ['  ', 'Please give the CV a name.'],
      ['x'.repeat(121), 'This text is too long: at most 120 characters.'],
      ['a\nb', expect.any(String)],
      ['a\u202efdp', expect.any(String)],
    ] as const) {
      const { status, body } = await rename(candidate, other.id, name);
      expect([status, Object.keys(body.errors)], name).toEqual([422, ['name']]);
      if (name.length < 100) expect(body.errors.name).toEqual([words]);
    }
  });

  it('are nobody else’s: to others they do not exist', async () => {
    const [candidate, other] = [await fursa.register('candidate'), await fursa.register('candidate')];
    const { id } = await add(candidate, 'mine.pdf');
    await add(other, 'theirs.pdf');
    for (const [act, missing] of [
      [() => rename(other, id, 'x'), () => rename(other, 999_999, 'x')],
      [() => other.post(`${CVS}/${id}/default`), () => other.post(`${CVS}/999999/default`)],
      [() => remove(other, id), () => remove(other, 999_999)],
      [() => other.get(`/candidates/download/cv/${id}`), () => other.get('/candidates/download/cv/999999')],
    ] as const) {
      const [theirs, none] = [await act(), await missing()];
      expect([theirs.status, theirs.text]).toEqual([404, none.text]);
    }
    expect(await list(candidate)).toMatchObject([{ name: 'mine.pdf', is_default: true }]);
  });
});

describe('a CV that was sent', () => {
  it('stays with its application as it was, whatever becomes of the one in the profile', async () => {
    const candidate = await fursa.register('candidate');
    const [wizard, quick] = [await publish(), await publishJob(employer, admin)];
    const { id } = await add(candidate, 'before.pdf');
    await candidate.post(`/candidate/job/${wizard.id}/apply`, { ...application('wizard'), resume_id: id });
    await candidate.post(`/jobs/apply/${quick.id}`, { coverLetter: 'x'.repeat(200), answers: {}, resume_id: id });
    const before = await fileCount();
    await rename(candidate, id, 'for somebody else');
    expect((await remove(candidate, id)).status).toBe(200);
    expect(await list(candidate)).toEqual([]);
    expect(await fileCount()).toBe(before);
    expect((await candidate.get(`/candidates/download/cv/${id}`)).status).toBe(404);
    for (const job of [wizard, quick]) {
      const { cv, name, in_profile } = await sentCv(job.id);
      expect([name, in_profile]).toEqual(['before.pdf', false]);
      for (const client of [employer, candidate]) {
        const { status, headers } = await client.get(`/candidates/download/cv/${cv}`);
        expect([status, headers.get('content-length')]).toEqual([200, String(PDF.length)]);
      }
      // The copy belongs to the application and cannot be changed.
      expect((await rename(candidate, cv, 'x')).status).toBe(404);
      expect((await remove(candidate, cv)).status).toBe(404);
    }
  });

  it('is not seen in the profile by those whom it was not sent to', async () => {
    const candidate = await fursa.register('candidate');
    const job = await publish();
    const { id } = await add(candidate, 'mine.pdf');
    await candidate.post(`/candidate/job/${job.id}/apply`, { ...application('wizard'), resume_id: id });
    expect((await employer.get(`/candidates/download/cv/${id}`)).status).toBe(404);
  });

  it('of an older time is kept for the application that names it', async () => {
    const candidate = await fursa.register('candidate');
    const job = await publish();
    const { id } = await add(candidate, 'old.pdf');
    await candidate.post(`/candidate/job/${job.id}/apply`, application('wizard'));
    await fursa.database.query(`update applications set resume_id = ${id} where job_id = ${job.id}`);
    await remove(candidate, id);
    expect(await list(candidate)).toEqual([]);
    expect((await employer.get(`/candidates/download/cv/${id}`)).status).toBe(200);
  });

  it('and was deleted at the same moment is either sent or refused in words', async () => {
    const candidate = await fursa.register('candidate');
    for (let round = 0; round < 4; round += 1) {
      const job = await publish();
      const { id } = await add(candidate, 'short-lived.pdf');
      const [sent, deleted] = await Promise.all([
        candidate.post(`/candidate/job/${job.id}/apply`, { ...application('wizard'), resume_id: id }),
        remove(candidate, id),
      ]);
      expect(deleted.status).toBe(200);
      if (sent.status === 422) {
        expect(sent.body.errors).toEqual({ resume_id: ['Please choose one of your own CVs.'] });
      } else {
        expect((await employer.get(`/candidates/download/cv/${(await sentCv(job.id)).cv}`)).status).toBe(200);
      }
    }
  });

  it('from the form stands in the profile too, as long as there is room', async () => {
    const candidate = await fursa.register('candidate');
    const send = async () => {
      const job = await publish();
      const { cv } = (await candidate.upload(`/candidate/job/${job.id}/cv`, 'new.pdf', PDF)).body;
      return candidate.post(`/candidate/job/${job.id}/apply`, { ...application('wizard'), cv });
    };
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect((await list(candidate)).map(({ name }) => name)).toEqual(['new.pdf', 'new (2).pdf']);
    for (let number = 3; number <= 10; number += 1) await add(candidate, `${number}.pdf`);
    expect((await send()).status).toBe(200);
    expect(await list(candidate)).toHaveLength(10);
  });
});
