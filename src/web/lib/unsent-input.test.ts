import { beforeEach, describe, expect, it } from 'vitest';
import { brokenStorage, fullStorage, memoryStorage } from './storage.fixtures.ts';
import { openUnsentInput } from './unsent-input.ts';

type Letter = { letter: string; at: number };
const isValid = (value: unknown): value is Letter => typeof (value as Partial<Letter> | null)?.letter === 'string';

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
});
const draftOf = (userId: number | null, changes: Partial<Parameters<typeof openUnsentInput<Letter>>[0]> = {}) =>
  openUnsentInput<Letter>({ of: 'letter:7', userId, version: 1, isValid, storage: () => storage, ...changes });
const found = (letter: string, at = 0) => ({ state: 'found', value: { letter, at } });

describe('a draft in this browser', () => {
  it('is shown to nobody but its writer', () => {
    draftOf(1).write({ letter: 'Dear', at: 0 });
    expect(draftOf(1).read()).toEqual(found('Dear'));
    expect(draftOf(2).read()).toEqual({ state: 'absent' });
    expect(draftOf(null).read()).toEqual({ state: 'absent' });
    expect(draftOf(2, { adoptsGuest: true }).read()).toEqual({ state: 'absent' });
  });

  it('of a visitor is taken over by whoever signs in, where the form wants that, and is then theirs alone', () => {
    draftOf(null).write({ letter: 'Dear', at: 0 });
    expect(draftOf(1).read()).toEqual({ state: 'absent' });
    const own = draftOf(1, { adoptsGuest: true });
    expect(own.read()).toEqual(found('Dear'));
    own.write({ letter: 'Dear all', at: 0 });
    expect(draftOf(null).read()).toEqual({ state: 'absent' });
    expect(draftOf(2, { adoptsGuest: true }).read()).toEqual({ state: 'absent' });
    own.remove();
    expect(storage.size()).toBe(0);
  });

  it('is the newer one of two, where they tell their age, and otherwise the own one', () => {
    draftOf(1).write({ letter: 'Own', at: 1000 });
    draftOf(null).write({ letter: 'Written before signing in', at: 2000 });
    const age = { savedAt: ({ at }: Letter) => at, maxMs: 60_000 };
    expect(draftOf(1, { adoptsGuest: true, age }).read(3000)).toEqual(found('Written before signing in', 2000));
    expect(draftOf(1, { adoptsGuest: true }).read()).toEqual(found('Own', 1000));
  });

  it('is forgotten when it is too old', () => {
    const age = { savedAt: ({ at }: Letter) => at, maxMs: 1000 };
    draftOf(1).write({ letter: 'Dear', at: 500 });
    expect(draftOf(1, { age }).read(1500).state).toBe('found');
    expect(draftOf(1, { age }).read(1501)).toEqual({ state: 'absent' });
    expect(storage.size()).toBe(0);
  });

  it('that cannot be read is put aside, and the next one does not replace it', () => {
    draftOf(1).write({ letter: 'Old', at: 0 });
    expect(draftOf(1, { version: 2 }).read()).toEqual({ state: 'foreign' });
    draftOf(1, { version: 2 }).write({ letter: 'New', at: 0 });
    expect(storage.getItem('fursa:letter:7:1:aside')).toContain('Old');
    expect(draftOf(1, { version: 2 }).read()).toEqual(found('New'));
  });

  it('stops nobody from writing where the storage is full or blocked', () => {
    expect(draftOf(1, { storage: fullStorage }).write({ letter: 'Dear', at: 0 })).toBe(false);
    const blocked = draftOf(1, { storage: brokenStorage, adoptsGuest: true });
    expect(blocked.read()).toEqual({ state: 'blocked' });
    expect(blocked.write({ letter: 'Dear', at: 0 })).toBe(false);
    expect(() => blocked.remove()).not.toThrow();
    expect(() => blocked.setAside()).not.toThrow();
  });
});
