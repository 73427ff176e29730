import { describe, expect, it } from 'vitest';
import { readCsvRows } from '#server/kernel/read-csv.ts';
import { MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { applyForEvaluation, openEvaluation, save } from '../../../tests/harness/test-evaluations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests();
const reviewer = await fursa.signedInAs('reviewer');

type Card = { id: number; being_scored: boolean; human_evaluation: object | null };

/** Two applications, of which the second has the lower system score, and how the company's board shows them. */
async function twoCards() {
  const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
  const [liked, other] = [await applyForEvaluation(fursa, job.id), await applyForEvaluation(fursa, job.id)];
  await fursa.database.query(`update applications set ai_score = 80 where id = ${liked.id};
    update applications set ai_score = 30 where id = ${other.id}`);
  const cards = async () => (await columnsOf(employer, `?job=${job.id}`)).New?.applications as unknown as Card[];
  return {
    liked,
    other,
    cards,
    order: async () => (await cards()).map(({ id }) => id),
    cardOf: async (id: number) => (await cards()).find((card) => card.id === id),
    profileOf: async (id: number) =>
      (await employer.get(`/candidate/application/profile/details?application_id=${id}`)).body.application,
    cellsOf: async (at: number) => {
      const { text } = await employer.get(`/company/applications/export.csv?job=${job.id}`);
      const [head, ...rows] = readCsvRows(text).map(({ cells }) => cells);
      const column = (name: string) => head?.indexOf(name) ?? -1;
      return ['Hiring manager score', 'Hiring manager category'].map((name) => rows[at]?.[column(name)]);
    },
  };
}

describe('a card that people have begun to score', () => {
  it('says so and keeps its place, until every section has a score', async () => {
    const { liked, other, order, cardOf, profileOf, cellsOf } = await twoCards();
    expect(await cardOf(other.id)).toMatchObject({ being_scored: false, human_evaluation: null });
    await save(reviewer, other, { type: 'education', item_id: other.education, score: 99 });
    const begun = { being_scored: true, human_evaluation: null };
    expect(await cardOf(other.id)).toMatchObject(begun);
    expect(await profileOf(other.id)).toMatchObject(begun);
    expect(await cellsOf(1)).toEqual(['', 'being scored']);
    expect(await order()).toEqual([liked.id, other.id]);
    expect((await openEvaluation(reviewer, other)).body).toMatchObject({ state: 'partly', my_state: 'partly' });

    for (const type of MANAGER_SECTIONS.slice(1, -1)) await save(reviewer, other, { type, score: 60 });
    expect(await cardOf(other.id)).toMatchObject(begun);
    const { body } = await save(reviewer, other, { type: 'bio', score: 61 });
    expect(body).toMatchObject({ means: { overall: { score: 68, reviewers: 0 } }, state: 'done', my_state: 'done' });
    const scored = {
      being_scored: false,
      human_evaluation: { manager_overall_score: 68, manager_overall_category: 'Good' },
    };
    expect(await cardOf(other.id)).toMatchObject(scored);
    expect(await profileOf(other.id)).toMatchObject(scored);
    expect(await cellsOf(0)).toEqual(['68', 'Good']);
    expect(await order()).toEqual([other.id, liked.id]);
    // The history shows one change of the score, and the scorecard entry that caused it.
    const { events } = (await employer.get(`/company/applications/${other.id}/timeline`)).body;
    const steps = events.filter(({ event }: { event: string }) => event === 'manager_score');
    expect(steps).toMatchObject([{ from: null, to: '68' }]);
  });

  it('has a score as soon as somebody gives an overall', async () => {
    const { liked, other, order, cardOf } = await twoCards();
    await save(reviewer, other, { type: 'skills', score: 90 });
    await save(reviewer, other, { type: 'overall', score: 12, comment: 'Weak.' });
    expect(await cardOf(other.id)).toMatchObject({
      being_scored: false,
      human_evaluation: { manager_overall_score: 12, manager_overall_category: 'Fail' },
    });
    expect(await order()).toEqual([other.id, liked.id]);
  });

  it('is begun in the list of evaluations, and finished by all five sections', async () => {
    const { other } = await twoCards();
    const rowOf = async () =>
      (await reviewer.get('/api/admin/evaluations?order=newest')).body.applications.find(
        (row: { application_id: number }) => row.application_id === other.id,
      );
    await save(reviewer, other, { type: 'bio', score: 70 });
    expect(await rowOf()).toMatchObject({
      state: 'partly',
      my_state: 'partly',
      manager_score: null,
      reviewers_done: 0,
    });
    for (const type of MANAGER_SECTIONS) await save(reviewer, other, { type, score: 70 });
    expect(await rowOf()).toMatchObject({ state: 'done', my_state: 'done', manager_score: 70, reviewers_done: 1 });
    expect((await rowOf()).ai_hidden).toBe(false);
  });
});
