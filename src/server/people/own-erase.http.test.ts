import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apply, colleagueOf } from '../../../tests/harness/test-applicants.ts';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { historyOf, idOf } from '../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let admin: TestClient & { email: string };
let employer: TestClient & { email: string };
let job: { id: number };
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
  employer = await fursa.register('company', 'Keeping & Co');
  job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
});
afterAll(() => fursa.stop());
beforeEach(() => fursa.database.query('delete from throttles'));

const erase = (client: TestClient & { email: string }, more: object = {}) =>
  client.post('/account/erase', { current_password: TEST_PASSWORD, confirm: client.email, ...more });
const isIn = async (client: TestClient) => (await client.get('/me')).body.user !== null;

/** Lists the tables in which this text can still be found, in any column. */
async function placesWith(trace: string): Promise<string[]> {
  const { rows: tables } = await fursa.database.query(
    "select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await fursa.database.query(
      `select count(*)::int as n from ${name} t where position(lower($1) in lower(t::text)) > 0`,
      [trace],
    );
    if ((rows[0] as { n: number }).n > 0) found.push(name);
  }
  return found;
}

describe('erasing one’s own account', () => {
  it('leaves an empty card, a line in the audit, and nothing else', async () => {
    const person = await fursa.register('candidate', 'Xalimo Qumbe');
    const id = await idOf(person);
    const elsewhere = fursa.visitor();
    await elsewhere.post('/login', { email: person.email, password: TEST_PASSWORD });
    const { id: applicationId } = await apply(fursa, job.id, { person: { email: person.email } }, person);
    // The person has changed their e-mail once, and requested another change that was never confirmed.
    const [wanted, later] = [`wanted.${id}@test.example`, `later.${id}@test.example`];
    const changed = { current_password: TEST_PASSWORD };
    await person.post('/account/email', { email: later, ...changed });
    await person.post('/account/email/confirm', { token: await fursa.tokenFor(later) });
    await person.post('/account/email', { email: wanted, ...changed });
    const first = person.email;
    person.email = later;

    expect((await erase(person)).status).toBe(200);
    expect([await isIn(person), await isIn(elsewhere)]).toEqual([false, false]);
    for (const trace of [first, later, wanted, 'Xalimo Qumbe']) expect(await placesWith(trace), trace).toEqual([]);
    const card = Object.values(await columnsOf(employer))
      .flatMap(({ applications }) => applications as object[] as Record<string, unknown>[])
      .find((one) => one.id === applicationId);
    expect(card).toMatchObject({ candidate_deleted: true });
    expect((await historyOf(admin, id))[0]).toMatchObject({ kind: 'own_erase', reason: null });
    const { entries } = (await admin.get(`/api/admin/audit?who=${id}`)).body;
    expect(entries[0]).toMatchObject({ kind: 'own_erase' });
    expect((await fursa.visitor().post('/login', { email: later, password: TEST_PASSWORD })).status).toBe(401);
  });

  it('needs the password and the e-mail, and guesses are counted', async () => {
    const person = await fursa.register('candidate');
    const wrong = await erase(person, { current_password: 'not my password' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['current_password']]);
    for (const confirm of ['', 'other@test.example', undefined]) {
      const refused = await erase(person, { confirm });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['confirm']]);
    }
    const guess = () => erase(person, { current_password: 'not my password' });
    const answers = await Promise.all(Array.from({ length: 15 }, guess));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect((await erase(person)).status).toBe(429);
    expect(await isIn(person)).toBe(true);
  });

  it('takes the e-mail as it is typed', async () => {
    const person = await fursa.register('candidate');
    expect((await erase(person, { confirm: ` ${person.email.toUpperCase()} ` })).status).toBe(200);
  });

  it('happens once, however often at once', async () => {
    const person = await fursa.register('candidate');
    const answers = await Promise.all(Array.from({ length: 5 }, () => erase(person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, text } of answers) expect([200, 401, 422], text).toContain(status);
  });

  it('of the only owner is refused in words; of a colleague it leaves what they wrote, without their name', async () => {
    const owner = await fursa.register('company', 'Alone & Co');
    const refused = await erase(owner);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You are the only owner of Alone & Co. Please invite another owner first.',
    ]);
    const recruiter = await colleagueOf(fursa, employer, 'Warfa Writes');
    const { id: applicationId } = await apply(fursa, job.id);
    await recruiter.post(`/company/applications/${applicationId}/notes`, { body: 'Call her on Monday.' });
    expect((await erase(recruiter)).status).toBe(200);
    expect(await placesWith('Warfa Writes')).toEqual([]);
    const { events } = (await employer.get(`/company/applications/${applicationId}/timeline`)).body;
    const note = events.find(({ event }: { event: string }) => event === 'note');
    expect(note).toMatchObject({ text: 'Call her on Monday.', actor: null });
  });

  it('of the last admin is refused; of another one, and of a reviewer, it is not', async () => {
    const reviewer = await fursa.signedInAs('reviewer');
    expect((await erase(reviewer)).status).toBe(200);
    const refused = await erase(admin);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You are the only admin who can sign in. Please make somebody else an admin first.',
    ]);
    const second = await fursa.signedInAs('admin');
    const answers = await Promise.all([erase(admin), erase(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    if (answers[0]?.status === 200) admin = second;
  });
});
