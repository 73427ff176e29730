import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readZipEntries, unpackEntry } from '#server/files/zip-entries.ts';
import { apply, colleagueOf } from '../../../tests/harness/test-applicants.ts';
import { PDF } from '../../../tests/harness/test-applications.ts';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { conversationAbout, say } from '../../../tests/harness/test-conversations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { act, historyOf, idOf } from '../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

const NAME = 'Xalimo Qumbe';
const PHONE = '+252613377991';
const SECRET_WORDS = 'zanzibarquartz';

let fursa: TestServer;
let admin: TestClient;
let employer: TestClient & { email: string };
let job: { id: number; slug: string };
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
  employer = await fursa.register('company', 'Erasing & Co');
  job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
});
afterAll(() => fursa.stop());
beforeEach(() => fursa.database.query('delete from throttles'));

async function saveDraft(client: TestClient, personalInfo: object): Promise<void> {
  const saved = await client.post('/api/session/store', { jobId: job.id, status: 'in_progress', personalInfo });
  expect(saved.status, saved.text).toBe(200);
}

/** A person with data in every place that can hold some. */
async function somebody() {
  const candidate = await fursa.register('candidate', NAME);
  const { email } = candidate;
  const [firstName, lastName] = NAME.split(' ');
  const person = { email, firstName, lastName, phone: PHONE, address: `${SECRET_WORDS} street` } as object;
  const applied = await apply(fursa, job.id, { person, cv: `${SECRET_WORDS}.pdf` }, candidate);
  const guest = await apply(fursa, job.id, { person, cv: `${SECRET_WORDS}-guest.pdf` });
  await candidate.upload('/candidate/resumes', `${SECRET_WORDS}-2.pdf`, PDF);
  await saveDraft(candidate, { email, fullName: NAME, phone: PHONE });
  await saveDraft(fursa.visitor(), { email, fullName: NAME });
  const chatId = await conversationAbout(employer, applied.id);
  await say(employer, chatId, `Dear ${NAME}, when can you come?`);
  await say(candidate, chatId, `My number is ${PHONE}, ${SECRET_WORDS}.`);
  await employer.post(`/company/applications/${applied.id}/notes`, { body: `${NAME} knows ${SECRET_WORDS}.` });
  await fursa.visitor().post('/password/forgot', { email });
  await fursa.visitor().post('/register', { role: 'candidate', name: NAME, email, password: TEST_PASSWORD });
  await fursa.database.query(
    `insert into human_evaluations (application_id, type, score, comment, reviewer_id)
     select ${applied.id}, 'overall', 61, $1, id from users where role = 'admin' limit 1`,
    [`${NAME} is good`],
  );
  await fursa.database.query(`update candidates set phone = $1, bio = $2 where email = $3`, [
    PHONE,
    SECRET_WORDS,
    email,
  ]);
  // Marks all mails as sent.
  await fursa.database.query('update mails set sent_at = now()');
  return { candidate, id: await idOf(candidate), applied, guest, chatId };
}

/** Lists the tables in which one of these texts can still be found, in any column. */
async function placesWith(...traces: string[]): Promise<string[]> {
  const { rows: tables } = await fursa.database.query(
    "select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables as { name: string }[]) {
    for (const trace of traces) {
      const { rows } = await fursa.database.query(
        `select count(*)::int as n from ${name} t where position(lower($1) in lower(t::text)) > 0`,
        [trace],
      );
      if ((rows[0] as { n: number }).n > 0) found.push(`${name}: ${trace}`);
    }
  }
  return found;
}

const fileCount = async () =>
  (await readdir(fursa.filesDir, { recursive: true }).catch(() => [])).filter((name) => name.includes('/')).length;

describe('erasing somebody', () => {
  it('leaves nothing of them in any table, nor on the disk', async () => {
    const before = await fileCount();
    const { candidate, id } = await somebody();
    const traces = [candidate.email, NAME, PHONE, SECRET_WORDS];
    expect((await placesWith(...traces)).length).toBeGreaterThan(20);
    expect(await fileCount()).toBe(before + 3);
    const erased = await act(admin, id, 'erase', { confirm: candidate.email.toUpperCase() });
    expect(erased.status, erased.text).toBe(200);
    expect(await placesWith(...traces)).toEqual([]);
    expect(await fileCount()).toBe(before);
  });

  it('leaves an empty card with its scores on the board, and nothing that opens it', async () => {
    const { candidate, id, applied, guest, chatId } = await somebody();
    const columns = await columnsOf(employer);
    const before = Object.values(columns).reduce((sum, { count }) => sum + count, 0);
    await act(admin, id, 'erase', { confirm: candidate.email });
    const after = await columnsOf(employer);
    expect(Object.values(after).reduce((sum, { count }) => sum + count, 0)).toBe(before);
    const card = Object.values(after)
      .flatMap(({ applications }) => applications as object[] as Record<string, unknown>[])
      .find((one) => one.id === applied.id);
    expect(card).toMatchObject({ candidate_deleted: true, candidate_resume_id: null });
    for (const { receipt } of [applied, guest]) {
      expect((await fursa.visitor().get(`/api/application/${receipt}`)).status).toBe(404);
    }
    expect((await employer.get(`/company/applications/${applied.id}/timeline`)).text).not.toContain(SECRET_WORDS);
    const { conversations = [] } = (await employer.get('/get/users')).body;
    expect(conversations.map((one: { id: number }) => one.id)).not.toContain(chatId);
    const { rows } = await fursa.database.query(
      `select ai_score is not null as judged, (select max(score) from human_evaluations where application_id = a.id)::int as score
       from applications a where id = ${applied.id}`,
    );
    expect(rows).toEqual([{ judged: true, score: 61 }]);
  });

  it('ends the account: no session, no sign-in; the e-mail can begin anew', async () => {
    const candidate = await fursa.register('candidate', 'Briefly Here');
    const id = await idOf(candidate);
    await act(admin, id, 'erase', { confirm: candidate.email });
    expect((await candidate.get('/me')).body.user).toBeNull();
    const login = { email: candidate.email, password: TEST_PASSWORD };
    expect((await fursa.visitor().post('/login', login)).status).toBe(401);
    const { person } = (await admin.get(`/api/admin/people/${id}`)).body;
    expect(person).toMatchObject({ name: '', email: null, state: 'erased', history: [{ kind: 'user_erased' }] });
    for (const name of ['block', 'sign-out', 'export'] as const) {
      expect((await act(admin, id, name)).status, name).toBe(409);
    }
    const again = fursa.visitor();
    await again.post('/register', { role: 'candidate', name: 'Briefly Again', ...login });
    const confirmed = await again.post('/register/confirm', { token: await fursa.tokenFor(candidate.email) });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.user.id).not.toBe(id);
  });

  it('reaches what was still on its way when its sender was erased', async () => {
    const { candidate, id, applied } = await somebody();
    await act(admin, id, 'erase', { confirm: candidate.email });
    await fursa.database.query(
      `update applications set name = $1, email = $2, snapshot = json_build_object('phone', $3::text) where id = ${applied.id}`,
      [NAME, candidate.email, PHONE],
    );
    await fursa.server.run('clean-up');
    expect(await placesWith(candidate.email, NAME, PHONE)).toEqual([]);
  });

  it('leaves the mails of others where they are, sent or not', async () => {
    const count = async () => (await fursa.database.query('select count(*)::int as n from mails')).rows[0]?.n;
    await fursa.database.query('update mails set sent_at = now()');
    const candidate = await fursa.register('candidate', 'Unmistakable Oneandonly');
    const before = Number(await count());
    await act(admin, await idOf(candidate), 'erase', { confirm: candidate.email });
    // Only the mail with the confirmation link of the erased person is deleted.
    expect(await count()).toBe(before - 1);
    await fursa.server.run('clean-up');
    expect(await count()).toBe(before - 1);
  });

  it('takes mails to others only where they were sent and name this very address', async () => {
    const candidate = await fursa.register('candidate');
    const { email } = candidate;
    const bodies = {
      'named alone': `Write to ${email}.`,
      'named in a link': `https://x.example/?e=${email}&a=1`,
      'part of a longer one': `Write to x${email} or y.${email}, or to ${email}.so.`,
      'alike but for a dot': `Write to ${email.replaceAll('.', 'x')}.`,
      'not sent yet': `Write to ${email}.`,
    };
    for (const [subject, body] of Object.entries(bodies)) {
      await fursa.database.query(
        `insert into mails (recipient, subject, body, sent_at)
         values ('neighbour@test.example', $1::text, $2, case when $1 <> 'not sent yet' then now() end)`,
        [subject, body],
      );
    }
    await act(admin, await idOf(candidate), 'erase', { confirm: email });
    const { rows } = await fursa.database.query(
      "select subject from mails where recipient = 'neighbour@test.example' order by subject",
    );
    expect(rows.map(({ subject }) => subject)).toEqual(['alike but for a dot', 'not sent yet', 'part of a longer one']);
    await fursa.database.query("delete from mails where recipient = 'neighbour@test.example'");
  });

  it('keeps the scores of single items, and of the items nothing but that they were there', async () => {
    const { candidate, id, applied } = await somebody();
    const items = ['education', 'experience'];
    for (const item of items) {
      await fursa.database.query(
        `insert into human_evaluations (application_id, type, ${item}_id, score, comment)
         select application_id, '${item}', id, 47, 'x' from application_${item}s where application_id = ${applied.id} limit 1`,
      );
    }
    await act(admin, id, 'erase', { confirm: candidate.email });
    const { rows: scores } = await fursa.database.query(
      `select type, score from human_evaluations where application_id = ${applied.id} order by type`,
    );
    expect(scores).toEqual([
      { type: 'education', score: 47 },
      { type: 'experience', score: 47 },
      { type: 'overall', score: 61 },
    ]);
    for (const item of items) {
      const { rows } = await fursa.database.query(
        `select to_jsonb(t) - 'id' - 'application_id' - 'position' as left from application_${item}s t where application_id = ${applied.id}`,
      );
      expect(rows).toHaveLength(1);
      for (const value of Object.values((rows[0] as { left: object }).left)) expect(value || null).toBeNull();
    }
  });

  it('needs the e-mail typed, so that it is not the neighbour in the list', async () => {
    const candidate = await fursa.register('candidate');
    const id = await idOf(candidate);
    for (const confirm of ['', 'other@test.example', undefined]) {
      const answer = await act(admin, id, 'erase', { confirm });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['confirm']]);
    }
    expect((await candidate.get('/me')).body.user).not.toBeNull();
  });

  it('is undone as a whole when a part of it fails', async () => {
    const { candidate, id } = await somebody();
    await fursa.database.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
       create trigger refuse_history before insert on history for each row execute function refuse();`,
    );
    const files = await fileCount();
    expect((await act(admin, id, 'erase', { confirm: candidate.email })).status).toBe(500);
    await fursa.database.query('drop function refuse cascade');
    expect((await candidate.get('/me')).body.user).toMatchObject({ name: NAME });
    expect((await candidate.get('/candidate/applications')).text).toContain(job.slug);
    expect(await fileCount()).toBe(files);
    expect((await act(admin, id, 'erase', { confirm: candidate.email })).status).toBe(200);
  });

  it('keeps what a recruiter wrote for the team, without their name', async () => {
    const recruiter = await colleagueOf(fursa, employer, 'Warfa Writes');
    const { id: applicationId } = await apply(fursa, job.id);
    await recruiter.post(`/company/applications/${applicationId}/notes`, { body: 'Call her on Monday.' });
    await act(admin, recruiter.id, 'erase', { confirm: recruiter.email });
    const { events } = (await employer.get(`/company/applications/${applicationId}/timeline`)).body;
    const note = events.find(({ event }: { event: string }) => event === 'note');
    expect(note).toMatchObject({ text: 'Call her on Monday.', actor: null });
    expect(await placesWith('Warfa Writes', recruiter.email)).toEqual([]);
  });

  it('of the only owner waits until their company is blocked', async () => {
    const owner = await fursa.register('company', 'Orphan & Co');
    const { id, company } = (await owner.get('/me')).body.user;
    const refused = await act(admin, id, 'erase', { confirm: owner.email });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Orphan & Co')]);
    await admin.post(`/admin/companies/${company.id}/block`, { reason: 'It closes.' });
    expect((await act(admin, id, 'erase', { confirm: owner.email })).status).toBe(200);
  });
});

async function fetchArchive(client: TestClient, url: string) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(fursa.baseUrl + url, { headers: { cookie } });
  const content = Buffer.from(await response.arrayBuffer());
  const entries = response.ok ? (readZipEntries(content, 1000) ?? []) : [];
  const read = (name: string) => {
    const entry = entries.find((one) => one.name === name);
    return entry && unpackEntry(content, entry);
  };
  return {
    response,
    names: entries.map(({ name }) => name),
    read,
    json: (name: string) => JSON.parse(String(read(name))),
  };
}

describe('exporting somebody', () => {
  it('gives one archive with everything of theirs, and their files', async () => {
    const { candidate, id, applied } = await somebody();
    const answer = await act(admin, id, 'export');
    expect(answer.status, answer.text).toBe(200);
    const { response, names, json, read } = await fetchArchive(admin, answer.body.url);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(names).toEqual(
      expect.arrayContaining([
        'account.json',
        'profile.json',
        'applications.json',
        'conversations.json',
        'drafts.json',
      ]),
    );
    expect(json('account.json')).toMatchObject({ email: candidate.email, name: NAME, role: 'candidate' });
    expect(json('profile.json')).toMatchObject({ phone: PHONE, bio: SECRET_WORDS });
    const [application] = json('applications.json');
    expect(application).toMatchObject({ id: applied.id, company: 'Erasing & Co' });
    expect(JSON.stringify(application.sent)).toContain(PHONE);
    expect(application.aiEvaluations).toHaveLength(1);
    expect(application.humanEvaluations).toMatchObject([{ score: 61 }]);
    expect(json('conversations.json').map(({ sender }: { sender: string }) => sender)).toEqual([
      'company',
      'candidate',
    ]);
    expect(JSON.stringify(json('drafts.json'))).toContain(candidate.email);
    expect(json('history.json').at(-1)).toMatchObject({ kind: 'user_exported' });
    const cv = `files/cv/${SECRET_WORDS}.pdf`;
    expect(read(cv)).toEqual(Buffer.from(PDF));
    expect(json('files.json')).toContainEqual({ path: cv, missing: false });
    // Applications of a guest with the same e-mail are not included, because they may be somebody else's.
    expect(json('applications.json')).toHaveLength(1);
    // The archive contains no credentials, and nothing that colleagues wrote to each other.
    for (const secret of ['passwordHash', 'tokenHash', 'receiptHash', `knows ${SECRET_WORDS}`]) {
      for (const name of names.filter((one) => one.endsWith('.json'))) expect(String(read(name))).not.toContain(secret);
    }
    expect(await historyOf(admin, id)).toMatchObject([{ kind: 'user_exported' }]);
  });

  it('opens for the admin who said why, for this person, for a while', async () => {
    const person = await fursa.register('candidate');
    const [id, otherId] = [await idOf(person), await idOf(await fursa.register('candidate'))];
    const { url } = (await act(admin, id, 'export')).body;
    const recorded = new URL(url, fursa.baseUrl).searchParams.get('recorded');
    const statusOf = async (client: TestClient, address: string) =>
      (await fetchArchive(client, address)).response.status;
    expect(await statusOf(await fursa.signedInAs('admin'), url)).toBe(404);
    expect(await statusOf(person, url)).toBe(403);
    expect(await statusOf(fursa.visitor(), url)).toBe(401);
    expect(await statusOf(admin, `/api/admin/people/${otherId}/export.zip?recorded=${recorded}`)).toBe(404);
    for (const query of [
      '',
      '?recorded=abc',
      '?recorded=1',
      '?recorded=99999999999999999999',
      '?recorded=1&recorded=2',
    ]) {
      expect(await statusOf(admin, `/api/admin/people/${id}/export.zip${query}`), query).toBe(404);
    }
    expect(await statusOf(admin, url)).toBe(200);
    await fursa.database.query(`update history set at = now() - interval '11 minutes' where id = ${recorded}`);
    expect(await statusOf(admin, url)).toBe(404);
  });
});
