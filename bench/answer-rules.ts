import { setTimeout as pause } from 'node:timers/promises';
import { callApi, type StartedBoard, startBoard } from './board.ts';
import type { Figure } from './flows.ts';

const MESSAGES = 10_000;
/** Cards that a person goes on moving while the messages go out. */
const MOVED = 60;
const AT_ONCE = 100;
const BETWEEN_MOVES_MS = 50;
const MINUTE_MS = 60_000;
const MOST_MINUTES = 20;

type Card = { id: number; version: number };
type Group = { id: number; applications: Card[] };

/** A column whose rule writes to everybody who comes there, and 10,000 who came. */
async function planMessages(board: StartedBoard): Promise<void> {
  const path = '/company/applications/group/store';
  const { group } = (await callApi(board, 'POST', path, { name: 'Written to' })) as { group: Group };
  const { template } = (await callApi(board, 'POST', '/company/message-templates', {
    name: 'Received',
    body: 'Dear {candidate}, about {job} at {company}: {stage}. {receipt}',
  })) as { template: { id: number } };
  const rule = { template_id: template.id, hours: 1, on: true, for_machine: false };
  await callApi(board, 'PUT', `/company/answers/rules/${group.id}`, rule);
  const cards = await board.server.query<Card>(
    `select id::int, version from applications order by id limit ${MESSAGES} offset ${MOVED}`,
  );
  for (let from = 0; from < cards.length; from += AT_ONCE) {
    await callApi(board, 'POST', '/company/applications/move-many', {
      to_group_id: group.id,
      after_id: null,
      applications: cards.slice(from, from + AT_ONCE).map(({ id, version }) => ({ application_id: id, version })),
    });
  }
}

/** Somebody moves one card after the other, and waits for each. */
async function moveMeanwhile(board: StartedBoard, isOver: () => boolean): Promise<number[]> {
  const { groups } = (await callApi(board, 'GET', '/company/applications/board')) as { groups: Group[] };
  const [, there, back] = groups as [Group, Group, Group];
  const cards = await board.server.query<Card>(`select id::int, version from applications order by id limit ${MOVED}`);
  const times: number[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const card = cards[turn % cards.length] as Card;
    const to = Math.floor(turn / cards.length) % 2 ? back : there;
    const began = performance.now();
    await callApi(board, 'POST', '/company/applications/move', {
      application_id: card.id,
      to_group_id: to.id,
      after_id: null,
      version: card.version,
    });
    times.push(performance.now() - began);
    card.version += 1;
    await pause(BETWEEN_MOVES_MS);
  }
  return times;
}

const sortedAt = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] as number;

/** All messages are due in the same minute. Each is sent, and mailed, once. */
export async function measureAnswerRules(adminUrl: string): Promise<Figure[]> {
  const board = await startBoard(adminUrl, MESSAGES + MOVED);
  const { query } = board.server;
  try {
    await planMessages(board);
    await query("update planned_messages set due_at = now() - interval '1 second'");
    await query("update pgboss.job set start_after = now() where name = 'answers.send_planned'");
    const began = Date.now();
    let isOver = false;
    const moving = moveMeanwhile(board, () => isOver);
    const waiting = async () =>
      (
        await query<{ count: number }>(
          "select count(*)::int as count from planned_messages where state in ('waiting', 'problem')",
        )
      )[0]?.count;
    while (await waiting()) {
      if (Date.now() - began > MOST_MINUTES * MINUTE_MS) break;
      await pause(500);
    }
    const sentAfter = Date.now() - began;
    await board.server.mailSent();
    const mailedAfter = Date.now() - began;
    isOver = true;
    const moves = await moving;
    const [once] = await query<{ messages: number; told: number }>(
      `select count(*)::int as messages, count(distinct v.candidate_id)::int as told
       from messages m join conversations v on v.id = m.conversation_id`,
    );
    return [
      {
        name: '10,000 messages of rules due at once: all sent',
        value: sentAfter / MINUTE_MS,
        bar: 10,
        unit: 'minutes',
      },
      { name: '… and mailed', value: mailedAfter / MINUTE_MS, bar: 10, unit: 'minutes' },
      { name: '… people written to', value: once?.told ?? 0, bar: MESSAGES, unit: '', atLeast: true },
      { name: '… messages, each once', value: once?.messages ?? 0, bar: MESSAGES, unit: '' },
      { name: '… a move meanwhile, p99', value: sortedAt(moves, 0.99), bar: 150, unit: 'ms' },
    ];
  } finally {
    await board.server.stop();
  }
}
