import { describe, expect, it } from 'vitest';
import { embeddedEvaluator } from '#server/screening/embedded/embedded-evaluator.ts';
import type { Evaluator } from '#server/screening/evaluator.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const embedded = embeddedEvaluator();
let answering = Promise.resolve();
/** The real evaluator, paused until the test releases it. */
const evaluator: Evaluator = {
  id: embedded.id,
  version: embedded.version,
  async evaluate(job, application) {
    await answering;
    return embedded.evaluate(job, application);
  },
};

/** Pauses the evaluator; the test then lets it answer or fail. */
function holdEvaluator() {
  let answer = () => {};
  let fail = () => {};
  answering = new Promise<void>((resolve, reject) => {
    answer = resolve;
    fail = () => reject(new Error('the evaluator is away'));
  });
  answering.catch(() => {});
  return { answer, fail };
}

const { fursa, admin, employer } = await companyForTests({ evaluator });

const APPLICATION = { coverLetter: 'I would like to work for you and I keep what I promise.', answers: {} };
const turningAway = () => publishJob(employer, admin, { pass_mark: 100, screening_mode: 'auto' });

async function columnOf(name: string): Promise<number> {
  const { id } = (await employer.get('/me')).body.user.company;
  const { rows } = await fursa.database.query(
    `select id::int from application_groups where company_id = ${id} and name = '${name}'`,
  );
  return (rows[0] as { id: number }).id;
}

type Stored = {
  id: number;
  version: number;
  outcome: string;
  score: number | null;
  stage: string;
  evaluations: number;
};

async function find(jobId: number): Promise<Stored | undefined> {
  const { rows } = await fursa.database.query(
    `select a.id::int, a.version, a.outcome, a.ai_score as score, g.name as stage,
       (select count(*)::int from ai_evaluations e where e.application_id = a.id) as evaluations
     from applications a join application_groups g on g.id = a.group_id where a.job_id = ${jobId}`,
  );
  return rows[0] as Stored | undefined;
}

async function stored(jobId: number): Promise<Stored> {
  await expect.poll(() => find(jobId)).toBeDefined();
  return (await find(jobId)) as Stored;
}

async function historyOf(applicationId: number) {
  const { rows } = await fursa.database.query(
    `select type, data, actor_id is not null as by_person from history where application_id = ${applicationId} order by id`,
  );
  return rows as { type: string; data: Record<string, unknown>; by_person: boolean }[];
}

async function move(card: { id: number; version: number }, to: string) {
  const answer = await employer.post('/company/applications/move', {
    application_id: card.id,
    to_group_id: await columnOf(to),
    after_id: null,
    version: card.version,
  });
  expect(answer.status).toBe(200);
}

async function retry(jobId: number) {
  answering = Promise.resolve();
  await fursa.database.query(`update applications set applied_at = now() - interval '1 hour' where job_id = ${jobId}`);
  await fursa.server.services.verdicts.retryUnscreened();
}

describe('a verdict that comes late', () => {
  it('does not pull back a card that a recruiter has moved while the evaluator was thinking', async () => {
    const job = await turningAway();
    const candidate = await fursa.register('candidate');
    const { answer } = holdEvaluator();
    const sending = candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    await move(await stored(job.id), 'Interview');
    answer();
    const { status, body } = await sending;
    expect([status, body.outcome]).toEqual([200, 'under_review']);
    const card = await stored(job.id);
    expect(card).toMatchObject({ stage: 'Interview', outcome: 'under_review', evaluations: 1 });
    expect(card.score).not.toBeNull();
    const history = await historyOf(card.id);
    const basis = expect.stringContaining('pass mark 100, mode auto');
    expect(history).toMatchObject([
      { type: 'application.submitted', data: { to: { name: 'New' } }, by_person: false },
      { type: 'application.moved', data: { from: { name: 'New' }, to: { name: 'Interview' } }, by_person: true },
      { type: 'application.scored', data: { score: card.score }, by_person: false },
      {
        type: 'application.judged_late',
        data: { outcome: 'under_review', verdict: 'failed', basis },
        by_person: false,
      },
    ]);
    // The candidate sees that it was assessed, and no rejection.
    const receipt = await fursa.visitor().get(`/api/application/${body.receipt}`);
    expect(receipt.body.application).toMatchObject({ stage: 'Interview', outcome: 'under_review' });
    expect(receipt.body.application.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'received',
      'moved',
      'assessed',
    ]);
  });

  it.each(['Interview', 'New'])(
    'leaves a card that was moved before the screening was tried again, and stands in %s now',
    async (column) => {
      const job = await turningAway();
      const candidate = await fursa.register('candidate');
      holdEvaluator().fail();
      await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
      await move(await stored(job.id), 'Interview');
      if (column === 'New') await move(await stored(job.id), 'New');
      await retry(job.id);
      const card = await stored(job.id);
      expect(card).toMatchObject({ stage: column, outcome: 'under_review', evaluations: 1 });
      expect((await historyOf(card.id)).at(-1)).toMatchObject({
        type: 'application.judged_late',
        data: { verdict: 'failed' },
      });
    },
  );

  it('passes nobody whom a person has put into Not selected', async () => {
    const job = await publishJob(employer, admin, { pass_mark: 0, screening_mode: 'auto' });
    const candidate = await fursa.register('candidate');
    holdEvaluator().fail();
    await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    await move(await stored(job.id), 'Not selected');
    await retry(job.id);
    const card = await stored(job.id);
    expect(card).toMatchObject({ stage: 'Not selected', outcome: 'under_review' });
    expect(card.score).not.toBeNull();
    expect((await historyOf(card.id)).at(-1)).toMatchObject({
      type: 'application.judged_late',
      data: { verdict: 'passed' },
    });
  });

  it('is kept of somebody who has withdrawn meanwhile, who stays withdrawn', async () => {
    const job = await turningAway();
    const candidate = await fursa.register('candidate');
    const { answer } = holdEvaluator();
    const sending = candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    const { id } = await stored(job.id);
    const mail = await fursa.lastMailTo(candidate.email);
    const secret = /\/application\/([\w-]{43})/.exec(mail)?.[1];
    expect((await fursa.visitor().post(`/api/application/${secret}/withdraw`)).status).toBe(200);
    answer();
    await sending;
    const card = await stored(job.id);
    expect(card).toMatchObject({ stage: 'New', outcome: 'withdrawn', evaluations: 1 });
    expect(await historyOf(id)).toMatchObject([
      { type: 'application.submitted', data: { to: { name: 'New' } } },
      { type: 'application.withdrawn', data: { from: 'under_review' } },
      { type: 'application.scored', data: { score: card.score } },
      { type: 'application.judged_late', data: { outcome: 'withdrawn', verdict: 'failed' } },
    ]);
  });

  it('moves a card that nobody has touched, from the column it stood in by its name of that day', async () => {
    const job = await turningAway();
    const candidate = await fursa.register('candidate');
    holdEvaluator().fail();
    await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    const [first, last] = [await columnOf('New'), await columnOf('Not selected')];
    await fursa.database.query(`update application_groups set name = 'Incoming' where id = ${first}`);
    await retry(job.id);
    await fursa.database.query(`update application_groups set name = 'New' where id = ${first}`);
    const card = await stored(job.id);
    expect(card).toMatchObject({ stage: 'Not selected', outcome: 'failed' });
    const arrivals = (await historyOf(card.id)).filter(({ data }) => typeof data.to === 'object');
    expect(arrivals).toMatchObject([
      { type: 'application.submitted', data: { to: { id: first, name: 'New' } } },
      {
        type: 'application.moved',
        data: { from: { id: first, name: 'Incoming' }, to: { id: last, name: 'Not selected' } },
      },
    ]);
  });

  it('and a move at the same moment come one after the other, and the person has the last word', async () => {
    for (let round = 0; round < 4; round += 1) {
      const job = await turningAway();
      const candidate = await fursa.register('candidate');
      const { answer } = holdEvaluator();
      const sending = candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
      const card = await stored(job.id);
      const notSelected = await columnOf('Not selected');
      const moving = employer.post('/company/applications/move', {
        application_id: card.id,
        to_group_id: round % 2 ? notSelected : await columnOf('Offer'),
        after_id: null,
        version: card.version,
      });
      answer();
      const [{ status }] = await Promise.all([moving, sending]);
      const after = await stored(job.id);
      // A move that came after the verdict is refused, because the card has changed.
      expect(status === 200 ? after.outcome : status).toBe(status === 200 ? 'under_review' : 409);
      expect(after.stage).toBe(status === 200 && round % 2 === 0 ? 'Offer' : 'Not selected');
    }
  });
});

describe('a column that is renamed', () => {
  const rename = (id: number, name: string) =>
    fursa.database.query(`update application_groups set name = '${name}' where id = ${id}`);

  it('keeps its past on the receipt and the dashboards, and another that takes its name gets none of it', async () => {
    answering = Promise.resolve();
    const job = await publishJob(employer, admin, { pass_mark: 0 });
    const candidate = await fursa.register('candidate');
    const { body } = await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    await move(await stored(job.id), 'Interview');
    await move(await stored(job.id), 'New');
    const [first, shortlisted, interview] = [
      await columnOf('New'),
      await columnOf('Shortlisted'),
      await columnOf('Interview'),
    ];
    const receipt = async () => (await fursa.visitor().get(`/api/application/${body.receipt}`)).body.application;
    const before = await receipt();
    await rename(interview, 'Talks');
    await rename(shortlisted, 'Interview');
    await rename(first, 'Incoming');

    const after = await receipt();
    type Stage = { name: string; reached_at: string | null };
    const reachedAt = (view: { stages: Stage[] }, name: string) =>
      view.stages.find((stage) => stage.name === name)?.reached_at;
    expect(reachedAt(before, 'Interview')).not.toBeNull();
    // The candidate sees stages and never the employer's column names.
    expect(after.stages).toEqual(before.stages);
    expect(after.stage).toBe('Received');
    expect(after.timeline).toEqual(before.timeline);
    const own = (await candidate.get('/candidate/applications')).body.applications;
    expect(own).toMatchObject([{ stage: 'received' }]);
    const { jobs } = (await employer.get('/company/jobs/list')).body;
    expect(jobs.find(({ id }: { id: number }) => id === job.id)).toMatchObject({
      applications: 1,
      new_applications: 1,
    });

    for (const [id, name] of [
      [first, 'New'],
      [shortlisted, 'Shortlisted'],
      [interview, 'Interview'],
    ] as const)
      await rename(id, name);
  });
});
