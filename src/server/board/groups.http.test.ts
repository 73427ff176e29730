import { describe, expect, it } from 'vitest';
import { colleagueOf } from '../../../tests/harness/test-applicants.ts';
import { columnsOf, fillBoard } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin } = await companyForTests();

const GROUP = '/company/applications/group';
const add = (client: TestClient, name: unknown) => client.post(`${GROUP}/store`, { name });
const rename = (client: TestClient, id: unknown, name: unknown) =>
  client.request('PUT', `${GROUP}/update`, { id, name });
const order = (client: TestClient, ids: unknown) => client.request('PUT', `${GROUP}/order`, { ids });
const remove = (client: TestClient, id: number, query = '') =>
  client.request('DELETE', `${GROUP}/delete/${id}${query}`);
const namesOf = async (client: TestClient) => Object.keys(await columnsOf(client));

describe('a column', () => {
  it('is added before those that end an application', async () => {
    const boss = await fursa.register('company');
    const { status, body } = await add(boss, '  Trial week ');
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        group: {
          id: expect.any(Number),
          name: 'Trial week',
          fixed: null,
          is_deletable: true,
          public_stage: 'in_review',
          count: 0,
        },
      },
    ]);
    expect(await namesOf(boss)).toEqual([
      'New',
      'Shortlisted',
      'Interview',
      'Offer',
      'Trial week',
      'Hired',
      'Not selected',
    ]);
  });

  it('is told under its field what is wrong with its name', async () => {
    const boss = await fursa.register('company');
    const { Interview } = await columnsOf(boss);
    for (const [name, said] of [
      ['', 'Please enter a name.'],
      ['   ', 'Please enter a name.'],
      ['x'.repeat(61), 'Please use at most 60 characters.'],
      ['Offer', 'Another column already has this name.'],
      ['oFFER', 'Another column already has this name.'],
      ['two\nlines', expect.any(String)],
      ['nul\u0000', expect.any(String)],
    ] as const) {
      for (const answer of [await add(boss, name), await rename(boss, Interview?.id, name)]) {
        expect(answer.status, name).toBe(422);
        expect(answer.body.errors.name[0]).toEqual(said);
      }
    }
    expect(await namesOf(boss)).toHaveLength(6);
    // The limit counts visible characters, not code units, and markup is plain text.
    expect((await add(boss, '🙂'.repeat(60))).status).toBe(200);
    expect((await rename(boss, Interview?.id, '<img src=x onerror=alert(1)>')).status).toBe(200);
    expect((await rename(boss, Interview?.id, '<img src=x onerror=alert(1)>')).status).toBe(200);
  });

  it('cannot be the thirty-first', async () => {
    const boss = await fursa.register('company');
    const answers = await Promise.all(Array.from({ length: 26 }, (_, at) => add(boss, `Column ${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(24);
    expect(answers.find(({ status }) => status === 422)?.body.errors.name).toEqual([
      'A board can have at most 30 columns.',
    ]);
    expect(await namesOf(boss)).toHaveLength(30);
  });

  it('that every company has keeps its name and stays', async () => {
    const boss = await fursa.register('company');
    const { New, Hired, 'Not selected': refused } = await columnsOf(boss);
    for (const id of [New, Hired, refused].map((column) => column?.id ?? 0)) {
      for (const answer of [await rename(boss, id, 'Other'), await remove(boss, id)]) {
        expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
        expect(answer.body.message).toContain('part of every board');
      }
    }
  });

  it('of another company looks like a missing one', async () => {
    const [boss, stranger] = [await fursa.register('company'), await fursa.register('company')];
    const { Offer } = await columnsOf(boss);
    const missing = await rename(stranger, 99_999_999, 'Mine');
    expect(missing.status).toBe(404);
    const own = Object.values(await columnsOf(stranger)).map(({ id }) => id);
    for (const answer of [
      await rename(stranger, Offer?.id, 'Mine'),
      await remove(stranger, Offer?.id ?? 0),
      await remove(stranger, own[1] ?? 0, `?move_to=${Offer?.id}`),
      await order(stranger, [...own.slice(1), Offer?.id]),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    expect(await namesOf(boss)).toContain('Offer');
  });

  it('is put elsewhere, and who has not seen all of them is told', async () => {
    const boss = await fursa.register('company');
    const ids = Object.values(await columnsOf(boss)).map(({ id }) => id);
    const turned = [...ids].reverse();
    const { body } = await order(boss, turned);
    expect(body.groups.map(({ id }: { id: number }) => id)).toEqual(turned);
    expect(Object.values(await columnsOf(boss)).map(({ id }) => id)).toEqual(turned);
    await add(boss, 'Later');
    const late = await order(boss, ids);
    expect([late.status, late.body.groups.length]).toEqual([409, 7]);
    expect((await order(boss, [ids[0], ids[0]])).status).toBe(409);
    expect((await order(boss, [])).status).toBe(422);
  });
});

describe('deleting a column', () => {
  it('asks where its cards go, and moves them with a line in their history', async () => {
    const boss = await fursa.register('company');
    const job = await publishJob(boss, admin, {});
    const cards = await fillBoard(
      fursa.database,
      { employer: boss, jobId: job.id },
      Array.from({ length: 5 }, () => ({ group: 'Offer', inStage: 3 })),
    );
    await fillBoard(fursa.database, { employer: boss, jobId: job.id }, [{ group: 'Interview' }]);
    const { Offer, Interview } = await columnsOf(boss, '?order=hand');
    const asked = await remove(boss, Offer?.id ?? 0);
    expect([asked.status, asked.body]).toMatchObject([
      409,
      { count: 5, message: 'This column holds 5 applications. Please choose where they should go.' },
    ]);
    expect((await remove(boss, Offer?.id ?? 0, `?move_to=${Offer?.id}`)).status).toBe(409);
    expect((await remove(boss, Offer?.id ?? 0, `?move_to=${Interview?.id}`)).status).toBe(200);
    const after = await columnsOf(boss, '?order=hand');
    expect(Object.keys(after)).not.toContain('Offer');
    expect(after.Interview?.applications.slice(1).map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    expect(after.Interview?.applications.at(-1)).toMatchObject({ version: 2 });
    const { rows } = await fursa.database.query(
      `select data->'from'->>'name' as from, data->'to'->>'name' as to, count(*)::int from history
       where type = 'application.moved' and data->'from'->>'id' = '${Offer?.id}' group by 1, 2`,
    );
    expect(rows).toEqual([{ from: 'Offer', to: 'Interview', count: 5 }]);
  });

  it('goes without a word when it is empty, and ends blind review that waited for it', async () => {
    const boss = await fursa.register('company');
    const { Offer } = await columnsOf(boss);
    await boss.request('PUT', '/company/applications/blind', { until_group_id: Offer?.id });
    expect((await remove(boss, Offer?.id ?? 0)).body).toEqual({ success: true });
    expect((await remove(boss, Offer?.id ?? 0)).status).toBe(404);
    expect((await boss.get('/company/applications/board')).body.blind_until).toBeNull();
  });

  it('does not end blind review when anybody but an owner moves or deletes it', async () => {
    const boss = await fursa.register('company');
    const recruiter = await colleagueOf(fursa, boss, 'Amina Recruiter');
    const columns = await columnsOf(boss);
    const ids = Object.values(columns).map(({ id }) => id);
    const until = columns.Interview?.id as number;
    await boss.request('PUT', '/company/applications/blind', { until_group_id: until });
    const first = [until, ...ids.filter((id) => id !== until)];
    expect((await order(recruiter, first)).status).toBe(403);
    expect((await remove(recruiter, until)).status).toBe(403);
    expect(await namesOf(boss)).toEqual(Object.keys(columns));
    // Any member may make changes that reveal no hidden candidate.
    const later = [
      ...ids.filter((id) => id !== until).slice(0, 3),
      until,
      ...ids.filter((id) => id !== until).slice(3),
    ];
    expect((await order(recruiter, later)).status).toBe(200);
    expect((await remove(recruiter, columns.Shortlisted?.id as number)).status).toBe(200);
    expect((await remove(boss, until)).status).toBe(200);
  });
});
