import { computeAll } from '#server/answers/awaited-answers.store.ts';
import type { Database } from '#server/db/database.ts';
import { STARTING_GROUPS } from '#shared/board/board.values.ts';
import { fillBoard } from '../tests/harness/test-board.ts';
import { startBenchServer } from './bench-server.ts';
import { measureBoardPage } from './board-page.ts';
import { type NextRequest, timesHello } from './compare.ts';
import type { Figure } from './flows.ts';

const FEW = 100;
const MANY = 10_000;
const PORTION = 2_500;
const JOBS = 5;
const COMPANY = 1;
/** More than are moved at once, so that each is still before it is moved again. */
const MOVED_IN_TURN = 60;
/** What an application says, about as long as people write. */
const LETTER = 'I have planned routes and kept stock for seven years, and I would like to do so for you. '.repeat(25);

type Card = { id: number; version: number };

/** One company with so many cards over its six columns, of several jobs. */
export async function fillCompany(database: Database, count: number): Promise<void> {
  await database.query("insert into companies (name, username) values ('Bench', 'bench')", []);
  const groups = JSON.stringify(STARTING_GROUPS.map((group, position) => ({ ...group, position })));
  await database.query(
    `insert into application_groups (company_id, name, fixed, position)
     select 1, name, fixed, position from json_to_recordset($1::json) as r(name text, fixed text, position int)`,
    [groups],
  );
  await database.query(
    `insert into jobs (company_id, slug, title, description, status, job_type, salary_mode, published_at)
     select 1, 'bench-' || n, 'Operations Analyst ' || n, '', 'active', 'Full time', 'custom', now() from generate_series(1, ${JOBS}) n`,
    [],
  );
  for (let from = 0; from < count; from += PORTION) {
    const cards = Array.from({ length: Math.min(PORTION, count - from) }, (_, at) => {
      const number = from + at;
      return {
        group: STARTING_GROUPS[number % STARTING_GROUPS.length]?.name ?? 'New',
        name: `Candidate Number ${number}`,
        skills: 'demand planning\nstock control\nsql',
        aiScore: number % 9 === 0 ? null : (number * 37) % 101,
        managerScore: number % 7 === 0 ? (number * 17) % 101 : null,
        applied: (number % 900) / 10,
        inStage: (number % 300) / 10,
      };
    });
    await fillBoard(database, { companyId: COMPANY, jobId: 1 + ((from / PORTION) % JOBS) }, cards);
  }
  await database.query('update applications set cover_letter = $1, snapshot = json_build_object($2::text, $1::text)', [
    LETTER,
    'cover_letter',
  ]);
  await computeAll(database.db);
  await database.query('vacuum analyze applications', []);
  await database.query('vacuum analyze awaited_answers', []);
}

export async function startBoard(adminUrl: string, count: number, settings: Record<string, string> = {}) {
  const server = await startBenchServer(adminUrl, (database) => fillCompany(database, count), settings);
  const cookie = await server.signIn(COMPANY);
  const me = await fetch(`${server.base}/me`, { headers: { cookie } });
  const { csrf_token: token } = (await me.json()) as { csrf_token: string };
  return { server, headers: { cookie, 'x-csrf-token': token, 'content-type': 'application/json' } };
}
export type StartedBoard = Awaited<ReturnType<typeof startBoard>>;

export async function callApi({ server, headers }: StartedBoard, method: string, path: string, body?: object) {
  const answer = await fetch(server.base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${await answer.text()}`);
  return answer.json();
}

export const opening =
  ({ headers }: StartedBoard): NextRequest =>
  () => ({ path: '/company/applications/board', headers: { cookie: headers.cookie } });

/** Cards go from one column to the next, each behind another card, in turn. */
export async function moving({ server, headers }: StartedBoard): Promise<NextRequest> {
  const { groups } = (await (
    await fetch(`${server.base}/company/applications/board?order=hand`, { headers: { cookie: headers.cookie } })
  ).json()) as { groups: { id: number; applications: Card[] }[] };
  const [from, , there, , back] = groups;
  const cards = groups
    .filter((group) => group !== there && group !== back)
    .flatMap(({ applications }) => applications.slice(0, 15))
    .slice(0, MOVED_IN_TURN);
  if (!from || !there || !back) throw new Error('a board without columns');
  let turn = 0;
  return () => {
    const card = cards[turn % cards.length] as Card;
    const to = Math.floor(turn / cards.length) % 2 ? back : there;
    turn += 1;
    const body = {
      application_id: card.id,
      to_group_id: to.id,
      after_id: (to.applications.at(-1) as Card).id,
      version: card.version,
    };
    card.version += 1;
    return { method: 'POST', path: '/company/applications/move', headers, body: JSON.stringify(body) };
  };
}

export async function measureBoard(adminUrl: string): Promise<Figure[]> {
  const [few, many] = [await startBoard(adminUrl, FEW), await startBoard(adminUrl, MANY)];
  try {
    const opened = {
      few: await timesHello(few.server, opening(few)),
      many: await timesHello(many.server, opening(many)),
    };
    const moved = {
      few: await timesHello(few.server, await moving(few)),
      many: await timesHello(many.server, await moving(many)),
    };
    const pageOf = ({ server, headers }: StartedBoard) =>
      measureBoardPage({ base: server.base, cookie: headers.cookie });
    const page = { few: await pageOf(few), many: await pageOf(many) };
    return [
      { name: 'board page, 10,000 cards: elements', value: page.many.nodes, bar: 2_500, unit: '' },
      {
        name: 'board page, 10,000 cards over 100: script time',
        value: page.many.scriptMs / page.few.scriptMs,
        bar: 3,
        unit: '×',
      },
      {
        name: 'board page, 10,000 cards: longest frame of a drag',
        value: page.many.dragFrameMs,
        bar: 50,
        unit: 'ms',
      },
      {
        name: 'board page, 10,000 cards: longest frame of the drop',
        value: page.many.dropFrameMs,
        bar: 50,
        unit: 'ms',
      },
      { name: 'board opened, 10,000 cards', value: opened.many, bar: 40, unit: '× hello' },
      { name: 'board opened, 10,000 cards over 100', value: opened.many / opened.few, bar: 2, unit: '×' },
      { name: 'board move, 10,000 cards', value: moved.many, bar: 40, unit: '× hello' },
      { name: 'board move, 10,000 cards over 100', value: moved.many / moved.few, bar: 1.5, unit: '×' },
    ];
  } finally {
    await few.server.stop();
    await many.server.stop();
  }
}
