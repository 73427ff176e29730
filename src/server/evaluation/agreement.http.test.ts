import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Agreement } from '#shared/evaluation/agreement.contract.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { applyForEvaluation, type Evaluated, save } from '../../../tests/harness/test-evaluations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const reviewer = await fursa.signedInAs('reviewer');
const second = await fursa.signedInAs('reviewer');
const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });

const open = async (client: TestClient = admin): Promise<Agreement> =>
  (await client.get('/api/admin/evaluations/agreement')).body;
const NONE = { cases: 0, mean_difference: null, mean_bias: null, correlation: null };

/** An application with system scores that are easy to calculate with. */
async function applicationWith(overall: number, education: number | null): Promise<Evaluated> {
  const application = await applyForEvaluation(fursa, job.id);
  await fursa.database.query(
    `update ai_evaluations set overall = ${overall},
       sections = jsonb_set(sections, '{education,score}', '${education}') where application_id = ${application.id}`,
  );
  await fursa.database.query(`update applications set ai_score = ${overall} where id = ${application.id}`);
  return application;
}
const inMonth = ({ id }: Evaluated, month: string) =>
  fursa.database.query(`update human_evaluations set updated_at = '${month}-15' where application_id = ${id}`);

describe('the agreement', () => {
  it('of nobody is nothing', async () => {
    const body = await open(reviewer);
    expect(body.sections.map(({ section }) => section)).toEqual([
      'overall',
      'education',
      'experience',
      'skills',
      'certification',
      'bio',
    ]);
    for (const { reviewers, ai } of body.sections) expect([reviewers, ai]).toEqual([NONE, NONE]);
    expect(body).toMatchObject({ months: [], notable: [], notable_total: 0 });
  });

  it('is what one gets by hand', async () => {
    const [a, b, c, d] = [
      await applicationWith(50, 40),
      await applicationWith(70, null),
      await applicationWith(95, 80),
      await applicationWith(60, 60),
    ];
    // Overall: 60 and 80, 70 and 70, 60 and 91, and one that only one person scored.
    await save(reviewer, a, { type: 'overall', score: 60 });
    await save(second, a, { type: 'overall', score: 80 });
    await save(reviewer, b, { type: 'overall', score: 70 });
    await save(second, b, { type: 'overall', score: 70 });
    await save(reviewer, c, { type: 'overall', score: 60 });
    await save(second, c, { type: 'overall', score: 91 });
    await save(reviewer, d, { type: 'overall', score: 100 });
    // Education: one reviewer scored an item and the other the section; the system has no score for the second
    // application.
    await save(reviewer, a, { type: 'education', item_id: a.education, score: 50 });
    await save(second, a, { type: 'education', score: 60 });
    await save(reviewer, b, { type: 'education', score: 90 });
    // A comment is not a score.
    await save(reviewer, a, { type: 'profile', score: null, comment: 'Complete.' });
    await inMonth(a, '2026-03');
    await inMonth(b, '2026-03');
    await inMonth(c, '2026-05');
    await inMonth(d, '2026-05');

    const body = await open();
    const section = (name: string) => body.sections.find((one) => one.section === name);
    // The pairs 60/80, 70/70 and 60/91 differ by 20, 0 and 31, on average by 17. With each pair in both orders the mean
    // of all scores is 71.83; the products of the deviations from it sum to -640.2, their squares to 720.8.
    expect(section('overall')?.reviewers).toEqual({
      cases: 3,
      mean_difference: 17,
      mean_bias: null,
      correlation: -0.89,
    });
    // People's scores 70, 70, 76, 100 against the system's 50, 70, 95, 60 differ by 20, 0, 19, 40: 79 in total, 41 with
    // signs. The means are 79 and 68.75; the products of the deviations sum to -105, their squares to 612 and 1118.75.
    expect(section('overall')?.ai).toEqual({
      cases: 4,
      mean_difference: 19.8,
      mean_bias: 10.3,
      correlation: -0.13,
    });
    // An item counts for a reviewer who scored nothing else. For all reviewers together the section counts: 60 against
    // 40.
    expect(section('education')?.reviewers).toEqual({
      cases: 1,
      mean_difference: 10,
      mean_bias: null,
      correlation: null,
    });
    expect(section('education')?.ai).toEqual({ cases: 1, mean_difference: 20, mean_bias: 20, correlation: null });
    expect(section('bio')).toEqual({ section: 'bio', reviewers: NONE, ai: NONE });

    expect(body.months).toEqual([
      {
        month: '2026-03',
        reviewers: { cases: 2, mean_difference: 10, mean_bias: null, correlation: null },
        ai: { cases: 2, mean_difference: 10, mean_bias: 10, correlation: null },
      },
      {
        month: '2026-05',
        reviewers: { cases: 1, mean_difference: 31, mean_bias: null, correlation: null },
        ai: { cases: 2, mean_difference: 29.5, mean_bias: 10.5, correlation: null },
      },
    ]);
    // The threshold is more than 30, so c is not listed for its difference from the system's score.
    const ofReviewer = await open(reviewer);
    expect(ofReviewer.notable_total).toBe(2);
    expect(ofReviewer.notable).toMatchObject([
      {
        application_id: d.id,
        name: 'Hodan Warsame',
        company: { name: 'Nuvemba Freight' },
        between: 'ai',
        higher: { side: 'people', name: null, score: 100 },
        lower: { side: 'ai', name: null, score: 60 },
        difference: 40,
      },
      {
        application_id: c.id,
        between: 'reviewers',
        higher: { side: 'reviewer', name: 'The reviewer', score: 91 },
        lower: { side: 'reviewer', name: 'The reviewer', score: 60 },
        difference: 31,
      },
    ]);
    // An admin sees the overall figures, but single applications only as far as their own page shows them.
    expect(body.notable.map(({ application_id, between }) => [application_id, between])).toEqual([[c.id, 'reviewers']]);
    // Reviewers who have not scored it do not see the system's score here.
    const seen = (await open(second)).notable.map(({ application_id, between }) => [application_id, between]);
    expect(seen).toEqual([[c.id, 'reviewers']]);
    expect((await open(reviewer)).notable_total).toBe(2);
    // The figures do not reveal it either, although a mean over one case is that case. Differences of a, b and c: 20,
    // 0, -19.
    const ofSecond = await open(second);
    const own = { cases: 3, mean_difference: 13, mean_bias: 0.3, correlation: 0.9 };
    expect([ofSecond.ai_hidden, ofSecond.sections[0]?.ai]).toEqual([true, own]);
    expect(ofSecond.months[1]).toMatchObject({ ai: { cases: 1, mean_bias: -19 } });
    const newcomer = await open(await fursa.signedInAs('reviewer'));
    expect(newcomer.sections.map(({ ai }) => ai.cases)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(newcomer.months.map(({ ai, reviewers }) => [ai.cases, reviewers.cases])).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect(newcomer.sections[0]?.reviewers).toEqual(body.sections[0]?.reviewers);
    expect(body.ai_hidden).toBe(false);
    // After an erasure the figures stay, and the names are removed.
    await fursa.database.query(`update candidates set erased_at = now() where id = ${d.candidateId}`);
    const after = await open();
    expect([after.notable_total, after.sections[0]?.ai.cases]).toEqual([1, 4]);
  });

  // The embedded database has one connection, so there is no concurrency to test.
  it.skipIf(fursa.database.engine === 'pglite')('is made one at a time for each reader, and a few wait', async () => {
    let [begin, release] = [() => {}, () => {}];
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = fursa.database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table human_evaluations in access exclusive mode`);
      begin();
      await released;
    });
    await begun;
    const answered: number[] = [];
    const asked = Array.from({ length: 6 }, async () => {
      answered.push((await reviewer.get('/api/admin/evaluations/agreement')).status);
    });
    await expect.poll(() => answered, { timeout: 10_000 }).toEqual([429, 429]);
    release();
    await Promise.all([...asked, holding]);
    expect(answered).toEqual([429, 429, 200, 200, 200, 200]);
    expect((await second.get('/api/admin/evaluations/agreement')).status).toBe(200);
  });
});
