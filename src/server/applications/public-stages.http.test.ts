import { describe, expect, it } from 'vitest';
import { apply, columnOf, moveTo } from '../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { listen } from '../../../tests/harness/test-listener.ts';

const { fursa, admin, employer } = await companyForTests({ runningParts: true });
const job = await publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 });
const PRIVATE = ['Maybe later, too expensive', 'Second round with Faisal', 'Trial day', 'Talent pool'];

async function addColumn(name: string, public_stage?: string): Promise<number> {
  const { status, body, text } = await employer.post('/company/applications/group/store', {
    name,
    ...(public_stage && { public_stage }),
  });
  expect(status, text).toBe(200);
  return body.group.id;
}

describe('what candidates see of a column', () => {
  it('is its public stage: In review unless the employer says otherwise', async () => {
    const id = await addColumn(PRIVATE[0] as string);
    const { body } = await employer.get('/company/applications/board');
    const stages = Object.fromEntries(
      body.groups.map(({ name, public_stage }: { name: string; public_stage: string }) => [name, public_stage]),
    );
    expect(stages).toEqual({
      New: 'received',
      Shortlisted: 'in_review',
      Interview: 'interview',
      Offer: 'offer',
      'Maybe later, too expensive': 'in_review',
      Hired: 'hired',
      'Not selected': 'closed',
    });
    const renamed = await employer.request('PUT', '/company/applications/group/update', {
      id,
      name: 'Talent pool',
      public_stage: 'closed',
    });
    expect(renamed.body.group).toMatchObject({ name: 'Talent pool', public_stage: 'closed' });
    // A rename request without a stage, as the specification writes it, leaves the stage unchanged.
    const again = await employer.request('PUT', '/company/applications/group/update', { id, name: 'Talents' });
    expect(again.body.group.public_stage).toBe('closed');
    const odd = await employer.post('/company/applications/group/store', { name: 'Odd', public_stage: 'rejected' });
    expect(odd.status).toBe(422);
  });

  it('is all that receipt, dashboard, conversation, archive and events tell of ten columns', async () => {
    const candidate = await fursa.register('candidate');
    const { id, receipt } = await apply(fursa, job.id, { person: { email: candidate.email } }, candidate);
    for (const name of ['Second round with Faisal', 'Trial day']) await addColumn(name, 'interview');
    for (const name of ['Phone screen', 'References']) await addColumn(name);
    const { heard, socket } = await listen(candidate, fursa.baseUrl);
    const seen = async () => {
      const { application } = (await candidate.get(`/api/application/${receipt}`)).body;
      const [mine] = (await candidate.get('/candidate/applications')).body.applications;
      return { application, mine };
    };
    await moveTo(fursa, employer, id, 'Second round with Faisal');
    await expect.poll(() => heard.length).toBe(1);
    const first = await seen();
    expect(first.application.stage).toBe('Interview');
    expect(first.application.stages.map(({ name }: { name: string }) => name)).toEqual([
      'Received',
      'In review',
      'Interview',
      'Offer',
      'Hired',
    ]);
    // A move between columns of the same public stage tells the candidate nothing: no event, no entry, no new date.
    await moveTo(fursa, employer, id, 'Trial day');
    await moveTo(fursa, employer, id, 'Interview');
    const second = await seen();
    expect(second.application.timeline).toEqual(first.application.timeline);
    expect(second.application.stage_since).toBe(first.application.stage_since);
    expect(second.mine.changed_at).toBe(first.mine.changed_at);
    await moveTo(fursa, employer, id, 'Trial day');
    await moveTo(fursa, employer, id, 'References');
    await expect.poll(() => heard.length).toBe(2);
    socket.disconnect();
    const opened = await candidate.post('/messages/open', { application_id: id });
    expect(opened.body.conversation).toMatchObject({ application_status: 'In review', public_stage: 'in_review' });
    const list = await candidate.get('/get/users');
    const everything = JSON.stringify([await seen(), opened.body, list.body, heard]);
    for (const name of ['Second round', 'Trial day', 'References', 'Phone screen', 'Shortlisted']) {
      expect(everything, name).not.toContain(name);
    }
    const byEmployer = await employer.post('/messages/open', { application_id: id });
    expect(byEmployer.body.conversation.application_status).toBe('References');
  });

  it('is in the reader’s language', async () => {
    const { receipt, id } = await apply(fursa, job.id);
    await moveTo(fursa, employer, id, 'Interview');
    const visitor = fursa.visitor();
    const { body } = await visitor.get(`/api/application/${receipt}`, { headers: { 'accept-language': 'sw' } });
    expect(body.application.stage).toBe('Usaili');
  });

  it('can end an application in a column of the employer’s own', async () => {
    const candidate = await fursa.register('candidate');
    const { id } = await apply(fursa, job.id, { person: { email: candidate.email } }, candidate);
    const column = await addColumn('Archive', 'closed');
    await moveTo(fursa, employer, id, 'Archive');
    const [mine] = (await candidate.get('/candidate/applications')).body.applications;
    expect(mine).toMatchObject({ stage: 'closed', state: 'ended' });
    expect(column).toBe(await columnOf(fursa, employer, 'Archive'));
  });
});

describe('what a job promises about its score', () => {
  it('depends on whether the employer shows the reasons', async () => {
    const shown = async () => (await fursa.visitor().get(`/api/job/${job.slug}/details`)).body.job.shows_reasons;
    expect(await shown()).toBe(true);
    const { fields } = (await employer.get('/company/profile/fields')).body;
    const saved = await employer.request('PUT', '/company/profile', { ...fields, shows_section_scores: false });
    expect(saved.status, saved.text).toBe(200);
    expect(await shown()).toBe(false);
  });
});
