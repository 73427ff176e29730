import type { Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { apply } from '../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { jobFields, publishJob } from '../../../tests/harness/test-jobs.ts';
import { listen as listenOn } from '../../../tests/harness/test-listener.ts';

const { fursa, admin, employer } = await companyForTests({ runningParts: true });
const reviewer = await fursa.signedInAs('reviewer');
const candidate = await fursa.register('candidate');
const job = await publishJob(employer, admin, { application_form: 'wizard' });

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

async function listen(client: TestClient): Promise<RealtimeEvent[]> {
  const { heard, socket } = await listenOn(client, fursa.baseUrl);
  open.push(socket);
  return heard;
}
const typesOf = (heard: RealtimeEvent[]) => new Set(heard.map(({ type }) => type));
const waitingFor = async (client: TestClient, module: 'evaluations' | 'jobs') =>
  (await client.get(`/api/admin/${module}/waiting`)).body.waiting as number;

describe('reviewers and admins', () => {
  it('hear that there is more to evaluate, and how much of it is theirs; others do not', async () => {
    const [byReviewer, byAdmin] = [await listen(reviewer), await listen(admin)];
    const [byEmployer, byCandidate] = [await listen(employer), await listen(candidate)];
    const before = await waitingFor(reviewer, 'evaluations');
    await apply(fursa, job.id);
    const event = { type: 'EvaluationsChanged' };
    await expect.poll(() => byReviewer).toContainEqual(event);
    await expect.poll(() => byAdmin).toContainEqual(event);
    expect(await waitingFor(reviewer, 'evaluations')).toBe(before + 1);
    expect(await waitingFor(admin, 'evaluations')).toBe(before + 1);
    // Once a later event has arrived, none of these can have come before it.
    fursa.server.realtime.publish((await candidate.get('/me')).body.user.id, { type: 'TeamChanged', companyId: 1 });
    await expect.poll(() => typesOf(byCandidate)).toEqual(new Set(['TeamChanged']));
    await expect.poll(() => typesOf(byEmployer)).toEqual(new Set(['BoardCardsChanged']));
  });

  it('count what is evaluated, withdrawn or erased no more', async () => {
    const { id, receipt } = await apply(fursa, job.id);
    const evaluated = await apply(fursa, job.id);
    const erased = await apply(fursa, job.id);
    const before = await waitingFor(reviewer, 'evaluations');
    const { candidate_id } = (
      await fursa.database.query(`select candidate_id::int from applications where id = ${evaluated.id}`)
    ).rows[0] as { candidate_id: number };
    const given = { type: 'overall', score: 70, comment: '', job_id: job.id, candidate_id };
    expect((await admin.post('/admin/evaluation/save-human-evaluation', given)).status).toBe(200);
    await fursa.database.query(
      `update candidates set erased_at = now() where id = (select candidate_id from applications where id = ${erased.id})`,
    );
    expect(await waitingFor(reviewer, 'evaluations')).toBe(before - 2);
    const heard = await listen(reviewer);
    expect((await fursa.visitor().post(`/api/application/${receipt}/withdraw`)).status, String(id)).toBe(200);
    await expect.poll(() => heard).toContainEqual({ type: 'EvaluationsChanged' });
    expect(await waitingFor(reviewer, 'evaluations')).toBe(before - 3);
  });

  it('are told of a burst of applications about once a second', async () => {
    const heard = await listen(reviewer);
    const before = await waitingFor(reviewer, 'evaluations');
    const started = Date.now();
    for (let count = 0; count < 12; count += 1) await apply(fursa, job.id);
    await expect.poll(() => heard.length, { timeout: 5_000 }).toBeGreaterThan(0);
    expect(await waitingFor(reviewer, 'evaluations')).toBe(before + 12);
    expect(heard.length).toBeLessThanOrEqual(Math.ceil((Date.now() - started) / 1_000) + 1);
  });

  it('hear what waits for approval, if they are admins', async () => {
    const [byReviewer, byAdmin] = [await listen(reviewer), await listen(admin)];
    const before = await waitingFor(admin, 'jobs');
    const { id } = (await employer.post('/company/jobs', jobFields())).body.job;
    const { version } = (await employer.post(`/company/jobs/${id}/submit`)).body.job;
    await expect.poll(() => byAdmin).toContainEqual({ type: 'ApprovalsChanged', waiting: before + 1 });
    await admin.post(`/admin/jobs/${id}/approve`, { version });
    await expect.poll(() => byAdmin.at(-1), { timeout: 3_000 }).toEqual({ type: 'ApprovalsChanged', waiting: before });
    // This event arrives after everything above, so the approval would have arrived before it. Applications of the
    // previous test may still be announced meanwhile.
    fursa.server.realtime.publishToReviewers({ type: 'SettingsChanged', keys: ['cooldown_days'] });
    await expect.poll(() => byReviewer).toContainEqual({ type: 'SettingsChanged', keys: ['cooldown_days'] });
    expect(typesOf(byReviewer)).not.toContain('ApprovalsChanged');
  });

  it('hear which settings changed', async () => {
    const heard = [await listen(reviewer), await listen(admin)];
    const change = { cooldown_days: 45, seen: { cooldown_days: null } };
    expect((await admin.request('PUT', '/api/admin/settings', change)).status).toBe(200);
    for (const events of heard) {
      await expect.poll(() => events).toContainEqual({ type: 'SettingsChanged', keys: ['cooldown_days'] });
    }
  });

  it('never hear of boards or messages', async () => {
    const heard = [await listen(reviewer), await listen(admin)];
    const { id } = await apply(fursa, job.id, {}, candidate);
    const { username } = (await candidate.get('/me')).body.user;
    const byCandidate = await listen(candidate);
    const opened = await employer.post('/messages/open', { application_id: id });
    const chat_id = opened.body.conversation.id;
    expect(
      (await employer.post('/send/message', { chat_id, to: null, message: `Good morning, ${username}` })).status,
    ).toBe(200);
    await expect.poll(() => typesOf(byCandidate)).toContain('ChatMessage');
    for (const events of heard) await expect.poll(() => typesOf(events)).toEqual(new Set(['EvaluationsChanged']));
  });

  it.each(['reviewer', 'admin'] as const)('hear nothing more within two seconds after a %s signs out', async (role) => {
    const client = await fursa.signedInAs(role);
    const { socket } = await listenOn(client, fursa.baseUrl);
    open.push(socket);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const started = Date.now();
    await client.post('/logout');
    await closed;
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});
