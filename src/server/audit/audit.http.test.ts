import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditEntry, AuditFilters } from '#shared/audit/audit.contract.ts';
import { AUDIT_PAGE } from '#shared/audit/audit.values.ts';
import type { KeptEvent } from '#shared/events/events.ts';
import { apply, moveTo } from '../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { jobFields, publishJob } from '../../../tests/harness/test-jobs.ts';
import { insertEvents } from '../kernel/history.store.ts';
import { readCsvRows } from '../kernel/read-csv.ts';
import { pageOf } from './audit.store.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Deeqa Hassan' });
const job = await publishJob(employer, admin, { application_form: 'wizard', title: 'Boat builder' });
const idOf = async (client: typeof admin) => (await client.get('/me')).body.user.id as number;
const [me, company] = [await idOf(admin), (await employer.get('/me')).body.user.company as { id: number }];

async function read(query: Record<string, string> = {}, client = admin) {
  const answer = await client.get(`/api/admin/audit?${new URLSearchParams(query)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as {
    entries: AuditEntry[];
    next: number | null;
    chosen: Record<'who' | 'about', { key: string; name: string } | null>;
  };
}
const kindsOf = async (query: Record<string, string>) => (await read(query)).entries.map(({ kind }) => kind);

/** Records events as other modules do. */
const record = (...events: KeptEvent[]) => insertEvents(fursa.db, events);

/** An event of a newer version of the product. */
const recordUnknown = (type: string, at = 'now') =>
  fursa.database.query(`insert into history (type, actor_id, data, at) values ('${type}', ${me}, '{}', '${at}')`);

describe('the audit', () => {
  it('tells who looked at whom, at what of them, and for which job', async () => {
    const candidate = await fursa.register('candidate', 'Hodan Warsame');
    const { id } = await apply(fursa, job.id, { cv: 'a.pdf' }, candidate);
    const { rows } = await fursa.database.query(`select resume_id::int as id from applications where id = ${id}`);
    await admin.get(`/candidate/application/profile/details?application_id=${id}`);
    await admin.get(`/candidates/download/cv/${(rows[0] as { id: number }).id}`);
    await fursa.database.query(
      `update candidates set photo_file_id = (select file_id from resumes where id = (select resume_id from applications where id = ${id}))
       where id = (select candidate_id from applications where id = ${id})`,
    );
    await admin.get(`/candidates/photo/${id}`);
    const userId = await idOf(candidate);
    const { entries, chosen } = await read({ about: `user-${userId}`, group: 'looks' });
    expect(chosen.about).toMatchObject({ key: `user-${userId}`, name: 'Hodan Warsame' });
    expect(entries.map(({ kind }) => kind)).toEqual(['photo_read', 'cv_read', 'profile_read']);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        actor: { id: me, name: 'The admin', role: 'admin' },
        user: { id: userId, name: 'Hodan Warsame' },
        candidate: { user_id: userId },
        application_id: id,
        job: { id: job.id, title: 'Boat builder', slug: job.slug },
        company: { id: company.id },
      });
    }
  });

  it('tells of a look at somebody who has not applied', async () => {
    const candidate = await fursa.register('candidate', 'Never Applied');
    const { username, id } = (await candidate.get('/me')).body.user;
    await admin.get(`/candidate/application/profile/details?username=${username}`);
    expect((await read({ about: `user-${id}` })).entries).toMatchObject([
      { kind: 'profile_read', user: { id, name: 'Never Applied' }, application_id: null },
    ]);
  });

  it('tells what happened to jobs and applications, from what to what, and why', async () => {
    const { id } = (await employer.post('/company/jobs', jobFields({ title: 'Cook' }))).body.job;
    const { version } = (await employer.post(`/company/jobs/${id}/submit`)).body.job;
    await admin.post(`/admin/jobs/${id}/reject`, { version, reason: 'There is no salary in it.' });
    const [rejected, submitted] = (await read({ about: `company-${company.id}`, group: 'jobs' })).entries;
    expect(rejected).toMatchObject({ kind: 'job_status', to: 'rejected', reason: 'There is no salary in it.' });
    expect(submitted).toMatchObject({ from: 'draft', to: 'pending', actor: { name: 'Deeqa Hassan', role: 'company' } });

    const applied = await apply(fursa, job.id);
    await moveTo(fursa, employer, applied.id, 'Interview');
    const { entries } = await read({ about: `application-${applied.id}` });
    expect(entries[0]).toMatchObject({ kind: 'stage', from: 'New', to: 'Interview', actor: { name: 'Deeqa Hassan' } });
    expect(entries.at(-1)).toMatchObject({ kind: 'stage', from: null, to: 'New', actor: null, user: null });
  });

  it('shows acts on people, companies, settings and texts, and kinds that it does not know', async () => {
    const reviewer = await fursa.signedInAs('reviewer');
    const about = await idOf(reviewer);
    const kinds = ['user_blocked', 'user_unblocked', 'user_signed_out', 'user_exported', 'user_erased'];
    const act = { actorId: me, userId: about, reason: 'Asked for by letter' };
    await record(
      { type: 'user.blocked', ...act },
      { type: 'user.unblocked', ...act },
      { type: 'user.signed_out', ...act },
      { type: 'user.exported', ...act },
      { type: 'user.erased', ...act },
      { type: 'user.role_changed', ...act, from: 'reviewer', to: 'admin' },
      { type: 'company.blocked', actorId: me, companyId: company.id, reason: 'Spam' },
      { type: 'company.unblocked', actorId: me, companyId: company.id, reason: 'No spam' },
    );
    expect(await kindsOf({ about: `user-${about}` })).toEqual(['user_role', ...kinds.toReversed()]);
    expect((await kindsOf({ group: 'people' })).slice(0, 2)).toEqual(['company_unblocked', 'company_blocked']);
    await record(
      { type: 'setting.changed', actorId: me, key: 'cooldown_days', from: '30', to: '10', reason: null },
      { type: 'text.changed', actorId: me, locale: 'sw', key: 'shell.jobs', from: 'a', to: 'b' },
    );
    await recordUnknown('moon.landed');
    expect(await kindsOf({ group: 'settings' })).toEqual(['translation', 'setting']);
    expect((await read({ group: 'settings' })).entries[1]?.details).toEqual({ key: 'cooldown_days' });
    expect(await kindsOf({ who: String(me) })).toContain('moon.landed');
  });

  it('names nobody who has been erased', async () => {
    const candidate = await fursa.register('candidate', 'Forgotten Person');
    const { id } = await apply(fursa, job.id, {}, candidate);
    await admin.get(`/candidate/application/profile/details?application_id=${id}`);
    const userId = await idOf(candidate);
    await fursa.database.query(
      `update candidates set erased_at = now() where user_id = ${userId}; update users set erased_at = now() where id = ${userId}`,
    );
    const { entries, chosen } = await read({ about: `user-${userId}` });
    expect(entries[0]).toMatchObject({ user: { id: userId, name: null }, candidate: { name: null } });
    expect(chosen.about?.name).toBe('Deleted person');
    expect(JSON.stringify(entries)).not.toContain('Forgotten');
    expect((await admin.get('/api/admin/audit/subjects?q=Forgotten')).body.subjects).toEqual([]);
  });

  it('records that it was read, by whom and about whom, but not every page of it, nor the same again', async () => {
    const other = await fursa.signedInAs('admin');
    const target = await idOf(await fursa.signedInAs('reviewer'));
    const first = await read({}, other);
    await read({ before: String(first.entries.at(-1)?.id) }, other);
    await read({ about: `user-${target}`, group: 'people' }, other);
    for (let again = 0; again < 3; again += 1) await read({}, other);
    await read({ about: `user-${target}`, group: 'people' }, other);
    const { entries } = await read({ who: String(await idOf(other)) });
    expect(entries).toMatchObject([
      { kind: 'audit_read', user: { id: target }, details: { group: 'people', about: `user-${target}` } },
      { kind: 'audit_read', user: null, details: {} },
    ]);
    expect(entries).toHaveLength(2);
  });
});

describe('what is recorded of looking', () => {
  it('begins also where somebody asks for a later page first', async () => {
    const other = await fursa.signedInAs('admin');
    const { entries: newest } = await read({});
    await read({ before: String(newest[0]?.id), group: 'jobs' }, other);
    const { entries } = await read({ who: String(await idOf(other)) });
    expect(entries).toMatchObject([{ kind: 'audit_read', details: { group: 'jobs' } }]);
  });

  it('has the page of an account, once per person, and not the list', async () => {
    const other = await fursa.signedInAs('admin');
    const [first, second] = [
      await idOf(await fursa.register('candidate')),
      await idOf(await fursa.register('candidate')),
    ];
    await other.get('/api/admin/people');
    for (const id of [first, second, first, 999_999]) await other.get(`/api/admin/people/${id}`);
    const { entries } = await read({ who: String(await idOf(other)), group: 'looks' });
    expect(entries).toMatchObject([
      { kind: 'person_read', user: { id: second } },
      { kind: 'person_read', user: { id: first } },
    ]);
    expect(entries).toHaveLength(2);
  });
});

describe('the filters of the audit', () => {
  it('narrow by who: an account, or none', async () => {
    const who = await idOf(employer);
    const byEmployer = await read({ who: String(who) });
    expect(byEmployer.entries.length).toBeGreaterThan(0);
    expect(byEmployer.entries.every(({ actor }) => actor?.id === who)).toBe(true);
    expect(byEmployer.chosen.who).toMatchObject({ key: `user-${who}`, name: 'Deeqa Hassan' });
    const byNobody = await read({ who: 'none' });
    expect(byNobody.entries.length).toBeGreaterThan(0);
    expect(byNobody.entries.every(({ actor }) => actor === null)).toBe(true);
  });

  it('narrow by day, both ends included, in UTC', async () => {
    for (const at of [
      '2001-01-31T23:59:59.999Z',
      '2001-02-01T00:00:00Z',
      '2001-02-02T23:59:59.999Z',
      '2001-02-03T00:00:00Z',
    ])
      await recordUnknown('long.ago', at);
    const days = { from: '2001-02-01', to: '2001-02-02' };
    expect((await read(days)).entries.map(({ at }) => at)).toEqual([
      '2001-02-02T23:59:59.999Z',
      '2001-02-01T00:00:00.000Z',
    ]);
    expect((await read({ from: '2001-02-02', to: '2001-02-01' })).entries).toEqual([]);
    expect((await read({ from: '9999-12-31', to: '9999-12-31' })).entries).toEqual([]);
    expect(await kindsOf({ ...days, group: 'jobs' })).toEqual([]);
  });

  it('work together', async () => {
    const query = { who: String(me), group: 'jobs', about: `company-${company.id}` };
    const { entries } = await read(query);
    expect(entries.length).toBeGreaterThan(0);
    for (const { actor, kind, company: of } of entries)
      expect([actor?.id, kind, of?.id]).toEqual([me, 'job_status', company.id]);
  });

  it('find a guest by their applications, and nobody where there is nobody', async () => {
    const { id } = await apply(fursa, job.id, { person: { firstName: 'Guled', lastName: 'Farah' } });
    const { rows } = await fursa.database.query(`select candidate_id::int as id from applications where id = ${id}`);
    const key = `candidate-${(rows[0] as { id: number }).id}`;
    const { subjects } = (await admin.get('/api/admin/audit/subjects?q=guled')).body;
    expect(subjects).toMatchObject([{ key, name: 'Guled Farah' }]);
    const { entries, chosen } = await read({ about: key });
    expect(new Set(entries.map(({ application_id }) => application_id))).toEqual(new Set([id]));
    expect(chosen.about?.name).toBe('Guled Farah');
    expect(await read({ about: 'user-999999' })).toMatchObject({ entries: [], chosen: { about: null } });
    expect(await read({ about: 'company-999999', who: '999999' })).toMatchObject({
      entries: [],
      chosen: { who: null },
    });
  });

  it('are refused when they are none', async () => {
    for (const query of [
      'who=me',
      'who=-1',
      'group=all',
      'about=job-1',
      'about=user-0',
      'from=2026-02-30',
      'to=x',
      'x=1',
    ]) {
      expect((await admin.get(`/api/admin/audit?${query}`)).status, query).toBe(422);
      expect((await admin.get(`/admin/audit/export.csv?${query}`)).status, query).toBe(422);
    }
  });

  it('find people by any part of their name or by how their address begins, and companies by name', async () => {
    const person = await fursa.register('candidate', "Ayaan O'Neil 100%_\\");
    const find = async (q: string) =>
      (await admin.get(`/api/admin/audit/subjects?${new URLSearchParams({ q })}`)).body.subjects;
    const id = await idOf(person);
    for (const q of ["o'neil", '100%_\\', person.email.slice(0, 12), person.email.toUpperCase()])
      expect(
        (await find(q)).map(({ key }: { key: string }) => key),
        q,
      ).toContain(`user-${id}`);
    expect(await find('%%')).toEqual([]);
    expect((await find('deeqa')).map(({ key }: { key: string }) => key.replace(/\d+/, ''))).toEqual([
      'user-',
      'company-',
    ]);
    expect((await admin.get('/api/admin/audit/subjects?q=a')).status).toBe(422);
  });
});

describe('paging through the audit', () => {
  it('shows every entry once, while others are added', async () => {
    const actor = await idOf(await fursa.signedInAs('reviewer'));
    const more = (count: number) =>
      fursa.database.query(
        `insert into history (type, actor_id, data)
         select 'application.withdrawn', ${actor}, '{"from": "passed"}' from generate_series(1, ${count})`,
      );
    await more(AUDIT_PAGE * 2 + 7);
    const queries: Record<string, string>[] = [{ who: String(actor) }, { who: String(actor), group: 'applications' }];
    for (const query of queries) {
      const { rows } = await fursa.database.query(
        `select id::int as id from history where actor_id = ${actor} order by id desc`,
      );
      const seen: number[] = [];
      let before: number | null = null;
      do {
        const page = await read({ ...query, ...(before && { before: String(before) }) });
        seen.push(...page.entries.map(({ id }) => id));
        before = page.next;
        await more(3);
      } while (before);
      expect(seen).toEqual(rows.map(({ id }) => id as number));
    }
  });

  it('reads an index, not the whole history', async () => {
    await fursa.database.query(
      `insert into history (type, actor_id, company_id, job_id, data)
       select case when i % 500 = 0 then 'cv.opened' when i % 3 = 0 then 'application.decided' else 'application.moved' end,
         case when i % 50 = 0 then ${me} end, ${company.id}, ${job.id}, '{}'
       from generate_series(1, 30000) i`,
    );
    await fursa.database.query('analyze');
    const filters: AuditFilters[] = [
      {},
      { who: me },
      { who: 'none' },
      { group: 'looks' },
      { group: 'settings' },
      { group: 'applications' },
      { who: me, group: 'applications' },
      { about: { kind: 'user', id: me } },
      { about: { kind: 'candidate', id: 1 } },
      { about: { kind: 'company', id: company.id } },
      { about: { kind: 'company', id: company.id + 1 }, group: 'people' },
      { about: { kind: 'application', id: 1 } },
    ];
    for (const filter of filters) {
      const explained = await fursa.db.execute(sql`explain ${pageOf(filter, null, AUDIT_PAGE + 1)}`);
      const plan = (explained as unknown as { rows: { 'QUERY PLAN': string }[] }).rows.map((row) => row['QUERY PLAN']);
      expect(
        plan.filter((line) => /Seq Scan on history/.test(line)),
        JSON.stringify(filter),
      ).toEqual([]);
    }
    // Rows that do not match would change the counts of the tests after this one.
    await fursa.database.query(`delete from history where id > (select max(id) - 30000 from history)`);
  });
});

describe('the audit as a file', () => {
  async function tableOf(query: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const answer = await admin.get(`/admin/audit/export.csv?${new URLSearchParams(query)}`, { headers });
    const [head, ...rows] = readCsvRows(answer.text).map(({ cells }) => cells);
    return { ...answer, head: head ?? [], rows };
  }

  it('is for admins alone', async () => {
    const others = [fursa.visitor(), await fursa.register('candidate'), employer, await fursa.signedInAs('reviewer')];
    const statuses = await Promise.all(others.map(async (one) => (await one.get('/admin/audit/export.csv')).status));
    expect(statuses).toEqual([401, 403, 403, 403]);
  });

  it('has what the filters show, in words, newest first, however much it is', async () => {
    const actor = await idOf(await fursa.signedInAs('reviewer'));
    await fursa.database.query(
      `insert into history (type, actor_id, company_id, job_id, data, at)
       select 'application.moved', ${actor}, ${company.id}, ${job.id}, jsonb_build_object('from', '{"name": "New"}'::jsonb,
         'to', jsonb_build_object('name', 'Stage ' || i), 'reason', null), timestamptz '2026-01-01 00:00:00Z' + i * interval '1 second'
       from generate_series(1, 2345) i`,
    );
    const { rows, head, headers } = await tableOf({ who: String(actor) });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
    expect(head.slice(0, 6)).toEqual(['When (UTC)', 'Who', 'Role', 'What', 'Before', 'After']);
    expect(rows.map((row) => row[5])).toEqual(Array.from({ length: 2345 }, (_, at) => `Stage ${2345 - at}`));
    expect(rows.at(-1)).toEqual([
      '2026-01-01 00:00:01',
      'The reviewer',
      'Reviewer',
      'Moved an application',
      'New',
      'Stage 1',
      '',
      'Boat builder',
      'Deeqa Hassan',
      '',
      '',
      'stage',
    ]);
    expect((await tableOf({ who: String(actor), group: 'jobs' })).rows).toEqual([]);
  });

  it('is no program to a spreadsheet', async () => {
    const key = 'no.such.setting';
    await record({ type: 'setting.changed', actorId: me, key, from: '=1+1', to: '@SUM(A1)', reason: '+cmd|calc' });
    const { rows } = await tableOf({ who: String(me), group: 'settings' });
    const row = rows.find((cells) => cells.some((cell) => cell.includes(key)));
    expect([row?.[4], row?.[5], row?.[9]]).toEqual(["'=1+1", "'@SUM(A1)", "'+cmd|calc"]);
  });

  it('is in the language of its reader, and recorded', async () => {
    const before = (await read({ who: String(me), group: 'looks' })).entries[0]?.id ?? 0;
    const { head } = await tableOf({ group: 'jobs' }, { 'accept-language': 'sw' });
    expect(head.slice(0, 4)).toEqual(['Lini (UTC)', 'Nani', 'Wajibu', 'Nini']);
    const { entries } = await read({ who: String(me), group: 'looks' });
    const recorded = entries.filter(({ id, kind }) => id > before && kind === 'audit_exported');
    expect(recorded).toMatchObject([{ kind: 'audit_exported', details: { group: 'jobs' } }]);
  });
});
