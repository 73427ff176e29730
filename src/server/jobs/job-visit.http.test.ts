import { describe, expect, it } from 'vitest';
import { application } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });

describe('the person’s own part of a job page', () => {
  const visit = async (client: TestClient, id: number) => (await client.get(`/api/job/${id}/visit`)).body;

  it('names the day from which on they may apply again after a fail', async () => {
    const job = await publishJob(employer, admin, {
      application_form: 'wizard',
      screening_mode: 'auto',
      pass_mark: 100,
    });
    const candidate = await fursa.register('candidate');
    expect(await visit(candidate, job.id)).toEqual({ success: true, applied: false, reapply_on: null });
    const failed = await candidate.post(`/candidate/job/${job.id}/apply`, application('wizard'));
    expect(failed.body).toMatchObject({ code: 'not_approved', reapply_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    const { reapply_on: day } = failed.body;
    expect(await visit(candidate, job.id)).toEqual({ success: true, applied: false, reapply_on: day });
    // Others do not see when this candidate may apply again.
    expect(await visit(fursa.visitor(), job.id)).toEqual({ success: true, applied: false, reapply_on: null });
    const { email } = (await candidate.get('/me')).body.user;
    await fursa.database.query(
      `update applications set applied_at = now() - interval '31 days' where email = '${email}'`,
    );
    expect(await visit(candidate, job.id)).toEqual({ success: true, applied: false, reapply_on: null });
  });

  it('says so when one is running', async () => {
    const { id } = await publishJob(employer, admin, { application_form: 'wizard' });
    const candidate = await fursa.register('candidate');
    await candidate.post(`/candidate/job/${id}/apply`, application('wizard'));
    expect(await visit(candidate, id)).toEqual({ success: true, applied: true, reapply_on: null });
  });
});

describe('the country that a form proposes', () => {
  const detailsOf = async (slug: string) => (await fursa.visitor().get(`/api/job/${slug}/details`)).body.job;

  it('is that of the job, or else that of the settings; a number without a code is read by it', async () => {
    const job = await publishJob(employer, admin, { application_form: 'form', country: 'KE', pass_mark: 0 });
    expect(await detailsOf(job.slug)).toMatchObject({ phone_country: 'KE', screening_mode: 'advise' });
    const anywhere = await publishJob(employer, admin, {
      application_form: 'form',
      is_remote: true,
      country: null,
      full_address: null,
      locality: null,
      latitude: null,
      longitude: null,
    });
    expect(await detailsOf(anywhere.slug)).toMatchObject({ phone_country: 'SO' });
    const sent = application('form');
    const personalInfo = { ...sent.personalInfo, phone: '0712 345678' };
    const { body } = await fursa.visitor().post(`/candidate/job/${job.id}/apply`, { ...sent, personalInfo });
    const { application: stored } = (await fursa.visitor().get(`/api/application/${body.receipt}`)).body;
    expect(stored.sent.personalInfo.phone).toBe('+254 712 345678');
  });
});
