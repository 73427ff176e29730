import { describe, expect, it } from 'vitest';
import type { JobFieldArguments } from '#shared/jobs/job-editor.contract.ts';
import { application } from '../../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });

const SKILLS = ['Beekeeping', 'Honey extraction', 'Queen rearing', 'Wax rendering'];
const publish = (changes: Partial<JobFieldArguments> = {}) =>
  publishJob(employer, admin, {
    application_form: 'wizard',
    pass_mark: 0,
    title: 'Apiarist',
    skills: SKILLS,
    ...changes,
  });

/** Registers a candidate whose profile has these skills. */
async function keeper(...skills: string[]) {
  const client = await fursa.register('candidate');
  await fursa.database.query(
    `insert into candidate_skills (candidate_id, name, position)
     select c.id, s.name, 0 from candidates c, json_array_elements_text('${JSON.stringify(skills)}'::json) s(name)
     where c.email = '${client.email}'`,
  );
  return client;
}
const recommended = async (client: TestClient) => (await client.get('/candidate/recommendations')).body;
const idsOf = async (client: TestClient) =>
  (await recommended(client)).jobs.map(({ job }: { job: { id: number } }) => job.id);

describe('recommended jobs', () => {
  it('come with the reason, in the language of the reader', async () => {
    const job = await publish();
    const client = await keeper('BEEKEEPING', 'honey extraction', 'Queen rearing');
    const { jobs, knows_you } = await recommended(client);
    expect(knows_you).toBe(true);
    expect(jobs[0]).toMatchObject({
      job: { id: job.id, title: 'Apiarist', company: { name: 'Nuvemba Freight' } },
      reason: 'You have 3 of its 4 skills; only Wax rendering is new.',
    });
    await client.post('/language', { locale: 'ar' });
    expect((await recommended(client)).jobs[0].reason).toContain('Wax rendering');
    expect((await recommended(client)).jobs[0].reason).not.toContain('only');
  });

  it('are never ones that the person has applied to, with the account or its e-mail, or begun to', async () => {
    const [applied, asGuest, begun, open] = [await publish(), await publish(), await publish(), await publish()];
    const client = await keeper(...SKILLS);
    await client.post(`/candidate/job/${applied.id}/apply`, application('wizard'));
    await fursa.visitor().post(`/candidate/job/${asGuest.id}/apply`, application('wizard', client.email));
    const saved = await client.post('/api/session/store', { jobId: begun.id });
    expect(saved.status, saved.text).toBe(200);
    const ids = await idsOf(client);
    expect(ids).toContain(open.id);
    for (const { id } of [applied, asGuest, begun]) expect(ids).not.toContain(id);
  });

  it('are never closed ones', async () => {
    const [closed, open] = [
      await publish({ skills: ['Moth trapping', 'Silk reeling'] }),
      await publish({ skills: ['Moth trapping', 'Silk reeling'] }),
    ];
    const client = await keeper('Moth trapping', 'Silk reeling');
    expect(await idsOf(client)).toEqual([open.id, closed.id]);
    expect((await employer.post(`/company/jobs/${closed.id}/close`, {})).status).toBe(200);
    await expect.poll(() => idsOf(client)).toEqual([open.id]);
  });

  it('go by the last applications where the profile is empty', async () => {
    const first = await publish({ title: 'Glass Blower', skills: [] });
    const client = await fursa.register('candidate');
    expect(await recommended(client)).toMatchObject({ jobs: [], knows_you: false });
    const sent = { ...application('wizard'), skills: ['Lampworking', 'Glass cutting', 'Kiln firing'] };
    const answer = await client.post(`/candidate/job/${first.id}/apply`, sent);
    expect(answer.status, answer.text).toBe(200);
    const job = await publish({ title: 'Artisan', skills: ['Glass cutting', 'Lampworking'] });
    const { jobs, knows_you } = await recommended(client);
    expect(knows_you).toBe(true);
    expect(jobs.map(({ job: { id } }: { job: { id: number } }) => id)).toContain(job.id);
  });
});
