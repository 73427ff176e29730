import { describe, expect, it } from 'vitest';
import { apply, columnOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import { PDF } from '../../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests();
const stranger = await fursa.register('company');
const reviewer = await fursa.signedInAs('reviewer');
const job = await publishJob(employer, admin, { application_form: 'wizard' });

async function resumeOf(id: number): Promise<number> {
  const { rows } = await fursa.database.query(`select resume_id::int as id from applications where id = ${id}`);
  return (rows[0] as { id: number }).id;
}
const cvOf = (client: TestClient, id: number | string, rest = '') => client.get(`/candidates/download/cv/${id}${rest}`);
const looks = async (id: number) =>
  (await fursa.database.query(`select type from history where type = 'cv.opened' and application_id = ${id}`)).rows
    .length;

describe('a CV', () => {
  it('comes with its own name, as a file, and is not guessed at', async () => {
    const { id } = await apply(fursa, job.id, { cv: 'Sírta CV "2".pdf' });
    const { status, headers, text } = await cvOf(employer, await resumeOf(id));
    expect([status, text.slice(0, 5)]).toEqual([200, PDF.subarray(0, 5).toString()]);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-length')).toBe(String(PDF.length));
    const stored = await fursa.database.query(`select name from resumes where id = ${await resumeOf(id)}`);
    const { name } = stored.rows[0] as { name: string };
    expect(name).toMatch(/^Sírta CV/);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="Sirta CV [^"]*"; filename\*=UTF-8''S%C3%ADrta%20CV/,
    );
    expect(decodeURIComponent(headers.get('filename') ?? '')).toBe(name);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('can be looked at inside our own pages, when it is a PDF', async () => {
    const { id } = await apply(fursa, job.id, { cv: 'a.pdf' });
    const resumeId = await resumeOf(id);
    const { headers } = await cvOf(employer, resumeId, '?inline=1');
    expect(headers.get('content-disposition')).toMatch(/^inline; /);
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
    await fursa.database.query(
      `update files set media_type = 'application/msword' where id = (select file_id from resumes where id = ${resumeId})`,
    );
    expect((await cvOf(employer, resumeId, '?inline=1')).headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('is for its owner, the employers it was sent to, reviewers and admins; to others it does not exist', async () => {
    const candidate = await fursa.register('candidate');
    const other = await fursa.register('candidate');
    const { id } = await apply(fursa, job.id, { cv: 'a.pdf' }, candidate);
    const resumeId = await resumeOf(id);
    const kept = (await candidate.upload('/candidate/resumes', 'unsent.pdf', PDF)).body.resume.id;
    for (const client of [candidate, employer, reviewer]) expect((await cvOf(client, resumeId)).status).toBe(200);
    expect(await looks(id)).toBe(0);
    expect((await cvOf(admin, resumeId)).status).toBe(200);
    expect(await looks(id)).toBe(1);
    const missing = await cvOf(stranger, 999_999);
    expect(missing.status).toBe(404);
    for (const answer of [
      await cvOf(stranger, resumeId),
      await cvOf(other, resumeId),
      // This CV was uploaded, but not sent to any employer.
      await cvOf(employer, kept),
      await cvOf(reviewer, kept),
      await cvOf(employer, '1%27'),
      await cvOf(employer, '-1'),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    expect((await cvOf(candidate, kept)).status).toBe(200);
    expect((await cvOf(fursa.visitor(), resumeId)).status).toBe(401);
  });

  it('is not there while blind review hides its owner, nor when they are gone', async () => {
    const { id } = await apply(fursa, job.id, { cv: 'a.pdf' });
    const resumeId = await resumeOf(id);
    const until_group_id = await columnOf(fursa, employer, 'Interview');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    expect((await cvOf(employer, resumeId)).status).toBe(404);
    await moveTo(fursa, employer, id, 'Interview');
    expect((await cvOf(employer, resumeId)).status).toBe(200);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
    await fursa.database.query(
      `update candidates set erased_at = now() where id = (select candidate_id from applications where id = ${id})`,
    );
    for (const client of [employer, admin, reviewer]) expect((await cvOf(client, resumeId)).status).toBe(404);
  });
});

describe('a photo', () => {
  it('is for the employer, unless blind review hides it, and for whoever evaluates', async () => {
    const candidate = await fursa.register('candidate');
    const { id } = await apply(fursa, job.id, { cv: 'a.pdf' }, candidate);
    const address = `/candidates/photo/${id}`;
    expect((await employer.get(address)).status).toBe(404);
    await fursa.database.query(
      `update candidates set photo_file_id = (select file_id from resumes where id = ${await resumeOf(id)})
       where id = (select candidate_id from applications where id = ${id})`,
    );
    const { body } = await employer.get(`/candidate/application/profile/details?application_id=${id}`);
    expect(body.candidate.photo).toMatch(new RegExp(`^${address}\\?v=\\d+$`));
    for (const client of [employer, candidate, reviewer, admin]) {
      expect((await client.get(address)).status).toBe(200);
    }
    expect((await stranger.get(address)).status).toBe(404);
    const until_group_id = await columnOf(fursa, employer, 'Hired');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    expect((await employer.get(address)).status).toBe(404);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
    await fursa.database.query(`update applications set outcome = 'withdrawn' where id = ${id}`);
    expect((await reviewer.get(address)).status).toBe(404);
    expect((await employer.get(address)).status).toBe(200);
  });
});
