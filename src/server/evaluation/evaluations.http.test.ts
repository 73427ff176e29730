import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EvaluationList, EvaluationRow } from '#shared/evaluation/evaluation.contract.ts';
import { EVALUATION_ORDERS, STATE_FILTERS } from '#shared/evaluation/evaluation.values.ts';
import { fillBoard } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { applyForEvaluation, openEvaluation, save } from '../../../tests/harness/test-evaluations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { TEST_PASSWORD } from '../../../tests/harness/test-server.ts';
import { pageQuery, progressQuery } from './evaluations.store.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const reviewer = await fursa.signedInAs('reviewer');
const second = await fursa.signedInAs('reviewer');
const idOf = async (client: TestClient) => (await client.get('/me')).body.user.id as number;

const list = async (query: string, client: TestClient = reviewer): Promise<EvaluationList> =>
  (await client.get(`/api/admin/evaluations?${query}`)).body;
const idsIn = ({ applications }: EvaluationList) => applications.map(({ application_id }) => application_id);
const assign = (ids: number[], reviewerId: number | null, rest: object = {}, client = admin) =>
  client.post('/api/admin/evaluations/assign', { application_ids: ids, reviewer_id: reviewerId, ...rest });

describe('the list', () => {
  let job: { id: number };
  let ids: number[];
  const query = (filters = '') => `job=${job.id}&${filters}`;

  beforeAll(async () => {
    job = await publishJob(employer, admin, { title: 'Crane Operator' });
    const cards = [
      { name: 'Ayan Ali', aiScore: 20, applied: 5 },
      { name: 'Bílé Omar', aiScore: 60, applied: 4 },
      { name: 'Caasha Nur', aiScore: 95, applied: 3 },
      { name: 'Deeqa Isse', applied: 2 },
      { name: 'Elmi Gone', outcome: 'withdrawn' as const, aiScore: 70, applied: 9 },
      { name: 'Farah Erased', aiScore: 70, applied: 9 },
    ];
    const made = await fillBoard(fursa.database, { employer, jobId: job.id }, cards);
    ids = made.map(({ id }) => id);
    await fursa.database.query(`update applications set search_name = 'bile omar' where id = ${ids[1]}`);
    await fursa.database.query(
      `update candidates set erased_at = now() where id = (select candidate_id from applications where id = ${ids[5]})`,
    );
  });
  const evaluate = async (client: TestClient, at: number, given: Parameters<typeof save>[2]) => {
    const id = ids[at] as number;
    const { rows } = await fursa.database.query(`select candidate_id::int as id from applications where id = ${id}`);
    const candidateId = (rows[0] as { id: number }).id;
    const saved = await save(client, { id, jobId: job.id, candidateId, education: 0, experience: 0 }, given);
    expect(saved.status).toBe(200);
  };

  it('has those who wait longest first, without who has withdrawn or is gone', async () => {
    const body = await list(query());
    expect(idsIn(body)).toEqual(ids.slice(0, 4));
    expect(body).toMatchObject({ total: 4, page: 1, pages: 1 });
    expect(body.applications[0]).toMatchObject({
      name: 'Ayan Ali',
      job: { id: job.id, title: 'Crane Operator' },
      company: { name: 'Nuvemba Freight' },
      ai_score: null,
      ai_hidden: true,
      manager_score: null,
      reviewers: 0,
      state: 'none',
      my_state: 'none',
      assignees: [],
    });
    expect(body.applications[3]).toMatchObject({ ai_score: null, ai_hidden: false });
    expect(Date.parse((body.applications[0] as EvaluationRow).applied_at)).toBeCloseTo(Date.now() - 5 * 86_400_000, -5);
    expect(idsIn(await list(query('order=newest')))).toEqual(ids.slice(0, 4).reverse());
    expect(idsIn(await list(query('q=BILE')))).toEqual([ids[1]]);
    expect(idsIn(await list(query('q=%25')))).toEqual([]);
  });

  it('says how far each is, and is narrowed to that', async () => {
    await evaluate(reviewer, 0, { type: 'overall', score: 60 });
    await evaluate(second, 0, { type: 'bio', score: 90 });
    await evaluate(second, 1, { type: 'skills', score: 80 });
    const [first, other] = (await list(query())).applications;
    expect(first).toMatchObject({ state: 'done', my_state: 'done', my_score: 60, reviewers: 2, reviewers_done: 1 });
    expect(other).toMatchObject({ state: 'partly', my_state: 'none', manager_score: null });
    expect(idsIn(await list(query('state=none')))).toEqual([ids[2], ids[3]]);
    expect(idsIn(await list(query('state=partly')))).toEqual([ids[1]]);
    expect(idsIn(await list(query('state=done')))).toEqual([ids[0]]);
    // Applications that I have finished are not listed among those I have started.
    expect(idsIn(await list(query('state=mine')))).toEqual([]);
    expect(idsIn(await list(query('state=mine_done')))).toEqual([ids[0]]);
    expect(idsIn(await list(query('state=mine'), second))).toEqual([ids[0], ids[1]]);
    expect(idsIn(await list(query('state=mine_done'), second))).toEqual([]);
    expect((await reviewer.get('/api/admin/evaluations?state=every')).status).toBe(422);
  });

  it('shows the system’s score to whoever has scored overall, and finds by no score that is hidden', async () => {
    const [first, other] = (await list(query())).applications;
    expect([first?.ai_score, first?.ai_hidden]).toEqual([20, false]);
    expect([other?.ai_score, other?.ai_hidden]).toEqual([null, true]);
    expect((await list(query(), second)).applications[0]).toMatchObject({ ai_score: null, ai_hidden: true });
    expect(idsIn(await list(query('ai=Fail,Outstanding')))).toEqual([ids[0]]);
    expect(idsIn(await list(query('ai_from=50')))).toEqual([]);
    expect(idsIn(await list(query('order=ai_score')))).toEqual(ids.slice(0, 4));
    // Admins assign the work, so they can filter by score.
    expect(idsIn(await list(query('ai=Fail,Outstanding'), admin))).toEqual([ids[0], ids[2]]);
    expect(idsIn(await list(query('ai_from=50&ai_to=94'), admin))).toEqual([ids[1]]);
    expect(idsIn(await list(query('order=ai_score'), admin))).toEqual([ids[2], ids[1], ids[0], ids[3]]);
    expect(idsIn(await list(query('order=difference'), admin))).toEqual([ids[0], ids[1], ids[2], ids[3]]);
    expect((await list(query(), admin)).applications[2]).toMatchObject({ ai_score: null, ai_hidden: true });
  });

  it('is handed out: who was asked is named, counted and found', async () => {
    const [me, colleague] = [await idOf(reviewer), await idOf(second)];
    const before = await list(query());
    const [one = 0, two = 0, three = 0] = ids;
    expect((await assign([one, two], colleague)).body.applications).toEqual([
      // The colleague has not scored it overall yet.
      { application_id: one, state: 'partly', assignees: [{ id: colleague, name: 'The reviewer' }] },
      { application_id: two, state: 'partly', assignees: [{ id: colleague, name: 'The reviewer' }] },
    ]);
    await assign([two, three, three], me, {}, reviewer);
    expect(idsIn(await list(query('assigned=me')))).toEqual([two, three]);
    expect(idsIn(await list(query(`assigned=${colleague}`)))).toEqual([one, two]);
    expect(idsIn(await list(query('assigned=nobody')))).toEqual([ids[3]]);
    const { progress } = await list(query());
    expect(progress.waiting_for_me).toBe(before.progress.waiting_for_me + 2);
    expect(progress.done).toBe(before.progress.done - 1);
    const { reviewers } = (await reviewer.get('/api/admin/evaluations/reviewers')).body;
    expect(reviewers).toContainEqual({ id: me, name: 'The reviewer', role: 'reviewer', waiting: 2 });
    expect(reviewers.map(({ role }: { role: string }) => role).sort()).toEqual(['admin', 'reviewer', 'reviewer']);
    await evaluate(reviewer, 2, { type: 'overall', score: 70 });
    expect((await list(query())).progress.waiting_for_me).toBe(before.progress.waiting_for_me + 1);

    await assign([two], me, { remove: true });
    expect(idsIn(await list(query('assigned=me')))).toEqual([three]);
    await assign([one, two, three], null);
    expect(idsIn(await list(query('assigned=nobody')))).toEqual(ids.slice(0, 4));
  });

  it('is handed to reviewers alone, all of it or nothing', async () => {
    const me = await idOf(reviewer);
    const candidate = await fursa.register('candidate');
    for (const stranger of [await idOf(candidate), 999_999]) {
      const { status, body } = await assign([ids[0] as number], stranger);
      expect([status, body.errors]).toEqual([422, { reviewer_id: ['This person cannot evaluate applications.'] }]);
    }
    // A withdrawn application, one of an erased person, and one that does not exist.
    for (const wrong of [ids[4], ids[5], 999_999]) {
      expect((await assign([ids[0] as number, wrong as number], me)).status).toBe(404);
    }
    expect((await assign([], me)).status).toBe(422);
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    expect((await assign(many, me)).body.errors).toEqual({ application_ids: ['At most 200 applications at once.'] });
    expect(idsIn(await list(query('assigned=me')))).toEqual([]);
  });

  it('offers the jobs and companies that have applications', async () => {
    const stranger = await fursa.register('company', 'Other Freight');
    const other = await publishJob(stranger, admin, { title: 'Baker' });
    await fillBoard(fursa.database, { employer: stranger, jobId: other.id }, [{}, {}]);
    const { companies, jobs } = await list('');
    const theirs = companies.find(({ name }) => name === 'Other Freight');
    expect(theirs).toMatchObject({ applications: 2 });
    expect(jobs.map(({ name }) => name)).toEqual(['Baker', 'Crane Operator']);
    const narrowed = await list(`company=${theirs?.id}`);
    expect(narrowed.total).toBe(2);
    expect(narrowed.jobs).toEqual([{ id: other.id, name: 'Baker', applications: 2, company_id: theirs?.id }]);
  });

  it('counts beside each choice what the list shows once it is chosen, under whatever else is chosen', async () => {
    for (const filters of [
      '',
      `job=${job.id}`,
      `company=${(await employer.get('/me')).body.user.company.id}`,
      'q=a',
      'assigned=nobody',
      `job=${job.id}&q=e`,
    ]) {
      const { progress } = await list(`${filters}&state=none`);
      for (const state of STATE_FILTERS) {
        expect(progress[state], `${filters} ${state}`).toBe((await list(`${filters}&state=${state}`)).total);
      }
    }
    for (const filters of ['state=queue', 'state=done&', 'state=all&q=a', 'state=none&assigned=nobody']) {
      const { jobs, companies, waiting } = await list(filters);
      for (const { id, applications } of jobs) {
        expect(applications, filters).toBe((await list(`${filters}&job=${id}`)).total);
      }
      for (const { id, applications } of companies) {
        expect(applications, filters).toBe((await list(`${filters}&company=${id}`)).total);
      }
      expect(waiting).toBe((await list('state=queue')).total);
    }
    // When nothing matches, the name of the chosen job is still returned.
    const nothing = await list(`job=${job.id}&q=nobody-has-this-name`);
    expect(nothing.jobs.map(({ id, applications }) => [id, applications])).toEqual([[job.id, 0]]);
  });

  it('comes by the page', async () => {
    const large = await publishJob(employer, admin, { title: 'Packer' });
    await fillBoard(
      fursa.database,
      { employer, jobId: large.id },
      Array.from({ length: 120 }, (_, index) => ({ applied: index % 7 })),
    );
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await list(`job=${large.id}&page=${page}`));
    expect(pages.map(({ applications }) => applications.length)).toEqual([50, 50, 20]);
    expect(new Set(pages.flatMap(idsIn)).size).toBe(120);
    expect(pages.map(({ total, pages: of }) => [total, of])).toEqual([
      [120, 3],
      [120, 3],
      [120, 3],
    ]);
    expect(await list(`job=${large.id}&page=9`)).toMatchObject({ applications: [], total: 120, page: 9, pages: 3 });
    expect((await reviewer.get('/api/admin/evaluations?page=0')).status).toBe(422);
  });

  it('comes from indexes, and asks nothing of every application by itself', async () => {
    const large = await publishJob(employer, admin, { title: 'Driver' });
    await fillBoard(
      fursa.database,
      { employer, jobId: large.id },
      Array.from({ length: 3_000 }, () => ({ aiScore: 50 })),
    );
    const [me, other] = [await idOf(reviewer), await idOf(second)];
    const those = `from applications where job_id = ${large.id}`;
    await fursa.database.query(
      `insert into human_evaluations (application_id, type, score, reviewer_id)
       select id, 'overall', 60, case when id % 100 = 0 then ${me}::bigint else ${other}::bigint end ${those}`,
    );
    await fursa.database.query(
      `insert into evaluation_assignments (application_id, reviewer_id)
       select id, case when id % 100 = 0 then ${me}::bigint else ${other}::bigint end ${those}`,
    );
    for (const table of ['applications', 'human_evaluations', 'evaluation_assignments']) {
      await fursa.database.query(`analyze ${table}`);
    }
    const plan = async (query: ReturnType<typeof pageQuery>) => {
      const { rows } = (await fursa.db.execute(sql`explain ${query}`)) as unknown as { rows: object[] };
      return rows.map((row) => Object.values(row)[0]).join('\n');
    };
    /** Matches a subquery that runs once per row instead of once as a hash. */
    const askedOfEach = /(?<!hashed )SubPlan \d+\)/;
    const hiding = { all: false, groups: new Set<number>() };
    const wanted = { readerId: me, findsAllScores: false, hiding, hiddenName: '' };
    for (const order of EVALUATION_ORDERS) {
      for (const state of [undefined, ...STATE_FILTERS]) {
        const explained = await plan(pageQuery({ ...wanted, order, state }, 1));
        expect(explained).toContain('human_evaluations_subject');
        expect(explained).not.toMatch(askedOfEach);
      }
    }
    expect(await plan(progressQuery({ ...wanted, q: 'a', assigned: 'me' }))).not.toMatch(askedOfEach);
    expect(await plan(pageQuery({ ...wanted, assigned: 'me' }, 1))).toContain('evaluation_assignments_reviewer');
    expect(await plan(pageQuery({ ...wanted, state: 'mine' }, 1))).toContain('human_evaluations_reviewer');
  });
});

describe('an evaluation', () => {
  it('shows the candidate, what was sent, and the CV', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const application = await applyForEvaluation(fursa, job.id, { cv: 'hodan.pdf' });
    const { body } = await openEvaluation(reviewer, application);
    expect(body).toMatchObject({
      application: { id: application.id, withdrawn_at: null },
      job: { id: job.id, title: 'Dairy Technician', company: { name: 'Nuvemba Freight' } },
      cover_letter: expect.stringMatching(/.{100}/s),
      appliedcandidate: {
        id: application.candidateId,
        user: {
          name: 'Hodan Warsame',
          email: expect.stringContaining('@'),
          phone: expect.stringMatching(/^\+/),
          address: expect.stringMatching(/./),
          photo: null,
        },
      },
      educations: [{ id: application.education, degree: 'BSc Logistics', award_year: expect.any(Number) }],
      experiences: [{ id: application.experience, designation: expect.any(String), start: expect.any(String) }],
      skills: expect.arrayContaining(['Milk testing']),
      languages: [{ name: 'Somali', proficiency: 'native' }],
      resume: { id: expect.any(Number), is_pdf: true },
      mine: [],
      others: [],
      means: [],
      state: 'none',
      my_state: 'none',
    });
    const cv = await reviewer.get(`/candidates/download/cv/${body.resume.id}`);
    expect([cv.status, cv.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await reviewer.get('/api/admin/evaluations/999999')).status).toBe(404);
    expect((await reviewer.get('/api/admin/evaluations/none')).status).toBe(404);

    // After a withdrawal reviewers lose access to the CV; the employer keeps it.
    await fursa.database.query(
      `update applications set outcome = 'withdrawn', withdrawn_at = now() where id = ${application.id}`,
    );
    const withdrawn = (await openEvaluation(reviewer, application)).body;
    expect([withdrawn.application.withdrawn_at, withdrawn.resume]).toEqual([expect.any(String), null]);
    expect((await reviewer.get(`/candidates/download/cv/${body.resume.id}`)).status).toBe(404);
    expect((await openEvaluation(admin, application)).body.resume).toEqual(body.resume);
  });

  it('hides the system’s evaluation until the reviewer has scored overall, then sets it beside theirs', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const application = await applyForEvaluation(fursa, job.id);
    for (const client of [reviewer, admin]) {
      const { body } = await openEvaluation(client, application);
      expect([body.ai_hidden, body.ai_evaluation]).toEqual([true, null]);
      for (const { ai, difference } of body.differences) expect([ai, difference]).toEqual([null, null]);
      // The outcome would reveal on which side of the pass mark the score lies.
      expect(Object.keys(body.application)).toEqual(['id', 'applied_at', 'withdrawn_at']);
    }
    await save(reviewer, application, { type: 'skills', score: 71 });
    expect((await openEvaluation(reviewer, application)).body.ai_hidden).toBe(true);
    await save(second, application, { type: 'overall', score: 90 });
    expect((await openEvaluation(reviewer, application)).body.ai_hidden).toBe(true);
    await save(reviewer, application, { type: 'overall', score: 64 });
    const { body } = await openEvaluation(reviewer, application);
    const { rows } = await fursa.database.query(
      `select overall, sections from ai_evaluations where application_id = ${application.id}`,
    );
    const ai = rows[0] as { overall: number; sections: Record<string, { score: number | null; evidence: string[] }> };
    expect(body.ai_hidden).toBe(false);
    expect(body.ai_evaluation).toMatchObject({ score: ai.overall, category: expect.any(String) });
    const skills = body.ai_evaluation.sections.find(({ section }: { section: string }) => section === 'skills');
    expect(skills).toMatchObject({ score: ai.sections.skills?.score, evidence: ai.sections.skills?.evidence });
    expect(skills.comment).toMatch(/^Required skills found/);
    const byName = Object.fromEntries(body.differences.map((one: { section: string }) => [one.section, one]));
    expect(byName.overall).toEqual({
      section: 'overall',
      mine: 64,
      others: 90,
      ai: ai.overall,
      difference: 64 - ai.overall,
    });
    expect(byName.skills).toMatchObject({ mine: 71, others: null, difference: 71 - (ai.sections.skills?.score ?? 0) });
    expect(byName.bio).toMatchObject({ mine: null, difference: null });
    // It is still hidden from the other person, who has not scored.
    expect((await openEvaluation(admin, application)).body.ai_evaluation).toBeNull();
  });

  it('is accounted for when an admin looks', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const application = await applyForEvaluation(fursa, job.id);
    await openEvaluation(reviewer, application);
    await openEvaluation(admin, application);
    const { rows } = await fursa.database.query(
      `select type, actor_id::int as actor from history where type = 'profile.viewed' and application_id = ${application.id}`,
    );
    expect(rows).toEqual([{ type: 'profile.viewed', actor: await idOf(admin) }]);
  });

  it.each(['reviewer', 'admin'] as const)('is not for a %s who is the candidate', async (role) => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const candidate = await fursa.register('candidate');
    const own = await applyForEvaluation(fursa, job.id, { person: { email: candidate.email } }, candidate);
    const other = await applyForEvaluation(fursa, job.id);
    await fursa.database.query(`update users set role = '${role}' where email = '${candidate.email}'`);
    await candidate.post('/login', { email: candidate.email, password: TEST_PASSWORD });
    const me = await idOf(candidate);

    expect((await openEvaluation(candidate, own)).status).toBe(404);
    expect((await save(candidate, own, { type: 'overall', score: 100 })).status).toBe(404);
    const withoutId = { application_id: undefined, type: 'overall' as const, score: 100 };
    expect((await save(candidate, own, withoutId)).status).toBe(404);
    expect((await assign([own.id], me, {}, candidate)).status).toBe(404);
    // Nobody can assign them either, because their score would never come.
    expect((await assign([other.id, own.id], me)).body.errors).toHaveProperty('reviewer_id');
    const { applications, total, jobs } = await list(`job=${job.id}`, candidate);
    expect([applications.map(({ application_id }) => application_id), total]).toEqual([[other.id], 1]);
    expect(jobs.find(({ id }) => id === job.id)?.applications).toBe(1);
    expect(idsIn(await list(`job=${job.id}`))).toEqual([own.id, other.id]);

    // The list of differing scores does not include the reader's own application.
    await save(reviewer, own, { type: 'overall', score: 60 });
    await save(second, own, { type: 'overall', score: 99 });
    const notable = async (client: TestClient) =>
      (await client.get('/api/admin/evaluations/agreement')).body.notable.map(
        ({ application_id }: { application_id: number }) => application_id,
      );
    expect(await notable(reviewer)).toContain(own.id);
    expect(await notable(candidate)).not.toContain(own.id);
    expect((await openEvaluation(candidate, other)).status).toBe(200);
  });

  it('is in the queue of whom it is assigned to, and of everybody while nobody is asked or has scored it', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const [one, two, three] = [
      await applyForEvaluation(fursa, job.id),
      await applyForEvaluation(fursa, job.id),
      await applyForEvaluation(fursa, job.id),
    ];
    const queueOf = async (client: TestClient) => idsIn(await list(`job=${job.id}&state=queue`, client));
    expect(await queueOf(reviewer)).toEqual([one.id, two.id, three.id]);
    await assign([two.id], await idOf(second));
    expect(await queueOf(reviewer)).toEqual([one.id, three.id]);
    expect(await queueOf(second)).toEqual([one.id, two.id, three.id]);
    // A started application stays in the queue. A finished one leaves every queue except that of an assigned reviewer.
    await save(reviewer, one, { type: 'bio', score: 70 });
    await save(reviewer, two, { type: 'overall', score: 70 });
    await save(reviewer, three, { type: 'overall', score: 70 });
    expect(await queueOf(reviewer)).toEqual([one.id]);
    expect(await queueOf(second)).toEqual([one.id, two.id]);
    await save(employer, one, { type: 'overall', score: 80 });
    expect(await queueOf(second)).toEqual([two.id]);
    // The list, its heading and the navigation badge show the same number.
    for (const client of [reviewer, second, admin]) {
      const { progress, waiting: whole } = await list('', client);
      const { total } = await list('state=queue', client);
      const { waiting } = (await client.get('/api/admin/evaluations/waiting')).body;
      expect([progress.queue, whole, waiting]).toEqual([total, total, total]);
    }
    expect((await list('state=all')).total).toBe((await list('')).total);
  });

  it('waits for nobody once the person was hired or turned down', async () => {
    const job = await publishJob(employer, admin, { title: 'Welder' });
    const groups = ['New', 'Hired', 'Not selected'];
    const made = await fillBoard(
      fursa.database,
      { employer, jobId: job.id },
      groups.map((group) => ({ group })),
    );
    const ids = made.map(({ id }) => id);
    const queueOf = async (client: TestClient) => idsIn(await list(`job=${job.id}&state=queue`, client));
    expect(await queueOf(reviewer)).toEqual(ids.slice(0, 1));
    const waitingFor = async (id: number) =>
      (await admin.get('/api/admin/evaluations/reviewers')).body.reviewers.find((one: { id: number }) => one.id === id)
        .waiting;
    const before = await waitingFor(await idOf(second));
    await assign(ids, await idOf(second));
    expect(await queueOf(second)).toEqual(ids.slice(0, 1));
    expect(await waitingFor(await idOf(second))).toBe(before + 1);
    expect((await list(`job=${job.id}`, second)).progress.waiting_for_me).toBe(1);
    // Decided applications can still be found and evaluated.
    expect((await list(`job=${job.id}&state=none`)).total).toBe(3);
  });

  it('waits for nobody who cannot evaluate any more', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const application = await applyForEvaluation(fursa, job.id);
    const asked = await fursa.signedInAs('reviewer');
    const id = await idOf(asked);
    await assign([application.id], id);
    expect((await save(reviewer, application, { type: 'overall', score: 70 })).body.state).toBe('partly');
    const states = async () => {
      const { body } = await openEvaluation(reviewer, application);
      const { applications } = await list(`job=${job.id}`);
      const found = [];
      for (const filter of ['state=partly', 'state=done', 'assigned=nobody']) {
        found.push((await list(`job=${job.id}&${filter}`)).total);
      }
      return [body.state, body.assignees.length, applications[0]?.state, applications[0]?.assignees.length, ...found];
    };
    const open = ['partly', 1, 'partly', 1, 1, 0, 0];
    const done = ['done', 0, 'done', 0, 0, 1, 1];
    expect(await states()).toEqual(open);
    const { progress } = await list('');
    for (const [gone, back] of [
      ['blocked_at = now()', 'blocked_at = null'],
      [`role = 'candidate'`, `role = 'reviewer'`],
      ['erased_at = now()', 'erased_at = null'],
    ]) {
      await fursa.database.query(`update users set ${gone} where id = ${id}`);
      expect(await states(), gone).toEqual(done);
      expect((await list('')).progress.done).toBe(progress.done + 1);
      await fursa.database.query(`update users set ${back} where id = ${id}`);
      expect(await states(), back).toEqual(open);
    }
  });

  it('is nobody’s business but reviewers’ and admins’', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const application = await applyForEvaluation(fursa, job.id);
    const candidate = await fursa.register('candidate');
    const calls = (client: TestClient) => [
      client.get('/api/admin/evaluations'),
      client.get('/api/admin/evaluations/reviewers'),
      client.get('/api/admin/evaluations/agreement'),
      openEvaluation(client, application),
      client.get('/api/admin/evaluations/waiting'),
      assign([application.id], null, {}, client as typeof admin),
    ];
    for (const [client, status] of [
      [fursa.visitor(), 401],
      [candidate, 403],
      [employer, 403],
      [reviewer, 200],
      [admin, 200],
    ] as const) {
      for (const answer of await Promise.all(calls(client))) expect(answer.status).toBe(status);
    }
  });
});
