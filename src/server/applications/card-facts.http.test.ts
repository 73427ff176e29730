import { describe, expect, it } from 'vitest';
import { application } from '../../../tests/harness/test-applications.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests();

const COLUMNS =
  'profession, experience_level, education_level, country_code, search_name, search_skills, source, version';
async function cardOf(jobId: number) {
  const { rows } = await fursa.database.query(`select ${COLUMNS} from applications where job_id = $1`, [jobId]);
  return rows[0];
}

describe('what a card says of an application', () => {
  it('is stored with it, as it was sent', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard' });
    const sent = { ...application('wizard'), source: 'Newsletter' };
    expect((await fursa.visitor().post(`/candidate/job/${job.id}/apply`, sent)).status).toBe(200);
    const { firstName, lastName } = sent.personalInfo;
    const card = await cardOf(job.id);
    expect(card).toMatchObject({
      profession: sent.experiences?.[0]?.designation,
      experience_level: expect.any(String),
      education_level: sent.educations?.[0]?.level,
      country_code: 'SO',
      search_name: `${firstName} ${lastName}`.toLowerCase(),
      source: 'newsletter',
    });
    expect(String(card?.search_skills).split('\n')).toHaveLength(1 + (sent.skills?.length ?? 0));
  });

  it('is filled in later for applications that are older than it', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard' });
    await fursa.visitor().post(`/candidate/job/${job.id}/apply`, application('wizard'));
    const before = await cardOf(job.id);
    await fursa.database.query(
      `update applications set profession = null, experience_level = null, education_level = null, country_code = null,
         search_name = null, search_skills = null where job_id = $1`,
      [job.id],
    );
    await fursa.server.run('card-facts');
    expect(await cardOf(job.id)).toEqual(before);
  });

  it('is no reason to stop where nothing of the application is left', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard' });
    await fursa.visitor().post(`/candidate/job/${job.id}/apply`, application('wizard'));
    await fursa.database.query(
      `update applications set name = '', snapshot = '{}', profession = null, search_name = null where job_id = $1`,
      [job.id],
    );
    await fursa.server.run('card-facts');
    expect(await cardOf(job.id)).toMatchObject({ search_name: '', search_skills: '', profession: null });
  });

  it('refuses nobody for an odd source, and takes one of the quick form', async () => {
    const form = await publishJob(employer, admin, { application_form: 'simple' });
    const odd = { ...application('simple'), source: '<script>'.repeat(400) };
    expect((await fursa.visitor().post(`/candidate/job/${form.id}/apply`, odd)).status).toBe(200);
    expect(await cardOf(form.id)).toMatchObject({ source: null, education_level: null });
    const quick = await publishJob(employer, admin);
    const candidate = await fursa.register('candidate');
    const sent = { coverLetter: 'I would like to work there.', answers: {}, source: 'jobs.partner.example' };
    expect((await candidate.post(`/jobs/apply/${quick.id}`, sent)).status).toBe(200);
    expect(await cardOf(quick.id)).toMatchObject({ source: 'jobs.partner.example', experience_level: null });
  });
});
