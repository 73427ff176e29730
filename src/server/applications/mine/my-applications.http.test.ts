import { describe, expect, it } from 'vitest';
import type { JobFieldArguments } from '#shared/jobs/job-editor.contract.ts';
import { moveTo } from '../../../../tests/harness/test-applicants.ts';
import { application } from '../../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { listen } from '../../../../tests/harness/test-listener.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight', runningParts: true });

const publish = (changes: Partial<JobFieldArguments> = {}) =>
  publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0, ...changes });
const mine = async (client: TestClient, query = '') => (await client.get(`/candidate/applications${query}`)).body;
const own = async (client: TestClient) => (await mine(client)).applications[0];

async function applied(changes: Partial<JobFieldArguments> = {}, candidate?: TestClient) {
  const job = await publish(changes);
  const client = candidate ?? (await fursa.register('candidate'));
  await client.post(`/candidate/job/${job.id}/apply`, application('wizard'));
  const { applications } = await mine(client);
  const { id } = applications.find(({ job: { slug } }: { job: { slug: string } }) => slug === job.slug);
  return { job, candidate: client, id: id as number };
}

const move = (id: number, to: string) => moveTo(fursa, employer, id, to);

describe('the own applications', () => {
  it('say which stage they stand in, how far they came, and what was assessed', async () => {
    const { candidate, id } = await applied();
    const sent = await own(candidate);
    expect(sent).toMatchObject({
      id,
      stage: 'received',
      state: 'in_progress',
      job: { open: true, locality: 'Nakuru', is_remote: false },
      score: { percent: expect.any(Number), category: expect.any(String) },
      unanswered: 0,
      apply_again_from: null,
      may_apply_again: false,
    });
    expect(sent.changed_at).toBe(sent.applied_at);
    await move(id, 'Interview');
    const moved = await own(candidate);
    expect(moved).toMatchObject({ stage: 'interview', state: 'in_progress' });
    expect(moved.changed_at > sent.changed_at).toBe(true);
    expect(moved.stages).toEqual([
      { stage: 'received', reached: true, current: false },
      { stage: 'in_review', reached: true, current: false },
      { stage: 'interview', reached: true, current: true },
      { stage: 'offer', reached: false, current: false },
      { stage: 'hired', reached: false, current: false },
    ]);
  });

  it('that were not selected show how far they had come', async () => {
    const { candidate, id } = await applied();
    await move(id, 'Shortlisted');
    await move(id, 'Not selected');
    const ended = await own(candidate);
    expect(ended).toMatchObject({ stage: 'closed', state: 'ended', apply_again_from: null });
    expect(ended.stages.map(({ reached }: { reached: boolean }) => reached)).toEqual([true, true, false, false, false]);
    expect(ended.stages.some(({ current }: { current: boolean }) => current)).toBe(false);
  });

  it('that led to a contract have ended', async () => {
    const { candidate, id } = await applied();
    await move(id, 'Hired');
    expect(await own(candidate)).toMatchObject({ state: 'ended', stage: 'hired' });
  });

  it('open by their number for their owner, who needs no link: receipt, export, withdrawal', async () => {
    const { candidate, id } = await applied();
    const { status, body } = await candidate.get(`/api/application/${id}`);
    expect(status).toBe(200);
    expect(body.application).toMatchObject({ job: { title: 'Dairy Technician' }, claimable: false });
    const archive = await candidate.get(`/api/application/${id}/export`);
    expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
  });

  it('look to everybody else like what does not exist', async () => {
    const { candidate, id } = await applied();
    const viewers = [fursa.visitor(), await fursa.register('candidate'), await fursa.register('company', 'Curious')];
    for (const viewer of viewers) {
      const missing = await viewer.get('/api/application/999999');
      expect(missing.status).toBe(404);
      for (const path of ['', '/export']) {
        const foreign = await viewer.get(`/api/application/${id}${path}`);
        expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
      }
      expect((await viewer.post(`/api/application/${id}/withdraw`)).status).toBe(404);
    }
    expect((await candidate.get(`/api/application/${id}`)).body.application.outcome).not.toBe('withdrawn');
    expect((await candidate.post(`/api/application/${id}/withdraw`)).body.application.outcome).toBe('withdrawn');
  });
});

describe('applying again', () => {
  const DAY_MS = 86_400_000;

  it('is possible at once after a withdrawal, and not when it has happened', async () => {
    const { candidate, id, job } = await applied();
    await candidate.post(`/api/application/${id}/withdraw`);
    expect(await own(candidate)).toMatchObject({ state: 'ended', outcome: 'withdrawn', may_apply_again: true });
    expect((await candidate.post(`/candidate/job/${job.id}/apply`, application('wizard'))).status).toBe(200);
    const { applications } = await mine(candidate);
    expect(applications).toHaveLength(2);
    expect(applications.map(({ may_apply_again: may }: { may_apply_again: boolean }) => may)).toEqual([false, false]);
  });

  it('waits after a fail for the day that the call itself goes by', async () => {
    const { candidate, job } = await applied({ pass_mark: 100 });
    const { applied_at: at, ...failed } = await own(candidate);
    const from = new Date(Date.parse(at) + 30 * DAY_MS).toISOString();
    expect(failed).toMatchObject({ outcome: 'failed', apply_again_from: from, may_apply_again: false });
    expect((await candidate.get(`/api/job/${job.id}/visit`)).body.reapply_on).toBe(from.slice(0, 10));
    await fursa.database.query(
      `update applications set applied_at = now() - interval '31 days' where job_id = ${job.id}`,
    );
    expect(await own(candidate)).toMatchObject({ may_apply_again: true });
  });

  it('is not promised where the job will be closed by then, or is closed', async () => {
    const { candidate, job } = await applied({ pass_mark: 100, deadline: inDays(10) });
    expect(await own(candidate)).toMatchObject({ apply_again_from: null, may_apply_again: false });
    await fursa.database.query(
      `update applications set applied_at = now() - interval '25 days' where job_id = ${job.id}`,
    );
    expect((await own(candidate)).apply_again_from).not.toBeNull();
    expect((await employer.post(`/company/jobs/${job.id}/close`, {})).status).toBe(200);
    expect(await own(candidate)).toMatchObject({ job: { open: false }, apply_again_from: null });
  });

  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
});

describe('many applications', () => {
  it('come in pages, by whether they have ended, what runs first', async () => {
    const { candidate, id, job } = await applied();
    await fursa.database.query(
      `insert into applications (job_id, company_id, candidate_id, group_id, rank, form, name, email, snapshot, receipt_hash, outcome, applied_at, stage_since)
       select job_id, company_id, candidate_id, group_id, rank, form, name, email, '{}', decode(md5(${id} || '-' || n), 'hex'), 'failed',
         now() - n * interval '1 day', now() - n * interval '1 day'
       from applications, generate_series(1, 44) n where id = ${id}`,
    );
    const first = await mine(candidate);
    expect([first.page, first.pages, first.in_progress, first.ended]).toEqual([1, 3, 1, 44]);
    expect(first.applications).toHaveLength(20);
    expect(first.applications[0]).toMatchObject({ id, state: 'in_progress', job: { slug: job.slug } });
    const last = await mine(candidate, '?page=3');
    expect(last.applications).toHaveLength(5);
    expect((await mine(candidate, '?page=9')).page).toBe(3);
    expect((await mine(candidate, '?state=in_progress')).applications).toHaveLength(1);
    const ended = await mine(candidate, '?state=ended&page=3');
    expect([ended.pages, ended.applications.length]).toEqual([3, 4]);
    expect((await candidate.get('/candidate/applications?state=other')).status).toBe(422);
  });
});

describe('what waits for the candidate', () => {
  it('comes first: an offer, an unread message; then what else is in progress, then what has ended', async () => {
    const candidate = await fursa.register('candidate');
    const ids: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) ids.push((await applied({}, candidate)).id);
    const [offered, written, ended, newest] = ids as [number, number, number, number];
    await move(offered, 'Offer');
    await move(ended, 'Not selected');
    const order = async () => (await mine(candidate)).applications.map(({ id }: { id: number }) => id);
    await move(newest, 'Interview');
    expect(await order()).toEqual([offered, newest, written, ended]);
    const message = { message: 'When could you start?', application_id: written };
    const sent = await employer.post('/company/message/candidate', message);
    expect(sent.status, sent.text).toBe(200);
    expect((await order()).slice(0, 2).sort()).toEqual([offered, written].sort());
    expect((await order()).slice(2)).toEqual([newest, ended]);
  });
});

describe('the last visit', () => {
  it('moves when the dashboard says that somebody looks, and not by reading', async () => {
    const candidate = await fursa.register('candidate');
    expect((await mine(candidate)).last_visit).toBeNull();
    expect((await candidate.post('/candidate/dashboard/seen')).status).toBe(200);
    const { last_visit: seen } = await mine(candidate);
    expect(Math.abs(Date.now() - Date.parse(seen))).toBeLessThan(60_000);
    expect((await mine(candidate)).last_visit).toBe(seen);
    await candidate.post('/candidate/dashboard/seen');
    expect((await mine(candidate)).last_visit > seen).toBe(true);
    const other = await fursa.register('candidate');
    expect((await mine(other)).last_visit).toBeNull();
  });
});

describe('a candidate with an open page', () => {
  it('hears of the stage of their own applications, and of nothing else', async () => {
    const [{ candidate, id }, other] = [await applied(), await applied()];
    const [own, foreign] = [await listen(candidate, fursa.baseUrl), await listen(other.candidate, fursa.baseUrl)];
    await employer.post(`/company/applications/${id}/notes`, { body: 'A note of ours' });
    await move(id, 'Shortlisted');
    await expect.poll(() => own.heard).toEqual([{ type: 'MyApplicationsChanged', ids: [id] }]);
    await candidate.post(`/api/application/${id}/withdraw`);
    await expect.poll(() => own.heard).toHaveLength(2);
    expect(foreign.heard).toEqual([]);
    for (const { socket } of [own, foreign]) socket.disconnect();
  });

  it('hears nothing when a card is only put elsewhere in its column', async () => {
    const { candidate, id } = await applied();
    const { heard, socket } = await listen(candidate, fursa.baseUrl);
    await move(id, 'New');
    await move(id, 'Offer');
    await expect.poll(() => heard).toEqual([{ type: 'MyApplicationsChanged', ids: [id] }]);
    socket.disconnect();
  });
});
