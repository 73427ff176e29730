import { describe, expect, it } from 'vitest';
import { MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { colleagueOf } from '../../../tests/harness/test-applicants.ts';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { applyForEvaluation, type Evaluated, openEvaluation, save } from '../../../tests/harness/test-evaluations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests();
const colleague = await colleagueOf(fursa, employer, 'Amina Colleague');
const stranger = await fursa.register('company');
const reviewer = await fursa.signedInAs('reviewer');
const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });

const newApplication = () => applyForEvaluation(fursa, job.id);
const managerScore = async ({ id }: Evaluated) => {
  const { rows } = await fursa.database.query(`select manager_score as score from applications where id = ${id}`);
  return (rows[0] as { score: number | null }).score;
};
const scorecardOf = (client: TestClient, id: number) => client.get(`/company/applications/${id}/scorecard`);
const saveCard = (client: TestClient, { id }: { id: number }, entries: object[]) =>
  client.post('/admin/evaluation/save-scorecard', {
    application_id: id,
    entries: entries.map((entry) => ({ comment: '', ...entry })),
  });

describe('members of a company', () => {
  it('score applicants of their own jobs; their scores are the hiring manager’s', async () => {
    const application = await newApplication();
    await save(reviewer, application, { type: 'overall', score: 60, comment: 'Solid.' });
    expect(await managerScore(application)).toBe(60);
    const { status, body } = await save(employer, application, { type: 'overall', score: 90, comment: 'Ours.' });
    expect([status, body.means.overall]).toEqual([200, { score: 90, reviewers: 1 }]);
    await save(colleague, application, { type: 'overall', score: 81 });
    expect(await managerScore(application)).toBe(86);
    // A reviewer's later score counts only where the company has none.
    const later = await save(reviewer, application, { type: 'overall', score: 10, comment: 'No.' });
    expect(later.body.means.overall).toEqual({ score: 86, reviewers: 2 });
    const skills = await save(reviewer, application, { type: 'skills', score: 55 });
    expect(skills.body.means.section).toEqual({ score: 55, reviewers: 1 });
    const { New } = await columnsOf(employer, `?job=${job.id}`);
    expect(New?.applications[0]?.id).toBe(application.id);
  });

  it('are shown with their names and side, to both sides', async () => {
    const application = await newApplication();
    await save(reviewer, application, { type: 'skills', score: 40, comment: 'From outside.' });
    await save(colleague, application, { type: 'skills', score: 80, comment: 'From inside.' });
    const { human_evaluation: human } = (await employer.get(`/company/applications/${application.id}/scoring`)).body;
    expect(human).toMatchObject({
      manager_skills_score: 80,
      manager_skills_comment: [
        { text: 'From outside.', author: 'The reviewer', side: 'reviewer' },
        { text: 'From inside.', author: 'Amina Colleague', side: 'company' },
      ],
      people: [
        { author: 'Amina Colleague', side: 'company', scores: { skills: 80 } },
        { author: 'The reviewer', side: 'reviewer', scores: { skills: 40 } },
      ],
    });
    const card = (await scorecardOf(employer, application.id)).body;
    expect(card).toMatchObject({
      mine: [],
      my_state: 'none',
      educations: [{ id: application.education, name: expect.stringContaining('BSc Logistics') }],
      experiences: [{ id: application.experience }],
    });
    expect(card.others.map(({ name, side }: Record<string, string>) => [name, side])).toEqual([
      ['The reviewer', 'reviewer'],
      ['Amina Colleague', 'company'],
    ]);
    expect((await scorecardOf(colleague, application.id)).body.mine).toMatchObject([{ type: 'skills', score: 80 }]);
    const seen = (await openEvaluation(reviewer, application)).body;
    expect(seen.others).toMatchObject([{ name: 'Amina Colleague', side: 'company', entries: [{ score: 80 }] }]);
  });

  it('find nothing of other companies, nor of what does not belong together', async () => {
    const [application, other] = [await newApplication(), await newApplication()];
    const missing = await save(employer, { ...application, id: 999_999 }, { type: 'bio', score: 70 });
    expect(missing.status).toBe(404);
    for (const refused of [
      await save(stranger, application, { type: 'bio', score: 70 }),
      await save(stranger, application, { application_id: undefined, type: 'bio', score: 70 }),
      await saveCard(stranger, application, [{ type: 'bio', score: 70 }]),
      await save(employer, application, { type: 'education', item_id: other.education, score: 70 }),
      await saveCard(employer, application, [
        { type: 'bio', score: 70 },
        { type: 'education', item_id: other.education, score: 70 },
      ]),
    ]) {
      expect([refused.status, refused.text]).toEqual([404, missing.text]);
    }
    expect((await scorecardOf(stranger, application.id)).text).toBe((await scorecardOf(stranger, 999_999)).text);
    expect((await scorecardOf(employer, application.id)).body).toMatchObject({ mine: [], others: [] });
    // The pages of the platform's reviewers stay closed to company members.
    for (const path of ['', `/${application.id}`, '/agreement', '/reviewers', '/waiting']) {
      expect((await employer.get(`/api/admin/evaluations${path}`)).status).toBe(403);
    }
  });

  it('score whom blind review hides, without reading who it is', async () => {
    const application = await newApplication();
    await save(reviewer, application, { type: 'bio', score: 70, comment: 'Hodan writes well.' });
    const { Hired, New } = await columnsOf(employer, `?job=${job.id}`);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: Hired?.id });
    try {
      const card = New?.applications.find(({ id }) => id === application.id);
      expect(card).toBeDefined();
      const { status } = await saveCard(employer, application, [{ type: 'bio', score: 75 }]);
      expect(status).toBe(200);
      const { text } = await scorecardOf(employer, application.id);
      expect(text).not.toContain('Hodan');
    } finally {
      await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
    }
  });

  it('who leave the team score no more, and what they scored counts on', async () => {
    const leaver = await colleagueOf(fursa, employer, 'Leaver Soon');
    const application = await newApplication();
    await save(leaver, application, { type: 'overall', score: 77 });
    const { user } = (await leaver.get('/me')).body;
    await fursa.database.query(`delete from company_members where user_id = ${user.id}`);
    expect((await save(leaver, application, { type: 'overall', score: 1, comment: 'x' })).status).toBeGreaterThan(400);
    await save(reviewer, application, { type: 'overall', score: 20, comment: 'Weak.' });
    expect(await managerScore(application)).toBe(77);
  });
});

describe('a whole scorecard', () => {
  const sections = MANAGER_SECTIONS.map((type, at) => ({ type, score: 60 + at, version: null }));

  it('is saved at once, with what became of the hiring manager’s score', async () => {
    const application = await newApplication();
    const items = [{ type: 'education', item_id: application.education, score: 88, version: null }];
    const profile = { type: 'profile', score: null, comment: 'Complete.', version: null };
    const { status, body } = await saveCard(employer, application, [...items, ...sections, profile]);
    expect([status, body.state, body.my_state]).toEqual([200, 'done', 'done']);
    expect(body.mine).toHaveLength(7);
    expect(body.means).toContainEqual({ type: 'overall', item_id: null, score: 62, reviewers: 0 });
    expect(await managerScore(application)).toBe(62);
    const { rows } = await fursa.database.query(
      `select data->'total' as total from history where type = 'scorecard.saved' and application_id = ${application.id} order by id`,
    );
    expect(rows.slice(-3)).toEqual([
      { total: { from: null, to: null } },
      { total: { from: null, to: 62 } },
      { total: { from: 62, to: 62 } },
    ]);
    // A retry after a lost response changes nothing.
    const again = await saveCard(employer, application, [...items, ...sections, profile]);
    expect([again.status, again.body.mine]).toEqual([200, body.mine]);
  });

  it('is refused as a whole: what is wrong is named by its place', async () => {
    const application = await newApplication();
    const { status, body } = await saveCard(employer, application, [
      { type: 'bio', score: 70 },
      { type: 'skills', score: 49 },
      { type: 'overall', score: 101 },
    ]);
    expect([status, body.errors]).toEqual([
      422,
      {
        'entries.1.comment': ['Please say why: a score below 50 needs a comment.'],
        'entries.2.score': ['Please give a whole number from 0 to 100.'],
      },
    ]);
    expect((await scorecardOf(employer, application.id)).body.mine).toEqual([]);
  });

  it('in two tabs of one person: the second is told what the first has saved, and nothing is overwritten', async () => {
    const application = await newApplication();
    const [skills, bio] = [
      { type: 'skills', score: 70, version: null },
      { type: 'bio', score: 71, version: null },
    ];
    const first = await saveCard(employer, application, [skills, bio]);
    const second = await saveCard(employer, application, [
      { ...skills, score: 50 },
      bio,
      { type: 'education', score: 99, version: null },
    ]);
    expect([second.status, second.body.code]).toEqual([409, 'conflict']);
    const saved = first.body.mine.find(({ type }: { type: string }) => type === 'skills');
    expect(second.body.evaluations).toEqual([saved]);
    expect((await scorecardOf(employer, application.id)).body.mine).toEqual(first.body.mine);
    const kept = await saveCard(employer, application, [{ ...skills, score: 50, version: saved.version }]);
    expect(kept.body.mine).toContainEqual(expect.objectContaining({ type: 'skills', score: 50, version: 2 }));
  });
});
