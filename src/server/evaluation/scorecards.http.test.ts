import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { applyForEvaluation, type Evaluated, openEvaluation, save } from '../../../tests/harness/test-evaluations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests();
const reviewer = await fursa.signedInAs('reviewer');
const second = await fursa.signedInAs('reviewer');
const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });

const newApplication = () => applyForEvaluation(fursa, job.id);
async function only<Row>(query: string): Promise<Row> {
  return (await fursa.database.query(query)).rows[0] as Row;
}
const managerScore = async ({ id }: Evaluated) =>
  (await only<{ score: number | null }>(`select manager_score as score from applications where id = ${id}`)).score;
const stepsOf = async ({ id }: Evaluated) =>
  (
    await fursa.database.query(
      `select data->'total' as total, data->'entry' as entry, actor_id::int as actor from history
       where type = 'scorecard.saved' and application_id = ${id} order by id`,
    )
  ).rows;
const idOf = async (client: typeof reviewer) => (await client.get('/me')).body.user.id as number;

describe('a scorecard', () => {
  it('takes items, sections and the whole, and answers what was saved with the new means', async () => {
    const application = await newApplication();
    const item = await save(reviewer, application, {
      type: 'education',
      item_id: application.education,
      score: 60,
      comment: ' The right subject.\r\n',
    });
    expect(item.body).toMatchObject({
      success: true,
      evaluation: {
        type: 'education',
        item_id: application.education,
        score: 60,
        comment: 'The right subject.',
        version: 1,
      },
      means: {
        item: { score: 60, reviewers: 1 },
        section: { score: 60, reviewers: 0 },
        overall: { score: null, reviewers: 0 },
      },
      state: 'partly',
      my_state: 'partly',
    });
    const section = await save(reviewer, application, { type: 'skills', score: 81 });
    expect(section.body.means).toEqual({
      item: null,
      section: { score: 81, reviewers: 1 },
      overall: { score: null, reviewers: 0 },
    });
    expect(await managerScore(application)).toBeNull();
    const profile = await save(reviewer, application, { type: 'profile', score: null, comment: 'Consistent.' });
    expect(profile.body.means).toMatchObject({ section: { score: null }, overall: { score: null } });
    const whole = await save(reviewer, application, { type: 'overall', score: 0, comment: 'No.' });
    expect(whole.body).toMatchObject({
      means: { overall: { score: 0, reviewers: 1 } },
      state: 'done',
      my_state: 'done',
    });
    expect(await managerScore(application)).toBe(0);
    const { body } = await openEvaluation(reviewer, application);
    expect(body.mine.map(({ type, score }: { type: string; score: number | null }) => [type, score])).toEqual([
      ['education', 60],
      ['skills', 81],
      ['profile', null],
      ['overall', 0],
    ]);
  });

  it('is each reviewer’s own; the hiring manager’s score is the mean of all of them', async () => {
    const application = await newApplication();
    await save(reviewer, application, { type: 'overall', score: 70, comment: 'Good.' });
    const { body } = await save(admin, application, { type: 'overall', score: 75, comment: 'Better than that.' });
    expect(body.means.overall).toEqual({ score: 73, reviewers: 2 });
    expect(await managerScore(application)).toBe(73);
    const seen = (await openEvaluation(reviewer, application)).body;
    expect(seen.mine).toMatchObject([{ score: 70, comment: 'Good.' }]);
    expect(seen.others).toMatchObject([
      { name: 'The admin', side: 'reviewer', entries: [{ score: 75, comment: 'Better than that.' }] },
    ]);
    expect(seen.means).toEqual([{ type: 'overall', item_id: null, score: 73, reviewers: 2 }]);
  });

  it('without the id of an application means the newest one to the job', async () => {
    const application = await newApplication();
    const { body } = await save(reviewer, application, { application_id: undefined, type: 'overall', score: 66 });
    expect(body.success).toBe(true);
    expect(await managerScore(application)).toBe(66);
  });

  it('keeps every change in the history, with what it was before', async () => {
    const application = await newApplication();
    await save(reviewer, application, { type: 'overall', score: 80 });
    await save(reviewer, application, { type: 'overall', score: 40, comment: 'On a second look: little.', version: 1 });
    await save(reviewer, application, { type: 'profile', score: null, comment: 'Complete.' });
    const actor = await idOf(reviewer);
    const whole = { type: 'overall', itemId: null };
    expect(await stepsOf(application)).toEqual([
      { total: { from: null, to: 80 }, actor, entry: { ...whole, from: null, to: 80, commentChanged: false } },
      { total: { from: 80, to: 40 }, actor, entry: { ...whole, from: 80, to: 40, commentChanged: true } },
      {
        total: { from: 40, to: 40 },
        actor,
        entry: { type: 'profile', itemId: null, from: null, to: null, commentChanged: true },
      },
    ]);
    expect(JSON.stringify(await stepsOf(application))).not.toContain('second look');
    // The company's timeline shows what changed the score, but not the reviewers' comments.
    const { body } = await employer.get(`/company/applications/${application.id}/timeline`);
    const scored = body.events.filter(({ event }: { event: string }) => event === 'manager_score');
    expect(scored.map(({ from, to }: Record<string, string>) => [from, to])).toEqual([
      ['80', '40'],
      [null, '80'],
    ]);
  });

  it('orders the board, and its scoring details show every reviewer’s words', async () => {
    const own = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const [first, other] = [await applyForEvaluation(fursa, own.id), await applyForEvaluation(fursa, own.id)];
    await save(reviewer, other, { type: 'overall', score: 12, comment: 'Weak.' });
    await save(second, other, { type: 'overall', score: 16, comment: 'Not much better.' });
    await save(second, other, { type: 'experience', item_id: other.experience, score: 55, comment: 'Short.' });
    const { New } = await columnsOf(employer, `?job=${own.id}`);
    expect(New?.applications.map(({ id }) => id)).toEqual([other.id, first.id]);
    const { body } = await employer.get(`/company/applications/${other.id}/scoring`);
    expect(body.human_evaluation).toMatchObject({
      manager_overall_score: 14,
      manager_overall_category: 'Fail',
      manager_overall_comment: [
        { text: 'Weak.', author: 'The reviewer' },
        { text: 'Not much better.', author: 'The reviewer' },
      ],
      manager_experience_score: 55,
      manager_experience_comment: [{ text: 'Short.', item: expect.any(String) }],
      reviewers: 2,
    });
  });
});

describe('a score', () => {
  it.each([101, -1, 50.5, '50', null, undefined, Number.MAX_SAFE_INTEGER])(
    'is a whole number from 0 to 100, not %s',
    async (score) => {
      const application = await newApplication();
      const { status, body } = await save(reviewer, application, {
        type: 'skills',
        score: score as number,
        comment: 'x',
      });
      expect([status, body.errors]).toEqual([422, { score: ['Please give a whole number from 0 to 100.'] }]);
      expect(await stepsOf(application)).toEqual([]);
    },
  );

  it('of the profile there is none, only a comment', async () => {
    const application = await newApplication();
    const scored = await save(reviewer, application, { type: 'profile', score: 70, comment: 'Fine.' });
    expect(scored.body.errors).toEqual({ score: ['The profile takes a comment and no score.'] });
    const silent = await save(reviewer, application, { type: 'profile', score: null, comment: ' ' });
    expect(silent.body.errors).toEqual({ comment: ['Please write a comment.'] });
  });

  it('below 50 says why', async () => {
    const application = await newApplication();
    const { status, body } = await save(reviewer, application, { type: 'bio', score: 49, comment: '  ' });
    expect([status, body.errors]).toEqual([422, { comment: ['Please say why: a score below 50 needs a comment.'] }]);
    expect((await save(reviewer, application, { type: 'bio', score: 50 })).status).toBe(200);
    expect((await save(reviewer, application, { type: 'bio', score: 0, comment: 'Copied.' })).status).toBe(200);
  });

  it('has a comment of at most 2,000 characters, in code points', async () => {
    const application = await newApplication();
    const flags = '🇸🇴'.repeat(1_000);
    expect((await save(reviewer, application, { type: 'bio', score: 70, comment: flags })).status).toBe(200);
    const { status, body } = await save(reviewer, application, { type: 'bio', score: 70, comment: `${flags}a` });
    expect([status, body.errors]).toEqual([422, { comment: ['Please use at most 2000 characters.'] }]);
  });

  it.each(['language', 'Overall', '', null])('is not given to %s', async (type) => {
    const { status, body } = await save(reviewer, await newApplication(), { type: type as never, score: 70 });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['type']]);
  });
});

describe('what does not belong together', () => {
  it('is not found: item, section, job, candidate and application', async () => {
    const [one, other] = [await newApplication(), await newApplication()];
    const elsewhere = await publishJob(employer, admin, { application_form: 'wizard' });
    const missing = await save(reviewer, { ...one, id: 999_999 }, { type: 'bio', score: 70 });
    expect(missing.status).toBe(404);
    for (const given of [
      { type: 'education', item_id: other.education },
      { type: 'education', item_id: 999_999 },
      { type: 'skills', item_id: one.education },
      { type: 'overall', item_id: one.education },
      { type: 'bio', job_id: elsewhere.id },
      { type: 'bio', candidate_id: other.candidateId },
      { type: 'bio', application_id: other.id },
      { type: 'bio', application_id: undefined, job_id: elsewhere.id },
    ] as const) {
      const { status, text } = await save(reviewer, one, { ...given, score: 70 });
      expect([status, text], JSON.stringify(given)).toEqual([404, missing.text]);
    }
    expect(await stepsOf(one)).toEqual([]);
  });

  it('is not found of somebody who is gone', async () => {
    const application = await newApplication();
    await fursa.database.query(`update candidates set erased_at = now() where id = ${application.candidateId}`);
    expect((await save(reviewer, application, { type: 'bio', score: 70 })).status).toBe(404);
    expect((await openEvaluation(reviewer, application)).status).toBe(404);
  });
});

describe('at the same time', () => {
  it('two reviewers both keep their scorecards, and the mean is of both', async () => {
    const application = await newApplication();
    for (const [mine, theirs] of [
      [60, 80],
      [90, 51],
      [100, 70],
    ] as const) {
      const answers = await Promise.all([
        save(reviewer, application, { type: 'overall', score: mine }),
        save(second, application, { type: 'overall', score: theirs }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await managerScore(application)).toBe(Math.round((mine + theirs) / 2));
    }
    // Each history entry starts from the mean that the previous one ended with, whatever the order of concurrent
    // requests.
    const totals = (await stepsOf(application)).map(({ total }) => total as { from: number | null; to: number });
    expect(totals).toHaveLength(6);
    expect(totals.map(({ from }) => from)).toEqual([null, ...totals.slice(0, -1).map(({ to }) => to)]);
  });

  it('one reviewer in two tabs is told, with what is saved, and nothing is overwritten', async () => {
    const application = await newApplication();
    const answers = await Promise.all([
      save(reviewer, application, { type: 'skills', score: 70, comment: 'First tab.', version: null }),
      save(reviewer, application, { type: 'skills', score: 90, comment: 'Second tab.', version: null }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body.evaluation;
    const told = answers.find(({ status }) => status === 409)?.body;
    expect(told).toMatchObject({ success: false, code: 'conflict', evaluation: saved });
    expect(told.message).toMatch(/^You have saved this evaluation elsewhere/);
    expect((await openEvaluation(reviewer, application)).body.mine).toEqual([saved]);
    // After seeing the current version they may overwrite it.
    const again = await save(reviewer, application, { type: 'skills', score: 80, version: saved.version });
    expect(again.body.evaluation).toMatchObject({ id: saved.id, score: 80, version: 2 });
    const stale = await save(reviewer, application, { type: 'skills', score: 85, version: 1 });
    expect([stale.status, stale.body.evaluation.version]).toEqual([409, 2]);
  });

  it('the same sent twice is saved once', async () => {
    const application = await newApplication();
    const given = { type: 'bio', score: 70, comment: 'Clear.', version: null } as const;
    const [one, two] = await Promise.all([save(reviewer, application, given), save(reviewer, application, given)]);
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(one?.body.evaluation).toEqual(two?.body.evaluation);
    expect(await stepsOf(application)).toHaveLength(1);
  });
});

describe('the CSRF token', () => {
  it('may come in the body, here alone', async () => {
    const application = await newApplication();
    const token = reviewer.csrfToken as string;
    const payload = {
      item_id: null,
      score: 70,
      comment: '',
      type: 'bio',
      job_id: application.jobId,
      candidate_id: application.candidateId,
    };
    const path = '/admin/evaluation/save-human-evaluation';
    const send = (body: object, csrf: string | null) => reviewer.post(path, body, { csrf });
    expect((await send({ ...payload, _token: token }, null)).status).toBe(200);
    for (const [body, header] of [
      [payload, null],
      [{ ...payload, _token: 'x' }, null],
      [{ ...payload, _token: [token] }, null],
      [{ ...payload, _token: '' }, null],
      // If there is a header, it is the one that counts.
      [{ ...payload, _token: token }, 'wrong'],
    ] as const) {
      const { status, body: refused } = await send(body, header);
      expect([status, refused.code]).toEqual([403, 'csrf']);
    }
    const elsewhere = await reviewer.post(
      '/api/admin/evaluations/assign',
      { application_ids: [application.id], reviewer_id: null, _token: token },
      { csrf: null },
    );
    expect(elsewhere.body.code).toBe('csrf');
    const visitor = await fursa.visitor().post(path, { ...payload, _token: token }, { csrf: null });
    expect(visitor.status).toBe(401);
  });
});
