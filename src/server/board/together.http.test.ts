import { describe, expect, it } from 'vitest';
import { columnsOf, fillBoard } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin } = await companyForTests();

type Seen = { id: number; version: number };

/** A separate company with this many cards in New. */
async function boardOf(count: number) {
  const boss = await fursa.register('company');
  const job = await publishJob(boss, admin, {});
  const cards = await fillBoard(
    fursa.database,
    { employer: boss, jobId: job.id },
    Array.from({ length: count }, () => ({})),
  );
  const columns = await columnsOf(boss);
  const id = (name: string) => columns[name]?.id as number;
  return { boss, job, cards, id };
}

const move = (client: TestClient, card: Seen, to: number, after: number | null = null) =>
  client.post('/company/applications/move', {
    application_id: card.id,
    to_group_id: to,
    after_id: after,
    version: card.version,
  });
const moveMany = (client: TestClient, cards: readonly Seen[], to: number, more: object = {}) =>
  client.post('/company/applications/move-many', {
    applications: cards.map(({ id, version }) => ({ application_id: id, version })),
    to_group_id: to,
    ...more,
  });
const sync = (client: TestClient, groups: { id: number; applications: object[] }[]) =>
  client.request('PUT', '/company/applications/sync', { applicationGroups: groups });

async function standing(ids: readonly number[]) {
  const { rows } = await fursa.database.query(
    `select id::int, group_id::int as group, version, rank from applications where id in (${ids.join(',')}) order by rank, id`,
  );
  return rows as { id: number; group: number; version: number; rank: string }[];
}

describe('two people at once', () => {
  // The embedded database has a single connection and runs requests one after the other, so few rounds are enough.
  const ROUNDS = process.env.TEST_ENGINE === 'postgres' ? 200 : 20;

  it('move different cards, and the same card: many times', async () => {
    const { boss, cards, id } = await boardOf(3);
    const [one, two, wanted] = cards.map((card): Seen => ({ ...card }));
    if (!one || !two || !wanted) throw new Error('three cards');
    const targets = [id('Shortlisted'), id('Interview'), id('Offer')];
    for (let round = 0; round < ROUNDS; round += 1) {
      const to = round % 2 ? id('New') : id('Hired');
      const [first, second, ...rivals] = await Promise.all([
        move(boss, one, to),
        move(boss, two, to),
        move(boss, wanted, targets[round % 3] as number),
        move(boss, wanted, targets[(round + 1) % 3] as number),
      ]);
      // Both moves stay.
      expect([first?.status, second?.status]).toEqual([200, 200]);
      Object.assign(one, first?.body.application);
      Object.assign(two, second?.body.application);
      // One move succeeds, and the other is told where the card is.
      expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(rivals[0]?.body.application).toEqual(rivals[1]?.body.application);
      Object.assign(wanted, rivals[0]?.body.application);
    }
    const placed = await standing(cards.map((card) => card.id));
    expect(placed.map(({ version }) => version)).toEqual([ROUNDS + 1, ROUNDS + 1, ROUNDS + 1]);
    const both = placed.filter(({ group }) => group === id('New'));
    expect(new Set(both.map(({ rank }) => rank)).size).toBe(2);
  });

  it('move piles of the same cards: every card goes one way', async () => {
    const { boss, cards, id } = await boardOf(30);
    const [one, two] = await Promise.all([
      moveMany(boss, cards, id('Offer')),
      moveMany(boss, [...cards].reverse(), id('Interview')),
    ]);
    const resultsOf = (answer: typeof one) =>
      ((answer?.body.applications ?? []) as { result: string }[]).map(({ result }) => result);
    expect([new Set(resultsOf(one)).size, new Set(resultsOf(two)).size]).toEqual([1, 1]);
    expect([resultsOf(one)[0], resultsOf(two)[0]].sort()).toEqual(['moved', 'stale']);
    expect(new Set((await standing(cards.map((card) => card.id))).map(({ group }) => group)).size).toBe(1);
  });

  it('delete a column while cards drop into it: no card is lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { boss, cards, id } = await boardOf(4);
      const [deleted, ...moved] = await Promise.all([
        boss.request('DELETE', `/company/applications/group/delete/${id('Offer')}?move_to=${id('Interview')}`),
        ...cards.map((card) => move(boss, card, id('Offer'))),
      ]);
      expect(deleted?.status).toBe(200);
      for (const { status } of moved) expect([200, 409]).toContain(status);
      const placed = await standing(cards.map((card) => card.id));
      expect(placed).toHaveLength(4);
      for (const { group } of placed) expect([id('New'), id('Interview')]).toContain(group);
      // Somebody whose board still shows the deleted column gets the reason, and the card stays where it is.
      const card = placed[0] as Seen;
      const late = await move(boss, card, id('Offer'));
      expect([late.status, late.body.message]).toEqual([
        409,
        'This column has been deleted in the meantime. The card stays where it was.',
      ]);
      expect(late.body.application).toMatchObject({ id: card.id, version: card.version });
      expect((await moveMany(boss, [card], id('Offer'))).status).toBe(409);
    }
  });

  it('is one too many when a recruiter was removed from the team', async () => {
    const { boss, cards, id } = await boardOf(1);
    await fursa.database.query(
      `delete from company_members where user_id = (select id from users where email = '${boss.email}')`,
    );
    expect((await move(boss, cards[0] as Seen, id('Offer'))).status).toBe(403);
    expect(await standing([cards[0]?.id ?? 0])).toMatchObject([{ group: id('New'), version: 1 }]);
  });
});

describe('five hundred cards into one gap', () => {
  it('keep their order, and their ranks stay short', async () => {
    const { boss, cards, id } = await boardOf(502);
    const [first, last, ...others] = cards as Seen[] as [Seen, Seen, ...Seen[]];
    await move(boss, first, id('Offer'));
    await move(boss, last, id('Offer'), first.id);
    // Each is placed right after the first card, so the newest comes before the earlier ones.
    for (const card of others) expect((await move(boss, card, id('Offer'), first.id)).status).toBe(200);
    const placed = await standing(cards.map((card) => card.id));
    expect(placed.map((card) => card.id)).toEqual([first.id, ...others.map((card) => card.id).reverse(), last.id]);
    expect(Math.max(...placed.map(({ rank }) => rank.length))).toBeLessThan(40);
    expect(new Set(placed.map(({ rank }) => rank)).size).toBe(placed.length);
  });
});

describe('several cards at once', () => {
  it('go one behind the other, and back again', async () => {
    const { boss, cards, id } = await boardOf(6);
    const [anchor, ...pile] = cards as Seen[] as [Seen, ...Seen[]];
    await move(boss, anchor, id('Interview'));
    const { body } = await moveMany(boss, pile, id('Interview'), { after_id: anchor.id });
    expect(body.applications.map(({ result }: { result: string }) => result)).toEqual(pile.map(() => 'moved'));
    const placed = await standing(cards.map((card) => card.id));
    expect(placed.map((card) => card.id)).toEqual(cards.map((card) => card.id));
    const back = await moveMany(
      boss,
      body.applications.map((one: { application: Seen }) => one.application),
      id('New'),
    );
    expect(back.status).toBe(200);
    expect((await standing(pile.map((card) => card.id))).every(({ group }) => group === id('New'))).toBe(true);
  });

  it('are answered each for itself, and nothing of another company’s is written', async () => {
    const { boss, cards, id } = await boardOf(2);
    const foreign = await boardOf(1);
    const [mine, stale] = cards as Seen[] as [Seen, Seen];
    const theirs = foreign.cards[0] as Seen;
    const { body } = await moveMany(boss, [mine, { ...stale, version: 9 }, theirs], id('Offer'));
    expect(body.applications).toMatchObject([
      { application_id: mine.id, result: 'moved', application: { group_id: id('Offer') } },
      { application_id: stale.id, result: 'stale', application: { group_id: id('New') } },
      { application_id: theirs.id, result: 'not_found', application: null },
    ]);
    expect(await standing([theirs.id])).toMatchObject([{ group: foreign.id('New'), version: 1 }]);
    expect((await moveMany(boss, [mine], foreign.id('Offer'))).status).toBe(404);
    for (const odd of [{ applications: [] }, { to_group_id: 'x' }, { applications: [{ application_id: 1 }] }]) {
      expect((await moveMany(boss, [mine], id('Offer'), odd)).status).toBe(422);
    }
  });
});

describe('saving a whole arrangement', () => {
  it('moves only what differs, and takes the spec’s whole objects', async () => {
    const { boss, cards, id } = await boardOf(6);
    const [a, b, c, d, e, f] = cards as Seen[] as [Seen, Seen, Seen, Seen, Seen, Seen];
    const { status, body } = await sync(boss, [
      { id: id('New'), applications: [b, c, a, e].map((card) => ({ ...card, candidate: { user: { name: 'x' } } })) },
      { id: id('Offer'), applications: [f, d] },
    ]);
    expect([status, body.applications.length]).toEqual([200, 6]);
    const placed = await standing(cards.map((card) => card.id));
    const column = (group: number) => placed.filter((card) => card.group === group).map((card) => card.id);
    expect(column(id('New'))).toEqual([b, c, a, e].map((card) => card.id));
    expect(column(id('Offer'))).toEqual([f, d].map((card) => card.id));
    const versions = new Map(placed.map((card) => [card.id, card.version]));
    expect([a, b, c, d, e, f].map((card) => versions.get(card.id))).toEqual([2, 1, 1, 2, 1, 2]);
    // Sending the same again changes nothing.
    const again = await sync(boss, [
      { id: id('New'), applications: placed.filter(({ group }) => group === id('New')) },
    ]);
    expect(again.status).toBe(200);
    expect(await standing(cards.map((card) => card.id))).toEqual(placed);
  });

  it('writes nothing when one version is stale, or one card is not theirs', async () => {
    const { boss, cards, id } = await boardOf(3);
    const foreign = await boardOf(1);
    const [a, b, c] = cards as Seen[] as [Seen, Seen, Seen];
    const before = await standing(cards.map((card) => card.id));
    const stale = await sync(boss, [{ id: id('Offer'), applications: [a, { ...b, version: 7 }, c] }]);
    expect([stale.status, stale.body.applications.length]).toEqual([409, 3]);
    for (const groups of [
      [{ id: id('Offer'), applications: [a, foreign.cards[0] as Seen] }],
      [{ id: foreign.id('Offer'), applications: [a] }],
      [{ id: id('Offer'), applications: [{ id: 99_999_999, version: 1 }] }],
    ]) {
      expect((await sync(boss, groups)).status).toBe(404);
    }
    expect((await sync(boss, [{ id: id('Offer'), applications: [a, a] }])).status).toBe(422);
    expect(await standing(cards.map((card) => card.id))).toEqual(before);
    expect(await standing([foreign.cards[0]?.id ?? 0])).toMatchObject([{ version: 1, group: foreign.id('New') }]);
  });

  it('by two people at once is done for one, and refused for the other', async () => {
    const { boss, cards, id } = await boardOf(20);
    const answers = await Promise.all([
      sync(boss, [{ id: id('Offer'), applications: cards }]),
      sync(boss, [{ id: id('Interview'), applications: [...cards].reverse() }]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the whole board, saved as the specification writes it', () => {
  it('needs no versions and ignores what else the groups carry: cards that differ are moved', async () => {
    const { boss, cards, id } = await boardOf(3);
    const [one, two, three] = cards as Seen[] as [Seen, Seen, Seen];
    // A colleague moves the card in the meantime.
    await move(boss, one, id('Offer'));
    const { status, body, text } = await sync(boss, [
      { id: id('New'), name: 'New', is_deletable: false, applications: [{ id: three.id, answers: [], candidate: {} }] },
      { id: id('Interview'), applications: [{ id: one.id }, { id: two.id }] },
    ] as never);
    expect(status, text).toBe(200);
    expect(body.applications).toHaveLength(3);
    const placed = await standing([one.id, two.id, three.id]);
    const groupOf = (card: Seen) => placed.find((other) => other.id === card.id)?.group;
    expect([groupOf(one), groupOf(two), groupOf(three)]).toEqual([id('Interview'), id('Interview'), id('New')]);
    expect(placed.find(({ id: which }) => which === three.id)?.version).toBe(three.version);
  });

  it('still writes nothing when one of the given versions is stale', async () => {
    const { boss, cards, id } = await boardOf(2);
    const [one, two] = cards as Seen[] as [Seen, Seen];
    await move(boss, one, id('Offer'));
    const stale = await sync(boss, [{ id: id('Interview'), applications: [{ id: two.id }, one] }]);
    expect(stale.status).toBe(409);
    expect((await standing([two.id]))[0]?.group).toBe(id('New'));
  });

  it('with ten thousand foreign cards or forty thousand unknown keys is refused without holding anybody up', async () => {
    const { boss, id } = await boardOf(1);
    const foreignCards = (count: number) => ({
      applicationGroups: [
        { id: id('New'), applications: Array.from({ length: count }, (_, at) => ({ id: 5_000_000 + at })) },
      ],
    });
    const unknownKeys = (count: number) => ({
      applicationGroups: [],
      ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])),
    });
    /** The least processor time of three attempts, of server and client together. */
    async function costOf(body: object, expected: number): Promise<number> {
      const costs: number[] = [];
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const started = process.cpuUsage();
        const { status } = await boss.request('PUT', '/company/applications/sync', body);
        const { user, system } = process.cpuUsage(started);
        expect(status).toBe(expected);
        costs.push(user + system);
      }
      return Math.min(...costs);
    }
    // Ten times the input may cost ten times the time, with a margin for noise. Quadratic cost, a hundred times, would
    // allow an attack.
    expect((await costOf(foreignCards(10_000), 404)) / (await costOf(foreignCards(1_000), 404))).toBeLessThan(25);
    expect((await costOf(unknownKeys(40_000), 422)) / (await costOf(unknownKeys(4_000), 422))).toBeLessThan(25);
  });
});
