import { beforeAll, describe, expect, it, vi } from 'vitest';
import { embeddedEvaluator } from '#server/screening/embedded/embedded-evaluator.ts';
import type { Evaluator } from '#server/screening/evaluator.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { makeJobsDue } from '../../../tests/harness/test-queue.ts';

const embedded = embeddedEvaluator();
let trouble: 'none' | 'throws' | 'hundred and one' | 'not a number' = 'none';
let isImmediate: true | undefined;
/** Called while the evaluator runs; tests replace it. */
let meanwhile = () => {};
/**
 * The real evaluator, unless a test makes it fail. `isImmediate` decides whether it is asked before or after the
 * application is stored.
 */
const evaluator: Evaluator = {
  id: embedded.id,
  version: embedded.version,
  get isImmediate() {
    return isImmediate;
  },
  async evaluate(job, application) {
    meanwhile();
    if (trouble === 'throws') throw new Error('the evaluator is away');
    const evaluation = await embedded.evaluate(job, application);
    if (trouble === 'hundred and one') return { ...evaluation, overall: 101 };
    if (trouble === 'not a number') return { ...evaluation, overall: Number.NaN };
    return evaluation;
  },
};

const { fursa, admin, employer } = await companyForTests({ evaluator });

const APPLICATION = { coverLetter: 'I would like to work for you and I keep what I promise.', answers: {} };

async function stored(jobId: number) {
  const { rows } = await fursa.database.query(
    `select a.id, a.outcome, a.ai_score as score, g.name as stage from applications a join application_groups g on g.id = a.group_id where a.job_id = ${jobId}`,
  );
  return rows[0] as { id: number; outcome: string; score: number | null; stage: string };
}

/** An application that could not be screened when it came, and is screened again so much later. */
async function screenedLate(fields: { pass_mark: number }, later: string) {
  const job = await publishJob(employer, admin, { ...fields, screening_mode: 'auto' });
  const candidate = await fursa.register('candidate');
  trouble = 'throws';
  await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
  trouble = 'none';
  await fursa.database.query(
    `update applications set applied_at = now() - interval '${later}' where job_id = ${job.id}`,
  );
  await fursa.server.services.verdicts.retryUnscreened();
  return { job, candidate };
}

async function historyOf(applicationId: number) {
  const { rows } = await fursa.database.query(
    `select type, data from history where application_id = ${applicationId} order by id`,
  );
  return rows as { type: string; data: Record<string, unknown> }[];
}

describe.each([
  { when: 'an evaluator that answers at once', pace: true as const },
  { when: 'one that takes its time', pace: undefined },
])('what becomes of an application with $when', ({ pace }) => {
  beforeAll(() => {
    isImmediate = pace;
  });

  it('passes from the pass mark on', async () => {
    const job = await publishJob(employer, admin, { pass_mark: 0, screening_mode: 'auto' });
    const candidate = await fursa.register('candidate');
    const { status, body } = await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    expect([status, body.outcome]).toEqual([200, 'passed']);
    const { id, score, ...rest } = await stored(job.id);
    expect(rest).toEqual({ outcome: 'passed', stage: 'New' });
    expect(await historyOf(id)).toMatchObject([
      { type: 'application.submitted', data: { to: { name: 'New' } } },
      { type: 'application.scored', data: { score } },
      { type: 'application.decided', data: { from: 'under_review', to: 'passed', reason: null } },
    ]);
  });

  it('is turned away below it when the employer chose so, kept in Not selected, with who and why in the history', async () => {
    const job = await publishJob(employer, admin, { pass_mark: 100, screening_mode: 'auto' });
    const candidate = await fursa.register('candidate');
    const { status, body } = await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      success: false,
      code: 'not_approved',
      message: 'Your application did not pass the AI screening.',
      redirect: expect.stringMatching(/^\/application\/[\w-]{43}$/),
    });
    const { id, score, ...rest } = await stored(job.id);
    expect(rest).toEqual({ outcome: 'failed', stage: 'Not selected' });
    expect(body.score).toBe(score);
    const rows = await historyOf(id);
    const basis = expect.stringContaining('pass mark 100, mode auto');
    expect(rows).toMatchObject([
      { type: 'application.submitted', data: { to: { name: 'New' } } },
      { type: 'application.scored', data: { score, basis } },
      { type: 'application.decided', data: { from: 'under_review', to: 'failed', reason: null, basis } },
      { type: 'application.moved', data: { from: { name: 'New' }, to: { name: 'Not selected' }, reason: null } },
    ]);

    const again = await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    expect(again.status).toBe(429);
    expect(again.body.message).toBe('You can apply for this job again in 30 days.');
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(29 * 86_400);
  });

  it('is left to a person in the advising mode', async () => {
    const job = await publishJob(employer, admin, { pass_mark: 100, screening_mode: 'advise' });
    const candidate = await fursa.register('candidate');
    const { status, body } = await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    expect([status, body.outcome]).toEqual([200, 'under_review']);
    expect(await stored(job.id)).toMatchObject({ outcome: 'under_review', stage: 'New' });
  });

  it.each([0, 100])('that cannot be read is for a person, whatever the rest scores (pass mark %i)', async (mark) => {
    const job = await publishJob(employer, admin, { pass_mark: mark, screening_mode: 'auto' });
    const candidate = await fursa.register('candidate');
    const coverLetter = 'Ich bin ein fleißiger Mensch und lerne bei der Arbeit jeden Tag mit den Kollegen etwas Neues.';
    const { status, body } = await candidate.post(`/jobs/apply/${job.id}`, { ...APPLICATION, coverLetter });
    expect([status, body.outcome]).toEqual([200, 'under_review']);
    expect(await stored(job.id)).toMatchObject({ outcome: 'under_review', score: expect.any(Number), stage: 'New' });
  });

  for (const kind of ['throws', 'hundred and one', 'not a number'] as const) {
    it(`neither passes nor fails when the evaluator ${kind === 'throws' ? kind : `answers ${kind}`}, and is screened later`, async () => {
      const job = await publishJob(employer, admin, { pass_mark: 0, screening_mode: 'auto' });
      const candidate = await fursa.register('candidate');
      trouble = kind;
      const { status, body } = await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
      trouble = 'none';
      expect([status, body.outcome]).toEqual([200, 'under_review']);
      expect(await stored(job.id)).toMatchObject({ outcome: 'under_review', score: null });
      await fursa.database.query(
        `update applications set applied_at = now() - interval '1 hour' where job_id = ${job.id}`,
      );
      await fursa.server.services.verdicts.retryUnscreened();
      expect(await stored(job.id)).toMatchObject({ outcome: 'passed' });
    });
  }

  it('turns away also where the settings that it knows have become old while it was judged', async () => {
    const job = await publishJob(employer, admin, { pass_mark: 100, screening_mode: 'auto' });
    const candidate = await fursa.register('candidate');
    isImmediate = true;
    const now = Date.now;
    meanwhile = () => void vi.spyOn(Date, 'now').mockImplementation(() => now() + 11_000);
    const { status } = await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    meanwhile = () => {};
    vi.restoreAllMocks();
    expect(status).toBe(422);
    expect(await stored(job.id)).toMatchObject({ outcome: 'failed' });
  });

  it('is left to people when the evaluator had no answer for a week', async () => {
    const { job } = await screenedLate({ pass_mark: 0 }, '8 days');
    expect(await stored(job.id)).toMatchObject({ outcome: 'under_review', score: null });
  });

  it('is told by a mail when it turns away an hour after the application came', async () => {
    const { job, candidate } = await screenedLate({ pass_mark: 100 }, '1 hour');
    const { id, outcome } = await stored(job.id);
    expect(outcome).toBe('failed');
    await fursa.database.query(
      `update told_stages set changed_at = now() - interval '16 minutes' where application_id = ${id}`,
    );
    const before = await fursa.mailCount(candidate.email);
    for (let run = 0; run < 2; run += 1) {
      await makeJobsDue(fursa);
      await fursa.server.run('messenger.mail_stage');
    }
    expect((await fursa.mailCount(candidate.email)) - before).toBe(1);
    expect(await fursa.lastMailTo(candidate.email)).toContain('decided not to continue with your application');
  });

  it('stores one evaluation with its version and its input, however often it is screened', async () => {
    const job = await publishJob(employer, admin, { pass_mark: 0 });
    const candidate = await fursa.register('candidate');
    await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    const { id } = await stored(job.id);
    await Promise.all([fursa.server.services.verdicts.screen(id), fursa.server.services.verdicts.screen(id)]);
    const { rows } = await fursa.database.query(
      `select evaluator, evaluator_version as version, length(input_hash) as bytes from ai_evaluations where application_id = ${id}`,
    );
    expect(rows).toEqual([{ evaluator: embedded.id, version: embedded.version, bytes: 32 }]);
  });
});
