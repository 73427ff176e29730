import { beforeEach, describe, expect, it } from 'vitest';
import { alertTokenOf, letTimePass } from '../../../../tests/harness/test-alerts.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { TEST_PASSWORD } from '../../../../tests/harness/test-server.ts';

const { fursa } = await companyForTests();
let count = 0;
function newEmail(): string {
  count += 1;
  return `asks${count}@mail.example`;
}
const ask = (email: string, wish: object = {}, visitor = fursa.visitor()) =>
  visitor.post('/api/job-alerts', { filters: { q: 'nurse' }, frequency: 'daily', email, ...wish });
const find = (token: string) => fursa.visitor().get(`/api/job-alerts/${token}`);
const choose = (token: string, wanted: boolean) =>
  fursa.visitor().request('PUT', `/api/job-alerts/${token}`, { wanted });
async function alertsOf(email: string) {
  return (await fursa.database.query(`select * from job_alerts where email = '${email}' order by id`)).rows;
}

beforeEach(async () => {
  await fursa.database.query('delete from throttles');
});

describe('an alert that a visitor asks for', () => {
  it('waits until the mailed link is confirmed, which opening it does not do', async () => {
    const email = newEmail();
    const wish = { filters: { q: 'nurse', type: 'Part time,Full time', country: 'SO' }, frequency: 'weekly' };
    expect((await ask(email, wish)).body).toEqual({ success: true });
    const token = await alertTokenOf(fursa, email);
    const search = 'country=SO&q=nurse&type=Full+time%2CPart+time';
    for (const _ of [1, 2]) {
      const { body } = await find(token);
      expect({ ...body, search: sorted(body.search) }).toEqual({
        success: true,
        search: sorted(search),
        frequency: 'weekly',
        state: 'asked',
      });
    }
    for (const _ of [1, 2]) expect((await choose(token, true)).body.state).toBe('active');
    expect((await find(token)).body.state).toBe('active');
  });

  it('says nothing of the search in its first mail, which a stranger may have typed', async () => {
    const email = newEmail();
    await ask(email, { filters: { q: 'Call 252615000111', place: 'win money' } });
    const mail = await fursa.lastMailTo(email);
    expect(mail).not.toContain('252615000111');
    expect(mail).not.toContain('win money');
  });

  it('is answered alike for every e-mail: of an account, asked before, confirmed, full', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const known = newEmail();
    await ask(known);
    await choose(await alertTokenOf(fursa, known), true);
    const full = newEmail();
    for (let at = 0; at < 12; at += 1) {
      await fursa.database.query('delete from throttles');
      await ask(full, { filters: { q: `word${at}` } });
    }
    const answers = [];
    for (const email of [newEmail(), candidate.email, known, full]) answers.push(await ask(email));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  it('is not mailed about endlessly: per e-mail in silence, per address in words', async () => {
    const email = newEmail();
    for (let at = 0; at < 8; at += 1) expect((await ask(email)).status).toBe(200);
    expect(await fursa.mailCount(email)).toBe(5);
    const statuses = [];
    for (let at = 0; at < 14; at += 1) statuses.push((await ask(newEmail())).status);
    expect(statuses.slice(-3)).toEqual([200, 429, 429]);
  });

  it('keeps the ten newest that nobody confirmed', async () => {
    const email = newEmail();
    for (let at = 0; at < 12; at += 1) {
      await fursa.database.query('delete from throttles');
      await ask(email, { filters: { q: `word${at}` } });
    }
    const words = (await alertsOf(email)).map(({ filters }) => (filters as { q: string }).q);
    expect(words).toEqual(Array.from({ length: 10 }, (_, at) => `word${at + 2}`));
  });

  it('is one of ten that an e-mail may have, also when they are confirmed at once', async () => {
    const email = newEmail();
    const tokens: string[] = [];
    for (let at = 0; at < 13; at += 1) {
      await fursa.database.query('delete from throttles');
      await ask(email, { filters: { q: `word${at}` } });
      tokens.push(await alertTokenOf(fursa, email));
      if (at < 8) expect((await choose(tokens[at] as string, true)).status).toBe(200);
    }
    const answers = await Promise.all(tokens.slice(8).map((token) => choose(token, true)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toContain('has 10 job alerts already');
    expect((await choose(tokens[0] as string, false)).body.state).toBe('stopped');
    const refused = tokens[8 + answers.findIndex(({ status }) => status === 422)] as string;
    expect((await choose(refused, true)).body.state).toBe('active');
  });

  it('changes how often it comes while nobody has confirmed it, and not afterwards', async () => {
    const email = newEmail();
    await ask(email);
    await ask(email, { frequency: 'weekly' });
    expect((await alertsOf(email)).map(({ frequency }) => frequency)).toEqual(['weekly']);
    const token = await alertTokenOf(fursa, email);
    await choose(token, true);
    await ask(email, { frequency: 'daily' });
    expect((await find(token)).body).toMatchObject({ frequency: 'weekly', state: 'active' });
  });

  it('is forgotten after a week without a confirmation, and a month after it was stopped', async () => {
    const [asked, stopped] = [newEmail(), newEmail()];
    for (const email of [asked, stopped]) await ask(email);
    const token = await alertTokenOf(fursa, stopped);
    await choose(token, true);
    await choose(token, false);
    await letTimePass(fursa, '8 days');
    await fursa.server.run('clean-up');
    expect([(await alertsOf(asked)).length, (await alertsOf(stopped)).length]).toEqual([0, 1]);
    await letTimePass(fursa, '23 days');
    await fursa.server.run('clean-up');
    expect(await alertsOf(stopped)).toEqual([]);
    expect((await find(token)).status).toBe(404);
  });

  it('becomes part of the account that is made with its e-mail', async () => {
    const email = newEmail();
    await ask(email);
    await choose(await alertTokenOf(fursa, email), true);
    const client = fursa.visitor();
    await client.post('/register', { role: 'candidate', name: 'Idil', email, password: TEST_PASSWORD });
    await client.post('/register/confirm', { token: await fursa.tokenFor(email) });
    expect((await client.get('/candidate/alerts')).body.alerts).toMatchObject([{ search: 'q=nurse', paused: false }]);
    expect(await alertsOf(email)).toEqual([]);
  });

  it('becomes part of the account that has its e-mail, in place of the same search', async () => {
    const candidate = await fursa.signedInAs('candidate');
    await candidate.post('/candidate/alerts', { filters: { q: 'nurse' }, frequency: 'weekly' });
    await ask(candidate.email);
    const token = await alertTokenOf(fursa, candidate.email);
    await choose(token, true);
    const { alerts } = (await candidate.get('/candidate/alerts')).body;
    expect(alerts).toMatchObject([{ search: 'q=nurse', frequency: 'daily' }]);
    expect((await find(token)).body.state).toBe('active');
  });

  it('takes searches that could be made, and nothing else', async () => {
    const email = newEmail();
    for (const filters of [
      { type: 'Sleeping' },
      { country: 'XX' },
      { page: '2' },
      { sort: 'newest' },
      { posted: '1' },
      { q: 5 },
      { q: 'x'.repeat(101) },
      { __proto__: null, role: 'admin' },
      null,
    ]) {
      expect((await ask(email, { filters })).status, JSON.stringify(filters)).toBe(422);
    }
    expect((await ask(email, { frequency: 'hourly' })).status).toBe(422);
    expect((await ask('nobody')).body.errors.email).toEqual(['Please enter a valid email address']);
    // The longest possible values, in four-byte characters.
    const wide = { q: '𝔅'.repeat(100), place: '𝔇'.repeat(100) };
    expect((await ask(email, { filters: { ...wide, remote: '1', featured: '1', salary_min: '5' } })).status).toBe(200);
    await choose(await alertTokenOf(fursa, email), true);
  });
});

const sorted = (query: string) => [...new URLSearchParams(query)].sort();

describe('a link that is not one of ours', () => {
  it('is answered like one whose alert is gone', async () => {
    const email = newEmail();
    await ask(email);
    const token = await alertTokenOf(fursa, email);
    await fursa.database.query(`delete from job_alerts where email = '${email}'`);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const answer of [find, (one: string) => choose(one, true), (one: string) => choose(one, false)]) {
      const [gone, never] = [await answer(token), await answer(forged)];
      expect([gone.status, never.status, gone.text]).toEqual([404, 404, never.text]);
    }
  });
});

describe('a candidate’s own alert', () => {
  const OWN = '/candidate/alerts';

  it('needs no confirmation, is changed, paused and deleted', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const before = await fursa.mailCount(candidate.email);
    const made = await candidate.post(OWN, { filters: { place: 'Garowe', remote: '1' }, frequency: 'daily' });
    expect(made.body.alert).toMatchObject({ frequency: 'daily', paused: false, mailed_at: null });
    expect(await fursa.mailCount(candidate.email)).toBe(before);
    const { id } = made.body.alert;
    const changed = await candidate.request('PUT', `${OWN}/${id}`, { frequency: 'weekly', paused: true });
    expect(changed.body.alert).toMatchObject({ id, frequency: 'weekly', paused: true });
    expect((await candidate.get(OWN)).body.alerts).toEqual([changed.body.alert]);
    expect((await candidate.request('DELETE', `${OWN}/${id}`, {})).body).toEqual({ success: true });
    expect((await candidate.get(OWN)).body.alerts).toEqual([]);
  });

  it('is there once for each search, however its parts are ordered', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const wish = (type: string) => ({ filters: { q: 'clerk', type }, frequency: 'daily' });
    const first = await candidate.post(OWN, wish('Contract,Full time'));
    await candidate.request('PUT', `${OWN}/${first.body.alert.id}`, { frequency: 'daily', paused: true });
    const again = await candidate.post(OWN, { ...wish('Full time,Contract'), frequency: 'weekly' });
    expect(again.body.alert).toMatchObject({ id: first.body.alert.id, frequency: 'weekly', paused: false });
    expect((await candidate.get(OWN)).body.alerts).toHaveLength(1);
  });

  it('is one of ten, also when they are made at once', async () => {
    const candidate = await fursa.signedInAs('candidate');
    const make = (q: string) => candidate.post(OWN, { filters: { q }, frequency: 'daily' });
    const answers = await Promise.all(Array.from({ length: 13 }, (_, at) => make(`word${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await candidate.get(OWN)).body.alerts).toHaveLength(10);
    expect((await make('more')).body.message).toContain('up to 10 job alerts');
  });

  it('of somebody else is answered like one that is not there', async () => {
    const [owner, other] = [await fursa.signedInAs('candidate'), await fursa.signedInAs('candidate')];
    const { id } = (await owner.post(OWN, { filters: {}, frequency: 'daily' })).body.alert;
    for (const [method, body] of [
      ['PUT', { frequency: 'daily', paused: true }],
      ['DELETE', {}],
    ] as const) {
      const [foreign, missing] = [
        await other.request(method, `${OWN}/${id}`, body),
        await other.request(method, `${OWN}/999999`, body),
      ];
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
    expect((await owner.get(OWN)).body.alerts).toMatchObject([{ id, paused: false }]);
  });
});
