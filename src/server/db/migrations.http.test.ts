import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  .filter((statement) => statement.startsWith('UPDATE'));

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
