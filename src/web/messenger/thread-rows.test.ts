import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#shared/messenger/conversations.contract.ts';
import { mergeMessages, threadRows } from './thread-rows.ts';
import type { Unsent } from './unsent-messages.ts';

const message = (id: number, at = '2026-11-16T09:00:00Z', more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chat_id: 1,
  sender: 'candidate',
  from: 1,
  to: 2,
  author: null,
  body: `message ${id}`,
  created_time: at,
  client_id: null,
  attachments: [],
  ...more,
});
const unsent = (clientId: string, at = '2026-11-16T10:00:00Z'): Unsent => ({
  clientId,
  body: clientId,
  attachments: [],
  at,
  isSending: false,
  why: null,
});
const idsOf = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id);
const utc = { mySide: 'company', newAfter: null, dayOf: (at: string) => at.slice(0, 10) } as const;
const shape = (rows: ReturnType<typeof threadRows>) =>
  rows.map((row) => (row.kind === 'message' ? row.message.id : row.kind === 'unsent' ? row.unsent.clientId : row.kind));

describe('messages that come together', () => {
  it('stand in the order of their ids, each once', () => {
    const known = [1, 2, 5].map((id) => message(id));
    expect(idsOf(mergeMessages(known, [message(6)]))).toEqual([1, 2, 5, 6]);
    expect(idsOf(mergeMessages(known, [message(3), message(4), message(5)]))).toEqual([1, 2, 3, 4, 5]);
    expect(idsOf(mergeMessages(known, [message(7), message(6)]))).toEqual([1, 2, 5, 6, 7]);
    expect(idsOf(mergeMessages([], known))).toEqual([1, 2, 5]);
  });

  it('stay the same list when there is no news', () => {
    const known = [message(1)];
    expect(mergeMessages(known, [])).toBe(known);
  });

  it('are complete whatever the order in which parts of them arrive', () => {
    const all = Array.from({ length: 60 }, (_, at) => message(at + 1));
    const parts = [all.slice(40), all.slice(10, 45), all.slice(0, 12), all.slice(30, 31)];
    for (const order of [parts, [...parts].reverse(), [parts[2], parts[0], parts[3], parts[1]]]) {
      const merged = order.reduce<readonly ChatMessage[]>((known, news) => mergeMessages(known, news ?? []), []);
      expect(idsOf(merged)).toEqual(idsOf(all));
    }
  });
});

describe('the rows of a conversation', () => {
  it('are parted by days', () => {
    const messages = [message(1, '2026-11-15T23:59:00Z'), message(2, '2026-11-16T00:01:00Z'), message(3)];
    expect(shape(threadRows(messages, [], utc))).toEqual(['day', 1, 'day', 2, 3]);
  });

  it('mark once where the unread ones began, at the first of the other side', () => {
    const messages = [message(1), message(2, undefined, { sender: 'company' }), message(3), message(4)];
    expect(shape(threadRows(messages, [], { ...utc, newAfter: 1 }))).toEqual(['day', 1, 2, 'new', 3, 4]);
    expect(shape(threadRows(messages, [], { ...utc, newAfter: 4 }))).toEqual(['day', 1, 2, 3, 4]);
  });

  it('tell the time once for what one author wrote in one go', () => {
    const messages = [
      message(1, '2026-11-16T09:00:00Z'),
      message(2, '2026-11-16T09:01:00Z'),
      message(3, '2026-11-16T09:30:00Z'),
      message(4, '2026-11-16T09:30:01Z', { sender: 'company', author: { id: 7, name: 'Amina' } }),
      message(5, '2026-11-16T09:30:02Z', { sender: 'company', author: { id: 8, name: 'Liban' } }),
    ];
    const rows = threadRows(messages, [], utc).flatMap((row) => (row.kind === 'message' ? [row] : []));
    expect(rows.map(({ isLast }) => isLast)).toEqual([false, true, true, true, true]);
    expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, false, true, true, true]);
  });

  it('end with what was not sent, unless it was after all', () => {
    const messages = [message(1, undefined, { sender: 'company', client_id: 'was-sent' })];
    expect(shape(threadRows(messages, [unsent('was-sent'), unsent('not-sent')], utc))).toEqual(['day', 1, 'not-sent']);
    expect(shape(threadRows([], [unsent('first')], utc))).toEqual(['day', 'first']);
  });
});
