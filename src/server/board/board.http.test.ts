import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let admin: TestClient;
let employer: TestClient;
let passing: { id: number };
let failing: { id: number };
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
  employer = await fursa.register('company');
  passing = await publishJob(employer, admin, { pass_mark: 0, screening_mode: 'auto' });
  failing = await publishJob(employer, admin, { pass_mark: 100, screening_mode: 'auto' });
});
afterAll(() => fursa.stop());

const APPLICATION = { coverLetter: 'I would like to work for you and I keep what I promise.', answers: {} };

type Card = { id: number; group_id: number; stage: string; outcome: string; version: number; rank: string };

/** A new applicant; returns their card and the response to the application. */
async function newCard(job: { id: number }) {
  const candidate = await fursa.register('candidate');
  const { body } = await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
  const { rows } = await fursa.database.query('select max(id)::int as id from applications');
  return { candidate, redirect: body.redirect as string, ...(await cardOf((rows[0] as { id: number }).id)) };
}

async function cardOf(id: number): Promise<Card> {
  const { rows } = await fursa.database.query(
    `select a.id::int, a.group_id::int, g.name as stage, a.outcome, a.version, a.rank
     from applications a join application_groups g on g.id = a.group_id where a.id = ${id}`,
  );
  return rows[0] as Card;
}

async function columnOf(client: TestClient, name: string): Promise<number> {
  const { id } = (await client.get('/me')).body.user.company;
  const { rows } = await fursa.database.query(
    `select id::int from application_groups where company_id = ${id} and name = '${name}'`,
  );
  return (rows[0] as { id: number }).id;
}

async function historyOf(id: number) {
  const { rows } = await fursa.database.query(
    `select type, data, u.name as who from history h left join users u on u.id = h.actor_id
     where application_id = ${id} and actor_id is not null order by h.id`,
  );
  return rows;
}

const move = (client: TestClient, card: Pick<Card, 'id' | 'version'>, to: number, more: object = {}) =>
  client.post('/company/applications/move', {
    application_id: card.id,
    to_group_id: to,
    after_id: null,
    version: card.version,
    ...more,
  });

describe('a card that is moved', () => {
  it('stands where it was put, and the history says who did it', async () => {
    const [one, two, three] = [await newCard(passing), await newCard(passing), await newCard(passing)];
    const interview = await columnOf(employer, 'Interview');
    const first = await move(employer, one, interview);
    expect([first.status, first.body]).toEqual([
      200,
      {
        success: true,
        application: {
          id: one.id,
          group_id: interview,
          rank: expect.any(String),
          outcome: 'passed',
          version: one.version + 1,
          disputed_at: null,
        },
      },
    ]);
    await move(employer, two, interview, { after_id: one.id });
    // Places the third card between the other two.
    await move(employer, three, interview, { after_id: one.id });
    const { rows } = await fursa.database.query(
      `select id::int from applications where group_id = ${interview} order by rank`,
    );
    expect(rows.map(({ id }) => id)).toEqual([one.id, three.id, two.id]);
    const again = await move(employer, await cardOf(two.id), interview);
    expect(again.status).toBe(200);
    expect((await cardOf(two.id)).rank < (await cardOf(one.id)).rank).toBe(true);
    const { name } = (await employer.get('/me')).body.user;
    // A new place in the same column is not a stage change.
    expect(await historyOf(two.id)).toMatchObject([
      {
        type: 'application.moved',
        data: { from: { name: 'New' }, to: { id: interview, name: 'Interview' }, reason: null },
        who: name,
      },
    ]);
  });

  it('is not moved by whoever looked at it before somebody else moved it', async () => {
    const card = await newCard(passing);
    const [offer, hired] = [await columnOf(employer, 'Offer'), await columnOf(employer, 'Hired')];
    expect((await move(employer, card, offer)).status).toBe(200);
    const late = await move(employer, card, hired);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      application: { id: card.id, group_id: offer, version: card.version + 1 },
    });
    expect((await cardOf(card.id)).stage).toBe('Offer');
  });

  it('goes one way when two people move it at the same moment', async () => {
    const columns = [await columnOf(employer, 'Offer'), await columnOf(employer, 'Hired')];
    for (let round = 0; round < 5; round += 1) {
      const card = await newCard(passing);
      const answers = await Promise.all(columns.map((to) => move(employer, card, to)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = answers.find(({ status }) => status === 409);
      expect(late?.body.application).toMatchObject({ id: card.id, version: card.version + 1 });
    }
  });

  it('does not go behind a card that has left the column', async () => {
    const [one, two] = [await newCard(passing), await newCard(passing)];
    const answer = await move(employer, two, await columnOf(employer, 'Offer'), { after_id: one.id });
    expect(answer.status).toBe(409);
    expect(await cardOf(two.id)).toMatchObject({ stage: 'New', version: two.version });
  });

  it('gets a place of its own when many are moved at once', async () => {
    const cards: Card[] = [];
    for (let count = 0; count < 6; count += 1) cards.push(await newCard(passing));
    const shortlisted = await columnOf(employer, 'Shortlisted');
    const answers = await Promise.all(cards.map((card) => move(employer, card, shortlisted)));
    expect(answers.map(({ status }) => status)).toEqual(cards.map(() => 200));
    const ranks = await Promise.all(cards.map(async ({ id }) => (await cardOf(id)).rank));
    expect(new Set(ranks).size).toBe(cards.length);
  });

  it('looks like a missing one to another company, whose columns are as little theirs', async () => {
    const card = await newCard(passing);
    const stranger = await fursa.register('company');
    const [theirs, own] = [await columnOf(stranger, 'Offer'), await columnOf(employer, 'Offer')];
    const missing = await move(stranger, { id: 999_999, version: 1 }, theirs);
    expect(missing.status).toBe(404);
    for (const answer of [
      await move(stranger, card, theirs),
      await move(stranger, card, own),
      await move(employer, card, theirs),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    expect(await cardOf(card.id)).toMatchObject({ stage: 'New', version: card.version });
    expect(await historyOf(card.id)).toEqual([]);
  });

  it('refuses what is not a move', async () => {
    const card = await newCard(passing);
    const offer = await columnOf(employer, 'Offer');
    for (const more of [
      { version: '1' },
      { after_id: 'top' },
      { to_group_id: -1 },
      { outcome: 'passed' },
      { reason: 'x'.repeat(501) },
    ])
      expect((await move(employer, card, offer, more)).status, JSON.stringify(more)).toBe(422);
    expect((await cardOf(card.id)).version).toBe(card.version);
  });
});

describe('whom the screening turned away', () => {
  it('is rescued by a person, with who and why in the history, and sees it on the receipt', async () => {
    const card = await newCard(failing);
    expect(card).toMatchObject({ stage: 'Not selected', outcome: 'failed' });
    const shortlisted = await columnOf(employer, 'Shortlisted');
    const reason = 'Ten years on the same machines, under another title.';
    const { body } = await move(employer, card, shortlisted, { reason });
    expect(body.application).toMatchObject({ group_id: shortlisted, outcome: 'passed' });
    const { name } = (await employer.get('/me')).body.user;
    const columns = { from: { name: 'Not selected' }, to: { id: shortlisted, name: 'Shortlisted' } };
    expect(await historyOf(card.id)).toMatchObject([
      { type: 'application.moved', data: { ...columns, reason }, who: name },
      { type: 'application.decided', data: { from: 'failed', to: 'passed', reason }, who: name },
    ]);
    const receipt = await fursa.visitor().get(`/api${card.redirect}`);
    expect(receipt.body.application).toMatchObject({ stage: 'In review', outcome: 'passed' });
    expect(receipt.body.application.timeline).toContainEqual(
      expect.objectContaining({ event: 'outcome', to: 'passed', by_person: true }),
    );
    expect(receipt.text).not.toContain('Ten years');
    // The application is active again, so a second one is refused.
    expect((await card.candidate.post(`/jobs/apply/${failing.id}`, APPLICATION)).status).toBe(429);
  });

  it('is rescued without a word, and the history still says what was done', async () => {
    const card = await newCard(failing);
    await move(employer, card, await columnOf(employer, 'Interview'));
    expect(await historyOf(card.id)).toMatchObject([
      { type: 'application.moved', data: { reason: null } },
      { type: 'application.decided', data: { to: 'passed', reason: null } },
    ]);
  });

  it('stays where it is when the person has applied again since', async () => {
    const card = await newCard(failing);
    await fursa.database.query(`update applications set applied_at = now() - interval '40 days' where id = ${card.id}`);
    await card.candidate.post(`/jobs/apply/${failing.id}`, APPLICATION);
    await fursa.database.query(
      "update applications set outcome = 'under_review' where id = (select max(id) from applications)",
    );
    const answer = await move(employer, card, await columnOf(employer, 'Interview'));
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This person has applied again since. Please continue with the newer application.',
    ]);
    expect(await cardOf(card.id)).toMatchObject({ stage: 'Not selected', outcome: 'failed' });
  });
});
