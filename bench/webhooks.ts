import { setTimeout as pause } from 'node:timers/promises';
import { type Receiver, startReceiver } from '../tests/harness/webhook-receiver.ts';
import { callApi, moving, type StartedBoard, startBoard } from './board.ts';
import { timesHello } from './compare.ts';
import type { Figure } from './flows.ts';

const CARDS = 100;
const WEBHOOKS = 20;
/** Moved to and fro by each call: every move is an event for each of the webhooks. */
const MOVED_AT_ONCE = 50;
const EVENTS = 10_000;
/** When nothing has arrived for so long, everything has. */
const QUIET_MS = 2_000;
const SETTINGS = { OUTGOING_ALLOWED_RANGES: '127.0.0.1' };

const addWebhook = (board: StartedBoard, address: string) =>
  callApi(board, 'POST', '/webhooks', { address, events: ['application.moved'], with_text: false });

/**
 * What a webhook adds to a move. Its receiver does not answer, so that after the first events of each card only the
 * moves are measured, and not the deliveries.
 */
async function measureMove(adminUrl: string): Promise<number> {
  const board = await startBoard(adminUrl, CARDS, SETTINGS);
  try {
    const next = await moving(board);
    const without = await timesHello(board.server, next);
    const gone = await startReceiver();
    gone.close();
    await addWebhook(board, gone.address);
    return (await timesHello(board.server, next)) - without;
  } finally {
    await board.server.stop();
  }
}

type Group = { id: number; name: string; applications: { id: number; version: number }[] };

/** How long it takes until all receivers that answer have had 10,000 events together. */
async function measureSpread(adminUrl: string, dead: boolean): Promise<number> {
  const board = await startBoard(adminUrl, MOVED_AT_ONCE, SETTINGS);
  const receivers: Receiver[] = [];
  try {
    for (let count = 0; count < WEBHOOKS; count += 1) {
      const receiver = await startReceiver();
      receivers.push(receiver);
      if (dead && count === 0) receiver.behave(() => 'silent');
      await addWebhook(board, receiver.address);
    }
    const { groups } = (await callApi(board, 'GET', '/company/applications/board')) as { groups: Group[] };
    const cards = groups
      .flatMap(({ applications }) => applications)
      .map(({ id, version }) => ({ application_id: id, version }));
    const answering = dead ? receivers.slice(1) : receivers;
    const rounds = Math.ceil(EVENTS / (cards.length * WEBHOOKS));
    const began = Date.now();
    for (let round = 0; round < rounds; round += 1) {
      const to = groups[round % 2 ? 1 : 2] as Group;
      await callApi(board, 'POST', '/company/applications/move-many', {
        to_group_id: to.id,
        after_id: null,
        applications: cards,
      });
      for (const card of cards) card.version += 1;
    }
    const had = () => Math.min(...answering.map(({ received }) => received.length));
    // The cards of the first two columns stay where they are in one of the rounds.
    for (let before = -1; before < had() || had() === 0; ) {
      before = had();
      await pause(QUIET_MS);
    }
    return Date.now() - began - QUIET_MS;
  } finally {
    for (const receiver of receivers) receiver.close();
    await board.server.stop();
  }
}

export async function measureWebhooks(adminUrl: string): Promise<Figure[]> {
  const added = await measureMove(adminUrl);
  const healthy = await measureSpread(adminUrl, false);
  const withDead = await measureSpread(adminUrl, true);
  return [
    { name: 'a webhook, added to a move', value: added, bar: 2, unit: '× hello' },
    { name: '10,000 events to 20 webhooks, all well', value: healthy / 1000, bar: 60, unit: 's' },
    { name: 'the same with one dead, until the others have theirs', value: withDead / 1000, bar: 60, unit: 's' },
  ];
}
