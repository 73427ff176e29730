import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_EVENT_TYPES, KEPT_EVENTS, type KeptEventType } from '#shared/events/events.ts';
import { fillBoard } from '../../../tests/harness/test-board.ts';
import { openTestDatabase } from '../../../tests/harness/test-database.ts';
import { shownInAudit } from '../audit/recorded.rules.ts';
import { MIGRATIONS } from './migrations.ts';

/** The number of event types that the migration made of the history's rows. */
const TYPES_OF_THAT_DAY = 32;

let test: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(async () => {
  await test.database.close();
  await test.drop();
});

/** The statements of the migrations whose names begin like this, without their comments. */
function statementsOf(beginning: string): string[] {
  return readdirSync(MIGRATIONS.migrationsFolder)
    .filter((name) => name.startsWith(beginning) && name.endsWith('.sql'))
    .flatMap((name) =>
      readFileSync(path.join(MIGRATIONS.migrationsFolder, name), 'utf8').split('--> statement-breakpoint'),
    )
    .map((statement) => statement.trim().replace(/^(--[^\n]*\n)+/, ''));
}
const updates = statementsOf('').filter((statement) => /^(UPDATE|INSERT)/.test(statement));

/** Creates the history table as it was before events, in a schema of its own. */
async function historyOfEarlierDays(rows: string): Promise<void> {
  await test.database.query(`
    drop schema if exists earlier cascade;
    create schema earlier;
    create table earlier.history (
      id bigint generated always as identity, kind text not null, actor_id bigint, company_id bigint,
      "from" text, "to" text, from_group_id bigint, to_group_id bigint, reason text, details jsonb
    );
    create index history_kind on earlier.history (kind, id);
    insert into earlier.history (kind, actor_id, company_id, "from", "to", from_group_id, to_group_id, reason, details)
      values ${rows}`);
}
const onEarlierHistory = async (statements: readonly string[]) => {
  for (const statement of statements)
    await test.database.query(
      statement.replaceAll('"history"', 'earlier."history"').replace('INDEX "', 'INDEX earlier."'),
    );
};
const readEarlierHistory = async (columns: string) =>
  (await test.database.query(`select ${columns} from earlier.history order by id`)).rows;

it('gives the history of earlier days the ids of the columns that it names', async () => {
  await test.database.query(`
    insert into companies (name, username) values ('One', 'one'), ('Two', 'two');
    insert into application_groups (company_id, name, position)
      select c.id, n.name, n.position from companies c, (values ('New', 0), ('Interview', 1)) as n(name, position)
      order by c.id, n.position`);
  await historyOfEarlierDays(`
    ('stage', null, 1, null, 'New', null, null, null, '{"groupId": 1}'),
    ('stage', null, 2, 'New', 'Interview', null, null, null, null),
    ('stage', null, 2, 'Interview', 'Gone', null, null, null, null),
    ('stage', null, 2, 'Called so then', 'New', null, null, null, '{"fromGroupId": 4, "toGroupId": 3}'),
    ('outcome', null, 1, 'New', 'passed', null, null, null, null)`);
  await onEarlierHistory(statementsOf('0004').filter((statement) => statement.startsWith('UPDATE "history"')));
  expect(await readEarlierHistory('"from", "to", from_group_id::int as left, to_group_id::int as reached')).toEqual([
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
    { whose: 'three', standard: 'still_reading', name: 'Still under review', column: null },
    { whose: 'four', standard: null, name: 'JOB OFFER', column: 'Interview' },
    { whose: 'four', standard: 'interview', name: 'Invitation to an interview', column: null },
    { whose: 'four', standard: 'not_selected', name: 'Not selected this time', column: 'Not selected' },
    { whose: 'four', standard: 'received', name: 'Application received', column: 'New' },
    { whose: 'four', standard: 'still_reading', name: 'Still under review', column: null },
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
  await historyOfEarlierDays(`
    ('outcome', 7, null, 'failed', 'passed', null, null, 'Taken from Not selected to Interview by hand.', null),
    ('outcome', 7, null, 'failed', 'passed', null, null, 'Taken from another list after a call.', null)`);
  await onEarlierHistory(statementsOf('0018'));
  expect(await readEarlierHistory('reason')).toEqual([
    { reason: null },
    { reason: 'Taken from another list after a call.' },
  ]);
});

describe('the history of earlier days becomes events', () => {
  const PERSON = 7;
  const SKILLS = { type: 'skills', itemId: null, from: null, to: 80, commentChanged: true };
  type Row = { kind: string; by?: number; from?: string; to?: string; ids?: [number | null, number | null] } & {
    reason?: string;
    details?: object;
    /** The details that the audit shows, if they differ from the stored ones. */
    shown?: object;
  };
  const rows: Row[] = [
    { kind: 'stage', to: 'New', ids: [null, 1] },
    { kind: 'stage', by: PERSON, from: 'New', to: 'Offer', ids: [1, 2], reason: 'Well done' },
    { kind: 'stage', by: PERSON, from: 'Gone', to: 'New' },
    { kind: 'stage', from: 'New', to: 'Not selected', ids: [1, 3], reason: '12% by embedded 2.0.0; pass mark 60' },
    { kind: 'ai_score', to: '12', reason: '12% by embedded 2.0.0; pass mark 60' },
    { kind: 'outcome', from: 'under_review', to: 'failed', reason: '12% by embedded 2.0.0; pass mark 60' },
    { kind: 'outcome', by: PERSON, from: 'failed', to: 'passed', reason: 'Called them' },
    { kind: 'outcome', from: 'passed', to: 'withdrawn', reason: 'by the candidate' },
    { kind: 'late_verdict', from: 'withdrawn', to: 'failed', reason: 'The verdict came after …' },
    { kind: 'disputed', reason: 'The owner of this email address …' },
    { kind: 'disowned', reason: 'An application was removed …' },
    { kind: 'column_deleted', by: PERSON, from: 'Second talk', ids: [9, null] },
    { kind: 'manager_score', by: PERSON, to: '70' },
    { kind: 'manager_score', by: PERSON, from: '70', to: '75', details: SKILLS },
    {
      kind: 'manager_score',
      by: PERSON,
      from: '75',
      to: '75',
      details: { type: 'skills', itemId: null, from: { score: 50, comment: 'a' }, to: { score: 80, comment: 'b' } },
      shown: { type: 'skills', itemId: null, from: 50, to: 80, commentChanged: false },
    },
    { kind: 'profile_read', by: PERSON },
    { kind: 'cv_read', by: PERSON },
    { kind: 'photo_read', by: PERSON },
    { kind: 'person_read', by: PERSON, details: {} },
    { kind: 'audit_read', by: PERSON, details: { group: 'jobs', who: 3 } },
    { kind: 'audit_exported', by: PERSON, details: { about: 'user-3' } },
    { kind: 'job_status', by: PERSON, from: 'pending', to: 'rejected', reason: 'No salary' },
    { kind: 'job_edit', by: PERSON, from: 'waiting', to: 'published' },
    { kind: 'job_undone', by: PERSON, from: 'active', to: 'pending' },
    { kind: 'setting', by: PERSON, from: '30', to: '14', reason: 'Asked for', details: { key: 'cooldown_days' } },
    { kind: 'translation', by: PERSON, from: 'a', to: 'b', details: { locale: 'sw', key: 'shell.jobs' } },
    { kind: 'user_role', by: PERSON, from: 'reviewer', to: 'admin', reason: 'New here' },
    ...['user_blocked', 'user_unblocked', 'user_signed_out', 'user_exported', 'user_erased'].map((kind) => ({
      kind,
      by: PERSON,
      reason: 'Asked for by letter',
    })),
    ...['own_email', 'own_export', 'own_erase'].map((kind) => ({ kind, by: PERSON })),
    ...['company_blocked', 'company_unblocked'].map((kind) => ({ kind, by: PERSON, reason: 'Spam' })),
  ];
  const quoted = (value: unknown) =>
    value === undefined || value === null ? 'null' : `'${typeof value === 'object' ? JSON.stringify(value) : value}'`;

  beforeAll(async () => {
    const values = rows.map(({ kind, by, from, to, ids, reason, details }) =>
      [kind, by, 1, from, to, ids?.[0], ids?.[1], reason, details].map(quoted).join(', '),
    );
    await historyOfEarlierDays(values.map((row) => `(${row})`).join(', '));
    await onEarlierHistory(statementsOf('0021'));
  });

  it('of which each is known, with data of its shape', async () => {
    const events = (await readEarlierHistory('type, data')) as { type: KeptEventType; data: object }[];
    // Every kind of row that was ever written is among them; events that were declared later had no rows.
    expect(KEPT_EVENT_TYPES).toEqual(expect.arrayContaining(events.map(({ type }) => type)));
    expect(new Set(events.map(({ type }) => type)).size).toBe(TYPES_OF_THAT_DAY);
    const subjects = { actorId: PERSON, companyId: 1, jobId: 1, applicationId: 1, userId: 1 };
    for (const { type, data } of events) {
      const { schema } = KEPT_EVENTS[type];
      const named = Object.fromEntries(Object.entries(subjects).filter(([name]) => Object.hasOwn(schema.shape, name)));
      expect(schema.safeParse({ ...named, ...data }).error?.issues ?? [], type).toEqual([]);
    }
  });

  it('that the audit shows as it did', async () => {
    const events = (await readEarlierHistory('type, data')) as { type: string; data: object }[];
    expect(events.map(shownInAudit)).toEqual(
      rows.map(({ kind, by, from = null, to = null, reason = null, details = {}, shown = details }) => ({
        kind,
        from,
        to,
        // Reasons of the product itself were never shown.
        reason: by === undefined ? null : reason,
        details: shown,
      })),
    );
  });
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
  await query("alter table application_notes add column unread_by bigint[] not null default '{}'");
  for (const update of updates.filter((statement) =>
    /^(UPDATE "application_notes"|INSERT INTO "notices")/.test(statement),
  ))
    await query(update);
  const { rows } = await query(
    'select u.username, n.kind from notices n join users u on u.id = n.user_id where n.read_at is null',
  );
  expect(rows).toEqual([{ username: 'absent', kind: 'mention' }]);
});
