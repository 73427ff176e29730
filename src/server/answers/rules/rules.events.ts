import type { Db } from '../../db/database.ts';
import type { Events, Tx } from '../../kernel/events.ts';
import { createKept } from '../../kernel/kept-in-memory.ts';
import type { Queue } from '../../queue/queue.ts';
import * as planned from './planned.store.ts';
import { listActiveColumns } from './rules.store.ts';

type Parts = { db: Db; events: Events; queue: Queue };

/**
 * Plans the messages of cards that come to a column, in the transaction that brings them there. A message for a column
 * that the card has left is void; nobody has to delete it.
 */
export function listenForArrivals({ db, events, queue }: Parts) {
  const withRule = createKept(db, async (from) => new Set(await listActiveColumns(from)));
  const { renew } = withRule;
  events.inEveryProcess('answer rules', { newsOf: () => null, renew, catchUp: renew });

  const hasRule = async (tx: Tx, groupId: number | null): Promise<boolean> =>
    groupId !== null && (await withRule.of(tx)).has(groupId);
  async function start(tx: Tx, message: planned.ToSend | undefined): Promise<void> {
    if (message)
      await queue.add('answers.send_planned', { plannedId: message.id }, { tx, startAfter: message.seconds });
  }

  events.inTransaction('application.submitted', async ({ applicationId, to }, tx) => {
    if (!(await hasRule(tx, to.id))) return;
    const groupId = to.id as number;
    await start(tx, await planned.plan(tx, { applicationId, groupId, fromGroupId: null, byMachine: false }));
  });
  events.inTransaction('application.moved', async ({ applicationId, actorId, basis, from, to }, tx, historyId) => {
    if (from.id === null || to.id === null || !(await hasRule(tx, to.id))) return;
    const move = { applicationId, from: from.id, to: to.id, historyId: historyId as number };
    if (await planned.isUndo(tx, move)) return start(tx, await planned.resume(tx, move));
    const byMachine = actorId === null && basis !== null;
    await start(tx, await planned.plan(tx, { applicationId, groupId: to.id, fromGroupId: from.id, byMachine }));
  });
  events.inTransaction('column.deleted', async ({ column }, tx) => {
    if (column.id !== null) await planned.forgetHandedOn(tx, column.id);
  });
  return { renew };
}
