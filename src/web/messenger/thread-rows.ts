import type { ChatMessage } from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import type { Unsent } from './unsent-messages.ts';

/** Merges known messages with new ones: in the order of their ids, each once. */
export function mergeMessages(known: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = known.at(-1);
  const isAhead = news.every(({ id }, at) => id > (at === 0 ? (last?.id ?? 0) : (news[at - 1]?.id ?? 0)));
  if (isAhead) return news.length === 0 ? known : [...known, ...news];
  const byId = new Map([...known, ...news].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

export type ThreadRow =
  | { key: string; kind: 'day'; at: string }
  | { key: string; kind: 'new' }
  | { key: string; kind: 'message'; message: ChatMessage; isFirst: boolean; isLast: boolean }
  | { key: string; kind: 'unsent'; unsent: Unsent };

/** Messages of one author that follow each other within this time share one line with the time. */
const TOGETHER_MS = 5 * 60_000;

type Options = {
  /** The last message that was read when the conversation was opened; null if nothing was unread. */
  newAfter: number | null;
  mySide: Side;
  /** Returns the day of a moment; in the reader's time zone by default. */
  dayOf?: (at: string) => string;
};

/** The rows of a conversation, from top to bottom. */
export function threadRows(
  messages: readonly ChatMessage[],
  unsent: readonly Unsent[],
  { newAfter, mySide, dayOf = localDay }: Options,
): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let day = '';
  let isNewShown = newAfter === null;
  messages.forEach((message, at) => {
    const next = messages[at + 1];
    const previous = messages[at - 1];
    const ownDay = dayOf(message.created_time);
    if (ownDay !== day) rows.push({ key: `day ${ownDay}`, kind: 'day', at: message.created_time });
    day = ownDay;
    if (!isNewShown && message.sender !== mySide && message.id > (newAfter ?? 0)) {
      rows.push({ key: 'new', kind: 'new' });
      isNewShown = true;
    }
    const isBroken = rows.at(-1)?.kind !== 'message';
    const endsHere = !next || !isTogether(message, next) || dayOf(next.created_time) !== ownDay;
    const beginsHere = isBroken || !previous || !isTogether(previous, message);
    rows.push({ key: `m${message.id}`, kind: 'message', message, isFirst: beginsHere, isLast: endsHere });
  });
  const sent = new Set(messages.map(({ client_id: id }) => id));
  for (const one of unsent) {
    if (sent.has(one.clientId)) continue;
    const ownDay = dayOf(one.at);
    if (ownDay > day) rows.push({ key: `day ${ownDay}`, kind: 'day', at: one.at });
    if (ownDay > day) day = ownDay;
    rows.push({ key: `u${one.clientId}`, kind: 'unsent', unsent: one });
  }
  return rows;
}

function isTogether(one: ChatMessage, next: ChatMessage): boolean {
  return (
    one.sender === next.sender &&
    one.author?.id === next.author?.id &&
    Date.parse(next.created_time) - Date.parse(one.created_time) < TOGETHER_MS
  );
}

/** `2026-11-16`, in the reader's time zone. */
export function localDay(at: string): string {
  const moment = new Date(at);
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
