import { beforeEach, describe, expect, it } from 'vitest';
import { brokenStorage, fullStorage, memoryStorage } from '#web/lib/storage.fixtures.ts';
import { openLocalDraft } from './local-draft.ts';

type Form = { letter: string };
const isForm = (value: unknown): value is Form => typeof (value as Partial<Form> | null)?.letter === 'string';
const DAY = 24 * 60 * 60 * 1000;

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
});
const draftOf = (changes: Partial<Parameters<typeof openLocalDraft<Form>>[0]> = {}) =>
  openLocalDraft<Form>({ jobId: 7, userId: null, version: 1, isForm, storage: () => storage, ...changes });

describe('the draft of a job in this browser', () => {
  it('is absent at first, found when saved, and absent when cleared', () => {
    expect(draftOf().find()).toEqual({ state: 'absent' });
    expect(draftOf().save({ letter: 'Dear' }, 5, 1000)).toBe(true);
    expect(draftOf().find(2000)).toEqual({
      state: 'found',
      value: { form: { letter: 'Dear' }, stepIndex: 5, timestamp: 1000, jobId: 7 },
    });
    draftOf().clear();
    expect(draftOf().find()).toEqual({ state: 'absent' });
  });

  it('is kept per job and per person', () => {
    draftOf().save({ letter: 'Dear' }, 0);
    expect(draftOf({ jobId: 8 }).find().state).toBe('absent');
    expect(draftOf({ userId: 1 }).find().state).toBe('absent');
  });

  it('is forgotten after 30 days', () => {
    draftOf().save({ letter: 'Dear' }, 0, 0);
    expect(draftOf().find(30 * DAY).state).toBe('found');
    expect(draftOf().find(30 * DAY + 1).state).toBe('absent');
    expect(storage.size()).toBe(0);
  });

  it('could not be kept in a full storage, and says so', () => {
    expect(draftOf({ storage: fullStorage }).save({ letter: 'Dear' }, 0)).toBe(false);
    expect(draftOf({ storage: fullStorage }).find().state).toBe('absent');
  });

  it('is neither found nor kept nor cleared in a blocked storage, and nothing breaks', () => {
    const draft = draftOf({ storage: brokenStorage });
    expect(draft.find()).toEqual({ state: 'blocked' });
    expect(draft.save({ letter: 'Dear' }, 0)).toBe(false);
    expect(() => draft.clear()).not.toThrow();
  });

  it('of another version is put aside, not lost and not read', () => {
    draftOf({ version: 1 }).save({ letter: 'Old' }, 0);
    expect(draftOf({ version: 2 }).find()).toEqual({ state: 'foreign' });
    draftOf({ version: 2 }).save({ letter: 'New' }, 0);
    expect(storage.getItem('fursa:wizard:7:guest:aside')).toContain('Old');
  });

  it('that something else wrote is not read', () => {
    for (const text of ['', 'null', '[]', '{', '1', '{"version":1}', '{"version":1,"value":{"form":{"letter":1}}}']) {
      storage.setItem('fursa:wizard:7:guest', text);
      expect(draftOf().find().state, text).toBe('foreign');
    }
    const elsewhere = { form: { letter: 'x' }, stepIndex: 0, timestamp: Date.now(), jobId: 8 };
    storage.setItem('fursa:wizard:7:guest', JSON.stringify({ version: 1, value: elsewhere }));
    expect(draftOf().find().state).toBe('foreign');
  });
});
