import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { compareCards } from '#shared/board/board.rules.ts';
import { BOARD_ORDERS, type BoardOrder, STARTING_GROUPS } from '#shared/board/board.values.ts';
import { columnsOf, fillBoard, type MadeCard } from '../../../tests/harness/test-board.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { columnQuery, firstCardsQuery } from './cards.store.ts';

const { fursa, admin, employer } = await companyForTests();

const idsOf = (column: { applications: { id: number }[] } | undefined) => column?.applications.map(({ id }) => id);
const open = async (query: string) => (await employer.get(`/company/applications/board${query}`)).body;

describe('the board', () => {
  it('shows the columns in their order, with what a card says', async () => {
    const job = await publishJob(employer, admin, { title: 'Crane Operator', pass_mark: 0 });
    const candidate = await fursa.register('candidate', 'Hodan Warsame');
    await candidate.post(`/jobs/apply/${job.id}`, { coverLetter: 'I have worked on cranes for years.', answers: {} });
    const body = await open(`?job=${job.id}`);
    expect(body.groups.map(({ name }: { name: string }) => name)).toEqual(STARTING_GROUPS.map(({ name }) => name));
    expect(body.groups.map((group: { is_deletable: boolean }) => group.is_deletable)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(body).toMatchObject({ total: 1, blind_until: null, jobs: [{ title: 'Crane Operator', applications: 1 }] });
    const [card] = body.groups[0].applications;
    expect(card).toMatchObject({
      group_id: body.groups[0].id,
      version: 1,
      job: { id: job.id, title: 'Crane Operator' },
      candidate: { user: { name: 'Hodan Warsame', username: expect.any(String), image_url: null } },
      candidate_deleted: false,
      blind: false,
      candidate_resume_id: null,
      ai_evaluation: { ai_score_percentage: expect.any(Number), ai_overall_category: expect.any(String) },
      human_evaluation: null,
    });
    expect(new Date(card.applied_at).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('says that a candidate is deleted, and gives no CV then', async () => {
    const job = await publishJob(employer, admin, {});
    const [made] = await fillBoard(fursa.database, { employer, jobId: job.id }, [{}]);
    await fursa.database.query(
      `update candidates set erased_at = now() where id = (select candidate_id from applications where id = ${made?.id})`,
    );
    const { New } = await columnsOf(employer, `?job=${job.id}`);
    expect(New?.applications).toMatchObject([{ candidate_deleted: true, candidate_resume_id: null }]);
  });

  it('is each company’s own', async () => {
    const stranger = await fursa.register('company');
    const { body } = await stranger.get('/company/applications/board');
    expect(body).toMatchObject({ total: 0, jobs: [] });
    const { New } = await columnsOf(employer);
    const missing = await stranger.get('/company/applications/group/99999999/cards');
    const foreign = await stranger.get(`/company/applications/group/${New?.id}/cards`);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    const ids = idsOf(New)?.join(',');
    expect((await stranger.get(`/company/applications/cards?ids=${ids}`)).body.applications).toEqual([]);
  });
});

describe('the order of a column', () => {
  let job: { id: number };
  beforeAll(async () => {
    job = await publishJob(employer, admin, {});
    const some = (index: number, of: number, value: number) => (index % of === 0 ? null : value);
    const cards = Array.from(
      { length: 130 },
      (_, index): MadeCard => ({
        aiScore: some(index, 5, (index * 37) % 101),
        managerScore: index % 3 === 0 ? (index * 17) % 20 : null,
        // Many have the same time.
        applied: (index * 7) % 20,
        inStage: (index * 11) % 15,
      }),
    );
    await fillBoard(fursa.database, { employer, jobId: job.id }, cards);
  });

  /** All pages of the first column. */
  async function readAll(order: BoardOrder, filters: string): Promise<ApplicationCard[]> {
    const { New } = await columnsOf(employer, `?order=${order}&${filters}`);
    const cards = [...((New?.applications ?? []) as ApplicationCard[])];
    let next = New?.next;
    while (next) {
      const query = `order=${order}&${filters}&after=${next}`;
      const { body } = await employer.get(`/company/applications/group/${New?.id}/cards?${query}`);
      expect(body.count).toBe(New?.count);
      cards.push(...body.applications);
      next = body.next;
    }
    expect(cards).toHaveLength(New?.count ?? 0);
    return cards;
  }

  it('comes with its first twenty cards, and then fifty at a time', async () => {
    const { New } = await columnsOf(employer, `?job=${job.id}`);
    expect([New?.count, New?.applications.length]).toEqual([130, 20]);
    const more = (after: unknown) =>
      employer.get(`/company/applications/group/${New?.id}/cards?job=${job.id}&after=${after}`);
    const second = (await more(New?.next)).body;
    expect(second.applications).toHaveLength(50);
    expect((await more(second.next)).body.applications).toHaveLength(50);
  });

  it.each(BOARD_ORDERS)('is the same in the database and in the browser, page for page: %s', async (order) => {
    for (const filters of [`job=${job.id}`, '']) {
      const cards = await readAll(order, filters);
      expect(cards.length).toBeGreaterThanOrEqual(130);
      expect(cards.map(({ id }) => id)).toEqual([...cards].sort(compareCards(order)).map(({ id }) => id));
    }
  });

  it('puts a hiring manager’s score above a higher system score, then those without one', async () => {
    const cards = await readAll('score', `job=${job.id}`);
    const kinds = cards.map((card) => (card.human_evaluation ? 'manager' : card.ai_evaluation ? 'system' : 'none'));
    expect([...new Set(kinds)]).toEqual(['manager', 'system', 'none']);
    expect(kinds.lastIndexOf('manager')).toBeLessThan(kinds.indexOf('system'));
    const scores = cards.map((card) => card.human_evaluation?.manager_overall_score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('goes on only from a place in the same order', async () => {
    const { New } = await columnsOf(employer, `?order=hand&job=${job.id}`);
    const written = (mark: unknown) => Buffer.from(JSON.stringify(mark)).toString('base64url');
    for (const [order, after] of [
      ['score', New?.next],
      ['score', 'x'],
      ['score', '%00'],
      ['score', written({ a: 1 })],
      ['score', written([1e300, 'a0', 1])],
      ['score', written([4_000_000_000, 'a0', 1])],
      ['hand', written(['\u0000', 1])],
      ['newest', written(['yesterday', 1])],
      ['newest', written(['2026-13-45 99:99:99', 1])],
      ['longest', written(['2026-01-01 00:00:00', '1'])],
      ['score', written([-4_000_000_000, 'a0', 1])],
      ['newest', written(['2026-02-30 00:00:00', 1])],
      ['newest', written(['0000-01-01 00:00:00', 1])],
      ['newest', written(['2026-01-01 1:1:1:11', 1])],
      ['longest', written(['-2026-01-1 00:00:00', 1])],
    ]) {
      const answer = await employer.get(`/company/applications/group/${New?.id}/cards?order=${order}&after=${after}`);
      expect(answer.status, String(after)).toBe(422);
    }
  });

  it('comes from an index, however it is sorted', async () => {
    const jobId = (await publishJob(employer, admin, {})).id;
    await fillBoard(
      fursa.database,
      { employer, jobId },
      Array.from({ length: 3_000 }, () => ({ aiScore: 50 })),
    );
    await fursa.database.query('analyze applications');
    const { id: companyId } = (await employer.get('/me')).body.user.company;
    const { New } = await columnsOf(employer);
    for (const order of BOARD_ORDERS) {
      // The promised answer stands in another table, so this order sorts a column.
      if (order === 'waiting') continue;
      for (const job of [undefined, jobId]) {
        const wanted = { companyId, job, order, newSince: null, hiddenGroups: [], hiddenName: '' };
        for (const query of [firstCardsQuery(wanted), columnQuery(wanted, New?.id ?? 0, null)]) {
          const explained = (await fursa.db.execute(sql`explain ${query}`)) as unknown as {
            rows: { 'QUERY PLAN': string }[];
          };
          const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
          const index = `applications_${job ? 'job_' : ''}column_${{ score: 'by_score', hand: 'by_hand', newest: 'newest', longest: 'longest' }[order]}`;
          expect(plan).toContain(`${index} on applications a`);
          expect(plan).not.toContain('Seq Scan on applications');
        }
      }
    }
  });
});

describe('finding', () => {
  let job: { id: number };
  const count = async (filters: string) => (await columnsOf(employer, `?job=${job.id}&${filters}`)).New?.count;
  beforeAll(async () => {
    job = await publishJob(employer, admin, {});
    await fillBoard(fursa.database, { employer, jobId: job.id }, [
      { name: 'Zahra Osman', skills: 'forklift\nwelding', aiScore: 92, applied: 20, inStage: 12, experience: 'Senior' },
      {
        name: 'Peter 100% Okello',
        skills: 'driving',
        aiScore: 44,
        applied: 3,
        inStage: 1,
        education: "Bachelor's Degree",
      },
      { name: 'Liban Osman', skills: 'driving', aiScore: 95, managerScore: 66, applied: 2, inStage: 2 },
      { name: 'Nasra Guled', skills: '', applied: 0.01, inStage: 0.01 },
    ]);
  });

  it.each([
    ['q=osman', 2],
    ['q=ÓSMAN', 2],
    ['q=weld', 1],
    ['q=100%25', 1],
    ['q=%25', 1],
    ['q=_', 0],
    ['score=Outstanding', 1],
    ['score=Outstanding,Good', 2],
    ['unscored=1', 1],
    ['score=Basic&unscored=1', 2],
    ['days=2', 2],
    ['days=12', 1],
    ['experience=Senior', 1],
    ["education=Bachelor's Degree", 1],
    ['q=osman&score=Good', 1],
  ])('%s shows %i', async (filters, shown) => {
    expect(await count(filters)).toBe(shown);
  });

  it('counts what is shown, and how many there are in all', async () => {
    const body = await open(`?job=${job.id}&q=osman`);
    expect([body.groups[0].count, body.groups[0].applications.length, body.total]).toEqual([2, 2, 4]);
    expect((await open('?q=osman')).total).toBeGreaterThan(4);
  });

  it('shows what came since the last visit', async () => {
    expect(await count('new=1')).toBe(4);
    expect((await employer.post('/company/applications/visit')).body.new_since).toBeNull();
    await fursa.database.query("update board_visits set last_at = now() - interval '5 hours'");
    const { new_since } = (await employer.post('/company/applications/visit')).body;
    expect(Date.now() - new Date(new_since).getTime()).toBeGreaterThan(4 * 3_600_000);
    expect(await count('new=1')).toBe(1);
    // It still counts as the same visit.
    expect((await employer.post('/company/applications/visit')).body.new_since).toBe(new_since);
    expect((await open('')).new_since).toBe(new_since);
  });

  it.each(['job=abc', 'score=Superb', 'days=0', 'days=1e9', 'order=age', 'new=yes', 'limit=9', 'q=%00'])(
    'refuses %s',
    async (filters) => {
      expect((await employer.get(`/company/applications/board?${filters}`)).status).toBe(422);
    },
  );

  it('answers some cards, where the filters show them', async () => {
    const { New } = await columnsOf(employer, `?job=${job.id}`);
    const ids = idsOf(New)?.join(',');
    const { body } = await employer.get(`/company/applications/cards?ids=${ids},99999999&job=${job.id}&q=osman`);
    expect(body.applications).toHaveLength(2);
    expect(body.counts).toContainEqual({ group_id: New?.id, count: 2 });
    expect(body.total).toBe(4);
    for (const odd of ['', '1,', 'a', '-1', '1,,2', Array.from({ length: 501 }, (_, id) => id + 1).join(',')]) {
      expect((await employer.get(`/company/applications/cards?ids=${odd}`)).status, odd.slice(0, 20)).toBe(422);
    }
  });
});

describe('blind review', () => {
  it('leaves out who somebody is until the column that the company names', async () => {
    const boss = await fursa.register('company');
    const job = await publishJob(boss, admin, {});
    const made = await fillBoard(fursa.database, { employer: boss, jobId: job.id }, [
      { name: 'Grace Achieng', skills: 'sql' },
      { name: 'Grace Hidden', group: 'Not selected' },
      { name: 'Grace Shown', group: 'Interview' },
    ]);
    const { Interview } = await columnsOf(boss);
    const set = await boss.request('PUT', '/company/applications/blind', { until_group_id: Interview?.id });
    expect(set.body).toEqual({ success: true, blind_until: Interview?.id });
    const { text } = await boss.get('/company/applications/board');
    expect([text.includes('Achieng'), text.includes('Grace Hidden'), text.includes('Grace Shown')]).toEqual([
      false,
      false,
      true,
    ]);
    const { New } = await columnsOf(boss);
    expect(New?.applications).toMatchObject([
      {
        blind: true,
        candidate: { user: { name: `Candidate ${made[0]?.id}`, username: null, image_url: null } },
        candidate_resume_id: null,
      },
    ]);
    // Otherwise a search would reveal the name letter by letter.
    expect((await columnsOf(boss, '?q=grace')).New?.count).toBe(0);
    expect((await columnsOf(boss, '?q=grace')).Interview?.count).toBe(1);
    expect((await columnsOf(boss, '?q=sql')).New?.count).toBe(1);
    expect((await boss.request('PUT', '/company/applications/blind', { until_group_id: null })).status).toBe(200);
    expect((await boss.get('/company/applications/board')).text).toContain('Achieng');
  });

  it('is set by owners, for a column of their own', async () => {
    const { New } = await columnsOf(await fursa.register('company'));
    const foreign = await employer.request('PUT', '/company/applications/blind', { until_group_id: New?.id });
    expect(foreign.status).toBe(404);
    const recruiter = await fursa.register('company');
    await fursa.database.query(
      `update company_members set role = 'recruiter' where user_id = (select id from users where email = '${recruiter.email}')`,
    );
    const { New: own } = await columnsOf(recruiter);
    const refused = await recruiter.request('PUT', '/company/applications/blind', { until_group_id: own?.id });
    expect(refused.status).toBe(403);
  });
});
