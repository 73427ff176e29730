import { describe, expect, it } from 'vitest';
import { columnsOf, fillBoard } from '../../../../tests/harness/test-board.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { closeLeavingOpen, publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests();

const show = async (client = employer) => (await client.get('/company/dashboard')).body;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A separate company with one job. */
async function company() {
  const client = await fursa.register('company');
  const job = await publishJob(client, admin, { title: 'Crane Operator', deadline: inDays(30) });
  const columns = await columnsOf(client);
  return { client, job, of: { employer: client, jobId: job.id }, columns };
}

describe('the dashboard of a company', () => {
  it('counts who stands in a stage and who has reached it, by the history', async () => {
    const { client, job, of } = await company();
    const [first, second] = await fillBoard(fursa.database, of, [{}, {}, { group: 'Interview' }]);
    const { Shortlisted, Interview, New } = await columnsOf(client);
    for (const [card, to] of [
      [first, Shortlisted],
      [first, Interview],
      [second, Shortlisted],
      [second, New],
    ] as const) {
      const { rows } = await fursa.database.query(`select version from applications where id = ${card?.id}`);
      const { status } = await client.post('/company/applications/move', {
        application_id: card?.id,
        to_group_id: to?.id,
        after_id: null,
        version: rows[0]?.version,
      });
      expect(status).toBe(200);
    }
    const body = await show(client);
    const stages = Object.fromEntries(
      body.stages.map(({ id, name }: { id: number; name: string }) => {
        const { here, reached } = body.jobs[0].stages.find((one: { group_id: number }) => one.group_id === id);
        return [name, [here, reached]];
      }),
    );
    expect(stages).toMatchObject({ New: [1, 1], Shortlisted: [0, 2], Interview: [2, 2], Offer: [0, 0] });
    expect(body).toMatchObject({ has_jobs: true, open_jobs: 1, applications: 3, waiting: 1 });
    expect(body.jobs[0]).toMatchObject({ id: job.id, title: 'Crane Operator', applications: 3 });
  });

  it('counts what the board counts: withdrawn applications, several jobs, closed ones', async () => {
    const { client, job, of } = await company();
    const other = await publishJob(client, admin, { title: 'Rigger', deadline: inDays(30) });
    const closed = await publishJob(client, admin, { title: 'Watchman', deadline: inDays(30) });
    await fillBoard(fursa.database, of, [{}, { outcome: 'withdrawn' }, { group: 'Interview', outcome: 'withdrawn' }]);
    await fillBoard(fursa.database, { ...of, jobId: other.id }, [{}, { group: 'Hired' }]);
    await fillBoard(fursa.database, { ...of, jobId: closed.id }, [{}, { outcome: 'withdrawn' }]);
    await closeLeavingOpen(client, closed.id);
    const body = await show(client);
    expect(body.waiting).toBe((await columnsOf(client)).New?.count);
    expect(body.waiting).toBe(5);
    const own = (await client.get('/company/jobs/list')).body.jobs as { id: number; [name: string]: unknown }[];
    for (const { id } of [job, other]) {
      const columns = await columnsOf(client, `?job=${id}`);
      const ofJob = body.jobs.find((one: { id: number }) => one.id === id);
      const onBoard = Object.values(columns);
      for (const { group_id, here } of ofJob.stages) {
        expect(here).toBe(onBoard.find((column) => column.id === group_id)?.count);
      }
      const total = onBoard.reduce((sum, { count }) => sum + count, 0);
      expect(ofJob.applications).toBe(total);
      expect(own.find((one) => one.id === id)).toMatchObject({
        applications: total,
        new_applications: columns.New?.count,
      });
    }
  });

  it('measures how long applications stayed in a column that they have left', async () => {
    const { client, of, columns } = await company();
    const cards = await fillBoard(fursa.database, of, [{}, {}, {}, {}, {}]);
    const days = [1, 2, 3, 4, 100];
    for (const [index, { id }] of cards.entries()) {
      await fursa.database.query(
        `insert into history (type, company_id, job_id, application_id, data, at)
         select 'application.moved', company_id, job_id, id,
           jsonb_build_object('to', jsonb_build_object('id', step.group_id, 'name', step.name)), now() - step.days * interval '1 day'
         from applications, (values ('New', ${columns.New?.id}, 10 + ${days[index]}), ('Offer', ${columns.Offer?.id}, 10))
           as step(name, group_id, days)
         where id = ${id} order by step.days desc`,
      );
    }
    // Too old to count for the current times.
    await fursa.database.query(
      `insert into history (type, company_id, job_id, application_id, data, at)
       select 'application.moved', company_id, job_id, id,
         jsonb_build_object('to', jsonb_build_object('id', step.group_id, 'name', step.name)), now() - step.days * interval '1 day'
       from applications, (values ('New', ${columns.New?.id}, 200), ('Offer', ${columns.Interview?.id}, 150)) as step(name, group_id, days)
       where id = ${cards[0]?.id}`,
    );
    const { times } = await show(client);
    const ofNew = times.find(({ group_id }: { group_id: number }) => group_id === columns.New?.id);
    expect(ofNew).toEqual({ group_id: columns.New?.id, stays: 5, median: 3, lower: 2, upper: 4 });
  });

  it('says what is new, where it came from, and shows the newest first', async () => {
    const { client, of } = await company();
    const made = await fillBoard(fursa.database, of, [
      { name: 'First', applied: 40, aiScore: 91 },
      { name: 'Second', applied: 10, aiScore: 40, managerScore: 77 },
      { name: 'Third', applied: 0 },
      { name: 'Quit', applied: 0, outcome: 'withdrawn' },
    ]);
    await fursa.database.query(`update applications set source = 'radio' where id in (${made[0]?.id}, ${made[1]?.id})`);
    const { newest, sources, new_today, new_since_monday, waiting } = await show(client);
    expect(newest.map(({ name }: { name: string }) => name)).toEqual(['Third', 'Second', 'First']);
    expect(newest.map(({ score }: { score: object | null }) => score)).toEqual([
      null,
      { percent: 77, category: 'Very Good' },
      { percent: 91, category: 'Outstanding' },
    ]);
    expect(sources).toEqual([
      { source: 'radio', applications: 2 },
      { source: null, applications: 2 },
    ]);
    expect(new_today).toBe(2);
    expect(new_since_monday).toBeGreaterThanOrEqual(2);
    // A withdrawn application keeps its card, and is counted, until somebody moves it.
    expect(waiting).toBe(4);
  });

  it('says what there is to settle', async () => {
    const { client } = await company();
    await publishJob(client, admin, { title: 'Ends Soon', deadline: inDays(2) });
    const copied = await publishJob(client, admin, { title: 'Copied' });
    await client.post(`/company/jobs/${copied.id}/duplicate`);
    const { to_settle } = await show(client);
    expect(to_settle.map(({ kind, job }: { kind: string; job: { title: string } }) => [kind, job.title])).toEqual([
      ['closing', 'Ends Soon'],
      ['draft', expect.stringContaining('Copied')],
    ]);
  });

  it('names nobody whom blind review hides, and nobody who is gone', async () => {
    const { client, of, columns } = await company();
    const [hidden, gone] = await fillBoard(fursa.database, of, [{ name: 'Secret' }, { name: 'Gone', group: 'Hired' }]);
    await fursa.database.query(
      `update candidates set erased_at = now() where id = (select candidate_id from applications where id = ${gone?.id})`,
    );
    await client.request('PUT', '/company/applications/blind', { until_group_id: columns.Offer?.id });
    const { newest } = await show(client);
    expect(newest).toMatchObject([
      { name: `Candidate ${hidden?.id}`, photo: null },
      { name: 'Candidate Deleted', candidate_deleted: true },
    ]);
  });

  it('is each company’s own, and a new one begins with nothing', async () => {
    const body = await show(await fursa.register('company'));
    expect(body).toMatchObject({
      has_jobs: false,
      open_jobs: 0,
      waiting: 0,
      jobs: [],
      newest: [],
      sources: [],
      times: [],
    });
    expect(body.stages).toHaveLength(6);
  });
});
