import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/database.ts';
import type { PersonalRows, TestPerson } from '#server/kernel/personal-rows.ts';
import type { Person } from '#server/kernel/privacy.ts';
import type { Module } from '#server/module.ts';
import { findPersonalTables, NOT_ERASED, NOT_EXPORTED, ROOTS, TABLES } from '../../../tests/harness/personal-tables.ts';
import { apply } from '../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { conversationAbout, say } from '../../../tests/harness/test-conversations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { act, idOf } from '../../../tests/harness/test-people.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

const rowFiles = import.meta.glob<{ personalRows: PersonalRows }>('/src/server/*/*.personal-rows.ts', { eager: true });

let fursa: TestServer;
let modules: Module[];
beforeAll(async () => {
  fursa = await startTestServer();
  modules = fursa.server.modules;
});
afterAll(() => fursa.stop());

const personal = findPersonalTables();
const namesOf = (tables: readonly { name: string }[]) => tables.map(({ name }) => name).sort();
const declared = (by: 'exports' | 'erases') =>
  modules.flatMap((module) => module[by]?.tables ?? []).map((table) => getTableName(table));

describe('a table with personal data', () => {
  it('is known by its address or by a reference that leads to a person', () => {
    expect(namesOf(personal)).toEqual(
      expect.arrayContaining(['applications', 'ai_evaluations', 'draft_shares', 'mails', 'messages', 'users']),
    );
    for (const name of ['institutions', 'job_skills', 'settings']) expect(namesOf(personal)).not.toContain(name);
    const invented = { name: 'meetings', references: [], addresses: [], texts: [], documents: [], times: [] };
    const byApplication = { column: 'application_id', to: 'applications', names: 'the person' } as const;
    const withInvented = (change: object) => namesOf(findPersonalTables([...TABLES, { ...invented, ...change }]));
    expect(withInvented({})).not.toContain('meetings');
    expect(withInvented({ references: [byApplication] })).toContain('meetings');
    expect(withInvented({ addresses: ['guest_email'] })).toContain('meetings');
  });

  it('is in archives, or the schema says why it is not', () => {
    expect(new Set([...declared('exports'), ...Object.keys(NOT_EXPORTED)])).toEqual(new Set(namesOf(personal)));
    expect(declared('exports').filter((name) => name in NOT_EXPORTED)).toEqual([]);
  });

  it('is erased with the person, or the schema says why it is not', () => {
    expect(new Set([...declared('erases'), ...Object.keys(NOT_ERASED)])).toEqual(new Set(namesOf(personal)));
    expect(declared('erases').filter((name) => name in NOT_ERASED)).toEqual([]);
  });
});

const query = async (text: string, values: unknown[] = []) => (await fursa.database.query(text, values)).rows;

/** A person who is a candidate, a member of a company and staff of the site, with a row in every personal table. */
async function somebody() {
  const admin = await fursa.signedInAs('admin');
  const employer = await fursa.register('company', 'Traces & Co');
  const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
  const candidate = await fursa.register('candidate', 'Xalimo Qumbe');
  const { email } = candidate;
  const id = await idOf(candidate);
  const applied = await apply(fursa, job.id, { person: { email }, cv: 'cv.pdf' }, candidate);
  const chatId = await conversationAbout(employer, applied.id);
  await say(employer, chatId, 'When can you come?');
  await say(candidate, chatId, 'On Monday.');
  const others = await apply(fursa, job.id);
  const made: TestPerson = {
    userId: id,
    email,
    adminId: await idOf(admin),
    jobId: job.id,
    applicationId: applied.id,
    otherApplicationId: others.id,
    conversationId: chatId,
  };
  const rest = Object.values(rowFiles).flatMap(({ personalRows }) => Object.entries(personalRows(made)));
  for (const [table, values] of rest) await query(`insert into ${table} ${values}`);
  await query('update mails set sent_at = now()');
  const [row] = await query(
    `select u.id::int as "userId", u.name, u.username, u.email, u.role, u.locale, c.id::int as "candidateId"
     from users u join candidates c on c.user_id = u.id where u.id = ${id}`,
  );
  const person = { ...row, applicationIds: [applied.id] } as unknown as Person & { email: string };
  return { admin, person };
}

/**
 * For every personal table the conditions that find the rows about somebody, those that they wrote, and those that lead
 * to them by the shortest way.
 */
function rowsOf({ userId, candidateId, email }: Person) {
  const about: Record<string, string> = { users: `id = ${userId}`, candidates: `id = ${candidateId}` };
  const by: Record<string, string> = {};
  const direct: Record<string, string> = {};
  const either = (conditions: string[]) => (conditions.length === 0 ? 'false' : conditions.join(' or '));
  for (let left = personal.filter(({ name }) => !ROOTS.includes(name)); left.length > 0; ) {
    const next = left.filter(({ references }) => references.every(({ to }) => !left.some(({ name }) => name === to)));
    for (const { name, references, addresses } of next) {
      const leading = (names: string, ways = Object.keys(about)) =>
        references.flatMap(({ column, to, names: whom }) =>
          whom === names && ways.includes(to) ? [`${column} in (select id from ${to} where ${about[to]})`] : [],
        );
      about[name] = either([...leading('the person'), ...addresses.map((column) => `${column} = '${email}'`)]);
      by[name] = either(leading('the author'));
      const toPerson = leading('the person', ROOTS);
      direct[name] = toPerson.length > 0 ? either(toPerson) : about[name];
    }
    left = left.filter((table) => !next.includes(table));
  }
  return { about, by, direct };
}

/** A word and a time that occur in one table only. */
const markOf = (table: string) => `marked in ${table}`;
const timeOf = (table: string) =>
  new Date(
    Date.UTC(
      2001,
      0,
      1,
      0,
      TABLES.findIndex(({ name }) => name === table),
    ),
  );

async function mark(conditions: { about: Record<string, string>; by: Record<string, string> }): Promise<void> {
  for (const { name, texts, documents, times } of personal) {
    const set = (columns: string[], value: string) => columns.map((column) => `${column} = '${value}'`);
    const changes = [...set(texts, markOf(name)), ...set(times, timeOf(name).toISOString())];
    // In the shape of an assessment, because that is emptied and not deleted. The data of events must stay readable.
    const document = JSON.stringify({ marked: { comment: [markOf(name)], evidence: [markOf(name)] } });
    if (!(name in NOT_ERASED)) changes.push(...set(documents, document));
    for (const condition of [conditions.about[name], conditions.by[name] ?? 'false']) {
      // One row is enough, and some texts must be unique.
      if (changes.length > 0)
        await query(
          `update ${name} set ${changes.join(', ')} where ctid = (select ctid from ${name} where ${condition} limit 1)`,
        );
    }
  }
}

/** Everything that an archive for an admin would hold from one module. */
async function read(module: Module, db: Db, person: Person): Promise<string> {
  return JSON.stringify(await module.exports?.read(db, person, 'admin'));
}

describe('what a module declares', () => {
  it('is in its part of the archive, and gone after the erasure', async () => {
    const { admin, person } = await somebody();
    const conditions = rowsOf(person);
    for (const { name } of personal) {
      const [found] = await query(`select count(*)::int as n from ${name} where ${conditions.about[name]}`);
      expect(found?.n || name in NOT_ERASED, `a row of ${name}`).toBeTruthy();
    }
    await mark(conditions);
    await expectExported(person, conditions);

    const erased = await act(admin as TestClient, person.userId, 'erase', { confirm: person.email });
    expect(erased.status, erased.text).toBe(200);
    for (const name of declared('erases')) {
      const table = personal.find((one) => one.name === name);
      // A row without any text does not stay; what stays of the others is empty.
      if (table?.texts.length === 0 && table.documents.length === 0) {
        const [left] = await query(`select count(*)::int as n from ${name} where ${conditions.direct[name]}`);
        expect(left, `rows of ${name}`).toEqual({ n: 0 });
      }
      for (const { row } of await query(`select t::text as row from ${name} t where ${conditions.about[name]}`)) {
        expect(row, name).not.toMatch(new RegExp(`${markOf(name)}|${person.email}`));
      }
      const [written] = await query(`select count(*)::int as n from ${name} where ${conditions.by[name] ?? 'false'}`);
      expect(written, `rows of ${name} that name their author`).toEqual({ n: 0 });
    }
  });
});

/** Expects that the module exports the marks, or, for a table that only connects others, that it exports the row. */
async function expectExported(person: Person, { about, by }: ReturnType<typeof rowsOf>): Promise<void> {
  for (const module of modules) {
    const before = await read(module, fursa.db, person);
    for (const table of module.exports?.tables ?? []) {
      const name = getTableName(table);
      if (before.includes(markOf(name)) || before.includes(timeOf(name).toISOString())) continue;
      expect(personal.find((one) => one.name === name)?.texts, `the text of ${name}`).toEqual([]);
      await fursa.db
        .transaction(async (tx) => {
          await tx.execute(sql.raw(`delete from ${name} where ${about[name]} or ${by[name] ?? 'false'}`));
          expect(await read(module, tx as Db, person), name).not.toBe(before);
          tx.rollback();
        })
        .catch((error) => {
          if (!String(error).includes('Rollback')) throw error;
        });
    }
  }
}
