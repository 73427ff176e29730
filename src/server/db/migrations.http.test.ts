import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillBoard } from '../../../tests/harness/test-board.ts';
import { openTestDatabase } from '../../../tests/harness/test-database.ts';
import { MIGRATIONS } from './migrations.ts';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(async () => {
  await test.database.close();
  await test.drop();
});

/** The statements of all migrations that change rows. */
const updates = readdirSync(MIGRATIONS.migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .flatMap((name) =>
    readFileSync(path.join(MIGRATIONS.migrationsFolder, name), 'utf8').split('--> statement-breakpoint'),
  )
  .map((statement) => statement.trim())
  .map((statement) => statement.replace(/^(--[^\n]*\n)+/, ''))
  .filter((statement) => /^(UPDATE|INSERT)/.test(statement));

it('gives the history of earlier days the ids of the columns that it names', async () => {
  const { query } = test.database;
  await query(`
    insert into companies (name, username) values ('One', 'one'), ('Two', 'two');
    insert into application_groups (company_id, name, position)
      select c.id, n.name, n.position from companies c, (values ('New', 0), ('Interview', 1)) as n(name, position)
      order by c.id, n.position;
    insert into history (kind, company_id, "from", "to", details) values
      ('stage', 1, null, 'New', '{"groupId": 1}'),
      ('stage', 2, 'New', 'Interview', null),
      ('stage', 2, 'Interview', 'Gone', null),
      ('stage', 2, 'Called so then', 'New', '{"fromGroupId": 4, "toGroupId": 3}'),
      ('outcome', 1, 'New', 'passed', null)`);
  for (const update of updates.filter((statement) => statement.startsWith('UPDATE "history"'))) await query(update);
  const { rows } = await query(
    'select "from", "to", from_group_id::int as left, to_group_id::int as reached from history order by id',
  );
  expect(rows).toEqual([
    { from: null, to: 'New', left: null, reached: 1 },
    { from: 'New', to: 'Interview', left: 3, reached: 4 },
    { from: 'Interview', to: 'Gone', left: 4, reached: null },
    { from: 'Called so then', to: 'New', left: 4, reached: 3 },
    { from: 'New', to: 'passed', left: null, reached: null },
  ]);
});

it('gives companies of earlier days the templates that new ones start with, beside their own', async () => {
  const { query } = test.database;
  await query(`
    delete from history;
    delete from companies;
    insert into companies (name, username) values ('Three', 'three'), ('Four', 'four');
    insert into application_groups (company_id, name, fixed, position)
      select c.id, n.name, n.fixed, n.position from companies c,
        (values ('New', 'new', 0), ('Interview', null, 1), ('Not selected', 'not_selected', 2)) as n(name, fixed, position)
      order by c.id, n.position;
    insert into message_templates (company_id, name, body, group_id)
      select c.id, 'JOB OFFER', 'Ours', (select id from application_groups where company_id = c.id and name = 'Interview')
      from companies c where username = 'four'`);
  for (const insert of updates.filter((one) => one.startsWith('INSERT INTO "message_templates"'))) await query(insert);
  const { rows } = await query(
    `select c.username as whose, t.standard, t.name, g.name as column from message_templates t
     join companies c on c.id = t.company_id left join application_groups g on g.id = t.group_id
     order by c.id, t.standard nulls first`,
  );
  expect(rows).toEqual([
    { whose: 'three', standard: 'interview', name: 'Invitation to an interview', column: 'Interview' },
    { whose: 'three', standard: 'not_selected', name: 'Not selected this time', column: 'Not selected' },
    { whose: 'three', standard: 'offer', name: 'Job offer', column: null },
    { whose: 'three', standard: 'received', name: 'Application received', column: 'New' },
    { whose: 'four', standard: null, name: 'JOB OFFER', column: 'Interview' },
    { whose: 'four', standard: 'interview', name: 'Invitation to an interview', column: null },
    { whose: 'four', standard: 'not_selected', name: 'Not selected this time', column: 'Not selected' },
    { whose: 'four', standard: 'received', name: 'Application received', column: 'New' },
  ]);
});

it('puts cards right whose score was the mean of some of their sections', async () => {
  const { query } = test.database;
  await query(`
    insert into companies (name, username) values ('Scored', 'scored');
    insert into application_groups (company_id, name, position)
      select id, 'New', 0 from companies where username = 'scored';
    insert into jobs (company_id, title, slug, description, job_type, salary_mode)
      select id, 'Driver', 'driver', '', 'Full time', 'custom' from companies where username = 'scored'`);
  const { rows: jobs } = await query('select id::int, company_id::int as "companyId" from jobs');
  const { id: jobId, companyId } = jobs[0] as { id: number; companyId: number };
  const scores = [99, 80, 70];
  const cards = await fillBoard(
    test.database,
    { jobId, companyId },
    scores.map((managerScore) => ({ managerScore })),
  );
  const [one, whole, all] = cards.map(({ id }) => id);
  const five = ['education', 'experience', 'skills', 'certification', 'bio'];
  await query(`insert into human_evaluations (application_id, type, score) values
    (${one}, 'education', 99), (${one}, 'skills', 99), (${whole}, 'overall', 80), (${whole}, 'bio', 10),
    ${five.map((type) => `(${all}, '${type}', 70)`).join(', ')}`);
  for (const update of updates.filter((statement) => statement.startsWith('UPDATE "applications"')))
    await query(update);
  const { rows } = await query(
    `select manager_score as score, being_scored as "isBeingScored" from applications
     where id in (${one}, ${whole}, ${all}) order by id`,
  );
  expect(rows).toEqual([
    { score: null, isBeingScored: true },
    { score: 80, isBeingScored: false },
    { score: 70, isBeingScored: false },
  ]);
});

it('takes the English sentence out of the history of cards that were rescued without a reason', async () => {
  const { query } = test.database;
  await query(`
    delete from history;
    insert into users (name, username, role) values ('Mover', 'mover', 'company');
    insert into history (kind, "from", "to", actor_id, reason)
      select 'outcome', 'failed', 'passed', id, r.reason from users, (values
        ('Taken from Not selected to Interview by hand.'), ('Taken from another list after a call.')) as r(reason)
      where username = 'mover'`);
  for (const update of updates.filter((statement) => statement.startsWith('UPDATE "history" SET "reason"')))
    await query(update);
  const { rows } = await query('select reason from history order by id');
  expect(rows).toEqual([{ reason: null }, { reason: 'Taken from another list after a call.' }]);
});

it('keeps mentions unread for those who have not been at the board since', async () => {
  const { query } = test.database;
  await query(`
    insert into users (name, username, role, created_at)
      select n, n, 'company', now() - interval '9 days' from unnest(array['writer', 'absent', 'present']) as n;
    insert into board_visits (user_id, last_at) select id, now() from users where username = 'present';
    insert into application_notes (application_id, author_id, body, mentions, created_at)
      select (select min(id) from applications), (select id from users where username = 'writer'), 'Call them',
        array(select id from users where username in ('writer', 'absent', 'present')), now() - interval '1 day'`);
  for (const update of updates.filter((statement) => statement.startsWith('UPDATE "application_notes"')))
    await query(update);
  const { rows } = await query(
    'select u.username from application_notes n, unnest(n.unread_by) as m join users u on u.id = m',
  );
  expect(rows).toEqual([{ username: 'absent' }]);
});
