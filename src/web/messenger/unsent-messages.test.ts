import { expect, it } from 'vitest';
import { memoryStorage } from '#web/lib/storage.fixtures.ts';
import { createDesks, type Unsent } from './unsent-messages.ts';

const CHAT = 7;
const unsent = (clientId: string): Unsent => ({
  clientId,
  body: `Body of ${clientId}`,
  attachments: [],
  at: '2026-11-16T09:00:00.000Z',
  isSending: false,
  why: null,
});
const idsOf = (desks: ReturnType<typeof createDesks>) => desks.get(CHAT).unsent.map(({ clientId }) => clientId);

it('keeps what one tab could not send while another one writes in the same conversation', () => {
  const storage = memoryStorage();
  const open = (userId = 1) => {
    const desks = createDesks(userId, () => storage);
    desks.open(CHAT);
    return desks;
  };
  const [one, two] = [open(), open()];
  one.put(CHAT, unsent('a'));
  two.type(CHAT, 'Something else');
  two.type(CHAT, '');
  two.put(CHAT, unsent('b'));
  expect([idsOf(one), idsOf(two), idsOf(open())]).toEqual([['a'], ['b'], ['a', 'b']]);
  // Sent or discarded, it is gone for the next page too.
  one.drop(CHAT, ['a']);
  expect(idsOf(open())).toEqual(['b']);
  two.drop(CHAT, ['b']);
  expect(idsOf(open())).toEqual([]);
  one.put(CHAT, unsent('c'));
  expect(idsOf(open(2))).toEqual([]);
});
