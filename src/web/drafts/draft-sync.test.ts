import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { inEnglish } from '#shared/kernel/in-english.fixtures.ts';
import { brokenStorage, fullStorage, memoryStorage } from '#web/lib/storage.fixtures.ts';
import type { DraftServer } from './draft-server.ts';
import type { DraftCodec, DraftOrigin } from './draft-session.ts';
import { AUTOSAVE_MS, DraftSync } from './draft-sync.ts';

type Form = { letter: string; step: string };
const JOB = 7;
const form = (letter: string, step = 'personal'): Form => ({ letter, step });

/** Version 2 of a form with a single letter field. */
const codec: DraftCodec<Form> = {
  encode: ({ letter, step }) => ({ form: 'form', formVersion: 2, cover_letter: letter, currentStep: step }),
  decode: ({ formVersion, cover_letter: letter, currentStep }) =>
    formVersion === 2 ? { letter: letter ?? '', step: String(currentStep ?? 'personal') } : null,
};

const UNREACHABLE = () => new AppError('unavailable');

/** A fake server with at most one draft, and the failures that a test asks for. */
function createServer() {
  const server = {
    draft: null as { id: number; token: string; version: number; data: DraftFields; savedAt: string } | null,
    own: null as string | null,
    /** Thrown instead of the next responses, one each. */
    failures: [] as Error[],
    /** The next save is stored, but its response is lost. */
    losesAnswer: false,
    stores: 0,
    hold: null as Promise<void> | null,
    opened: [] as string[],
  };
  const stumble = () => {
    const failure = server.failures.shift();
    if (failure) throw failure;
  };
  const describeDraft = () => {
    if (!server.draft) throw new AppError('not_found');
    const { id, version, savedAt } = server.draft;
    return { success: true, draft_id: id, version, saved_at: savedAt, expires_at: savedAt, owned: false } as const;
  };
  const port: DraftServer = {
    async store({ token, version, jobId, status: _status, ...data }) {
      server.stores += 1;
      await server.hold;
      stumble();
      if (token != null && (!server.draft || !token.startsWith(server.draft.token))) throw new AppError('not_found');
      if (token != null && server.draft && server.draft.version !== version) {
        const { version: current, savedAt } = server.draft;
        const application_data = { ...server.draft.data, jobId, status: 'in_progress' };
        throw new AppError('conflict', { extra: { application_data, version: current, saved_at: savedAt } });
      }
      const known = token != null ? server.draft : null;
      server.draft = {
        id: known?.id ?? (server.draft?.id ?? 0) + 1,
        token: known?.token ?? `token-${server.stores}`,
        version: (known?.version ?? 0) + 1,
        data: structuredClone(data) as DraftFields,
        savedAt: new Date().toISOString(),
      };
      if (server.losesAnswer) {
        server.losesAnswer = false;
        throw UNREACHABLE();
      }
      return { ...describeDraft(), token: token ?? server.draft.token };
    },
    async retrieve(token) {
      server.opened.push(token);
      stumble();
      if (!server.draft || !token.startsWith(server.draft.token)) throw new AppError('not_found');
      const application_data = { ...server.draft.data, jobId: JOB, status: 'in_progress' } as const;
      return { ...describeDraft(), application_data, job: { id: JOB, slug: 'job', title: 'Job' } };
    },
    async share(token) {
      stumble();
      return { token: `${token}-shared`, expires_at: '2026-07-01T00:00:00.000Z' };
    },
    findOwn: async () => server.own,
  };
  return Object.assign(server, {
    port,
    /** Saves as another device would. */
    saveElsewhere(letter: string, formVersion = 2) {
      if (!server.draft) throw new Error('nothing to save over');
      const data = { ...codec.encode(form(letter)), formVersion };
      server.draft = { ...server.draft, data, version: server.draft.version + 1 };
    },
    letter: () => server.draft?.data.cover_letter ?? null,
  });
}

let server: ReturnType<typeof createServer>;
let storage: ReturnType<typeof memoryStorage>;
let connection: { online: boolean; listeners: Set<() => void> };
let restored: [string, DraftOrigin][];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  server = createServer();
  storage = memoryStorage();
  connection = { online: true, listeners: new Set() };
  restored = [];
});
afterEach(() => vi.useRealTimers());

function open(options: { userId?: number | null; storage?: () => ReturnType<typeof memoryStorage> } = {}) {
  return new DraftSync<Form>({
    jobId: JOB,
    userId: options.userId ?? null,
    codec,
    onRestore: ({ letter }, origin) => restored.push([letter, origin]),
    server: server.port,
    connection: {
      isOnline: () => connection.online,
      onOnline(listener) {
        connection.listeners.add(listener);
        return () => connection.listeners.delete(listener);
      },
    },
    storage: options.storage ?? (() => storage),
  });
}

async function begin(link: string | null = null, options: Parameters<typeof open>[0] = {}) {
  const sync = open(options);
  await sync.start(link);
  return sync;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const statusOf = (sync: DraftSync<Form>) => sync.current().status;

/** Types a letter and waits until it is stored. */
async function saved(letter: string, options: Parameters<typeof open>[0] = {}) {
  const sync = await begin(null, options);
  sync.edit(form(letter));
  await pass(AUTOSAVE_MS);
  expect(statusOf(sync)).toBe('saved');
  return sync;
}

describe('autosave', () => {
  it('runs 2,000 ms after an edit, and says what it does', async () => {
    const sync = await begin();
    expect(statusOf(sync)).toBe('untouched');
    sync.edit(form('Dear'));
    expect(statusOf(sync)).toBe('unsaved');
    await pass(1999);
    expect(server.stores).toBe(0);
    let finish = () => {};
    server.hold = new Promise((resolve) => {
      finish = resolve;
    });
    await pass(1);
    expect(statusOf(sync)).toBe('saving');
    finish();
    await pass(0);
    expect(statusOf(sync)).toBe('saved');
    expect(server.letter()).toBe('Dear');
    expect(sync.current()).toMatchObject({ token: 'token-1', savedAt: server.draft?.savedAt });
  });

  it('waits while somebody types, and saves once', async () => {
    const sync = await begin();
    for (const letter of ['D', 'De', 'Dea', 'Dear']) {
      sync.edit(form(letter));
      await pass(1500);
    }
    expect(server.stores).toBe(0);
    await pass(500);
    expect(server.stores).toBe(1);
    expect(server.letter()).toBe('Dear');
  });

  it('saves what was typed during a save afterwards, on the version that it got', async () => {
    const sync = await begin();
    sync.edit(form('One'));
    server.hold = new Promise((resolve) => setTimeout(resolve, 1000));
    await pass(AUTOSAVE_MS);
    sync.edit(form('Two'));
    await pass(1000);
    expect(statusOf(sync)).toBe('unsaved');
    expect(server.letter()).toBe('One');
    await pass(AUTOSAVE_MS);
    expect(server.draft).toMatchObject({ version: 2, data: { cover_letter: 'Two' } });
    expect(statusOf(sync)).toBe('saved');
  });

  it('does not run when it is off; a save that is asked for does', async () => {
    const sync = await begin();
    sync.setEnabled(false);
    sync.edit(form('Dear'));
    await pass(60_000);
    expect(server.stores).toBe(0);
    expect(await sync.saveNow()).toBe(true);
    expect(statusOf(sync)).toBe('saved');
  });

  it('says that it is saved, while somebody types on', async () => {
    const sync = await begin();
    sync.edit(form('Dear'));
    let release = () => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    const isSaved = sync.saveNow();
    await pass(0);
    sync.edit(form('Dear Sir'));
    release();
    expect(await isSaved).toBe(true);
    expect([server.letter(), statusOf(sync)]).toEqual(['Dear', 'unsaved']);
    await pass(AUTOSAVE_MS);
    expect(server.letter()).toBe('Dear Sir');
  });

  it('waits with Save until it is known whether there is a draft', async () => {
    let found = (_token: string | null) => {};
    server.port.findOwn = () =>
      new Promise((resolve) => {
        found = resolve;
      });
    const sync = open({ userId: 5 });
    sync.start(null);
    sync.edit(form('Dear'));
    const isSaved = sync.saveNow();
    await pass(0);
    expect(server.stores).toBe(0);
    found(null);
    expect(await isSaved).toBe(true);
    expect(server.letter()).toBe('Dear');
  });

  it('takes a form that shows what is saved for no edit', async () => {
    const sync = await saved('Dear');
    sync.edit(form('Dear'));
    expect(statusOf(sync)).toBe('saved');
    sync.edit(form('Dear', 'skills'));
    expect(statusOf(sync)).toBe('unsaved');
  });

  it('does not wait when the page goes out of sight', async () => {
    const sync = await begin();
    sync.edit(form('Dear'));
    sync.flush();
    await pass(0);
    expect(server.letter()).toBe('Dear');
  });
});

describe('coming back', () => {
  it('opens a link, and goes on where it was left', async () => {
    await saved('From the laptop');
    storage = memoryStorage();
    const phone = await begin('token-1-shared');
    expect(restored).toEqual([['From the laptop', 'link']]);
    expect(phone.current()).toMatchObject({ status: 'saved', isLinkPending: false });
    phone.edit(form('From the phone'));
    await pass(AUTOSAVE_MS);
    expect(server.draft).toMatchObject({ version: 2, data: { cover_letter: 'From the phone' } });
  });

  it('finds what this browser saved, and what it has not saved yet', async () => {
    (await saved('One')).dispose();
    const second = await begin();
    expect(restored).toEqual([['One', 'browser']]);
    second.edit(form('One and a half'));
    second.dispose();
    const third = await begin();
    expect(restored.at(-1)).toEqual(['One and a half', 'browser']);
    expect(statusOf(third)).toBe('unsaved');
    await pass(AUTOSAVE_MS);
    expect(server.letter()).toBe('One and a half');
  });

  it('takes what another device saved meanwhile, when nothing was typed here', async () => {
    (await saved('One')).dispose();
    server.saveElsewhere('Newer');
    const sync = await begin();
    expect(restored).toEqual([['Newer', 'browser']]);
    expect(statusOf(sync)).toBe('saved');
  });

  it('finds the own draft of somebody who is signed in', async () => {
    await saved('On another machine');
    storage = memoryStorage();
    server.own = 'token-1';
    const sync = await begin(null, { userId: 5 });
    expect(restored).toEqual([['On another machine', 'account']]);
    sync.edit(form('Here'));
    await pass(AUTOSAVE_MS);
    expect(server.draft?.version).toBe(2);
  });

  it('keeps people who share a browser apart, but lets whoever signs in take over what a visitor wrote', async () => {
    (await saved('A visitor wrote')).dispose();
    (await begin(null, { userId: 5 })).dispose();
    expect(restored).toEqual([['A visitor wrote', 'browser']]);
    await begin(null, { userId: 6 });
    await begin(null);
    expect(restored).toHaveLength(1);
    await begin(null, { userId: 5 });
    expect(restored).toHaveLength(2);
  });

  it('can be declined: the form stays empty, and the draft stays on the server', async () => {
    (await saved('Old')).dispose();
    const sync = await begin();
    sync.startOver();
    expect(sync.current()).toMatchObject({ status: 'untouched', token: null });
    expect(storage.size()).toBe(0);
    sync.edit(form('New'));
    await pass(AUTOSAVE_MS);
    expect(server.draft).toMatchObject({ id: 2, version: 1 });
  });

  it('says that a link opens nothing, and goes on with what is here', async () => {
    (await saved('Mine')).dispose();
    const sync = await begin('expired');
    expect(sync.current().notice).toBe('not_opened');
    expect(restored).toEqual([['Mine', 'browser']]);
    sync.dismissNotice();
    expect(sync.current().notice).toBeNull();
  });
});

describe('without a connection', () => {
  it('keeps the edits, and saves them when it is back', async () => {
    const sync = await saved('One');
    connection.online = false;
    sync.edit(form('Two'));
    await pass(AUTOSAVE_MS);
    expect(statusOf(sync)).toBe('offline');
    expect(server.stores).toBe(1);
    sync.edit(form('Three'));
    await pass(10_000);
    expect(statusOf(sync)).toBe('offline');
    sync.dispose();

    const next = await begin();
    expect(restored.at(-1)).toEqual(['Three', 'browser']);
    connection.online = true;
    for (const listener of connection.listeners) listener();
    await pass(AUTOSAVE_MS);
    expect(statusOf(next)).toBe('saved');
    expect(server.draft).toMatchObject({ version: 2, data: { cover_letter: 'Three' } });
  });

  it('tries again by itself, ever more slowly, when the server cannot be reached', async () => {
    const sync = await begin();
    server.failures = Array.from({ length: 10 }, UNREACHABLE);
    sync.edit(form('Dear'));
    const tries: number[] = [];
    for (let second = 1; second <= 260; second += 1) {
      const before = server.stores;
      await pass(1000);
      if (server.stores > before) tries.push(second);
      if (tries.length === 8) break;
      expect(statusOf(sync)).toBe(tries.length === 0 ? 'unsaved' : 'offline');
    }
    expect(tries.map((at, n) => at - (tries[n - 1] ?? 0))).toEqual([2, 2, 4, 8, 16, 32, 60, 60]);
    server.failures = [];
    sync.retry();
    await pass(0);
    expect(statusOf(sync)).toBe('saved');
  });

  it('opens a link as soon as it can', async () => {
    await saved('Far away');
    storage = memoryStorage();
    server.failures = [UNREACHABLE()];
    const sync = await begin('token-1');
    expect(sync.current()).toMatchObject({ status: 'offline', isLinkPending: true });
    await pass(2000);
    expect(restored).toEqual([['Far away', 'link']]);
    expect(sync.current()).toMatchObject({ status: 'saved', isLinkPending: false });
  });

  it('offers both versions when somebody typed before the link could be opened', async () => {
    await saved('Far away');
    storage = memoryStorage();
    server.failures = [UNREACHABLE()];
    const sync = await begin('token-1');
    sync.edit(form('Typed meanwhile'));
    await pass(2000);
    expect(sync.current().conflict).toMatchObject({ mine: form('Typed meanwhile'), theirs: form('Far away') });
    expect(restored).toEqual([]);
  });
});

describe('two devices', () => {
  async function inConflict() {
    const sync = await saved('One');
    server.saveElsewhere('Theirs');
    sync.edit(form('Mine'));
    await pass(AUTOSAVE_MS);
    expect(statusOf(sync)).toBe('conflict');
    return sync;
  }

  it('are told of each other, and neither version is lost', async () => {
    const sync = await inConflict();
    expect(sync.current().conflict).toEqual({
      mine: form('Mine'),
      theirs: form('Theirs'),
      savedAt: server.draft?.savedAt,
    });
    sync.edit(form('Mine, and more'));
    await pass(60_000);
    expect(server.letter()).toBe('Theirs');
    expect(sync.current().conflict?.mine).toEqual(form('Mine, and more'));
    sync.dispose();
    const again = await begin();
    expect(again.current().conflict).toMatchObject({ mine: form('Mine, and more'), theirs: form('Theirs') });
  });

  it('keep mine: saves over the other version', async () => {
    const sync = await inConflict();
    sync.keepMine();
    await pass(0);
    expect(statusOf(sync)).toBe('saved');
    expect(server.draft).toMatchObject({ version: 3, data: { cover_letter: 'Mine' } });
  });

  it('take the other: shows it, and the own one can be brought back, also after a reload', async () => {
    const sync = await inConflict();
    sync.takeTheirs();
    expect(restored.at(-1)).toEqual(['Theirs', 'choice']);
    expect(sync.current()).toMatchObject({ status: 'saved', hasAside: true });
    expect(server.letter()).toBe('Theirs');
    sync.dispose();
    const again = await begin();
    expect(again.current().hasAside).toBe(true);
    again.bringBack();
    expect(restored.at(-1)).toEqual(['Mine', 'choice']);
    await pass(AUTOSAVE_MS);
    expect(again.current()).toMatchObject({ status: 'saved', hasAside: false });
    expect(server.letter()).toBe('Mine');
  });

  it('are no two when the other save was our own, whose answer was lost', async () => {
    const sync = await saved('One');
    server.losesAnswer = true;
    sync.edit(form('Two'));
    await pass(AUTOSAVE_MS);
    expect(statusOf(sync)).toBe('offline');
    sync.edit(form('Three'));
    await pass(60_000);
    expect(statusOf(sync)).toBe('saved');
    expect(server.draft).toMatchObject({ version: 3, data: { cover_letter: 'Three' } });
  });

  it('are no two when both wrote the same', async () => {
    const sync = await saved('One');
    server.saveElsewhere('Same\ntext');
    sync.edit(form('Same\r\ntext'));
    await pass(AUTOSAVE_MS);
    expect(statusOf(sync)).toBe('saved');
    expect(server.draft?.version).toBe(2);
  });

  it('with drafts of their own: a link to one does not replace the other unasked', async () => {
    (await saved('On this laptop')).dispose();
    const here = storage;
    storage = memoryStorage();
    const before = server.draft;
    server.draft = { ...before, id: 9, token: 'phone', data: codec.encode(form('On the phone')) } as typeof before;
    storage = here;
    const sync = await begin('phone');
    expect(sync.current().conflict).toMatchObject({ mine: form('On this laptop'), theirs: form('On the phone') });
    sync.keepMine();
    await pass(AUTOSAVE_MS);
    expect(server.letter()).toBe('On the phone');
    expect(sync.current()).toMatchObject({ status: 'saved', token: 'token-1' });
  });
});

describe('a save that fails', () => {
  it('says why, and does not repeat what would fail again', async () => {
    const sync = await begin();
    server.failures = [
      AppError.fromAnswer({
        success: false,
        code: 'invalid',
        message: 'Please fix the errors and try again.',
        errors: { cover_letter: ['Must not exceed 10000 characters.'] },
      }),
    ];
    sync.edit(form('Too much'));
    await pass(AUTOSAVE_MS);
    expect(sync.current()).toMatchObject({ status: 'failed', message: 'Must not exceed 10000 characters.' });
    await pass(120_000);
    expect(server.stores).toBe(1);
    sync.edit(form('Less'));
    expect(statusOf(sync)).toBe('unsaved');
    await pass(AUTOSAVE_MS);
    expect(statusOf(sync)).toBe('saved');
  });

  it('is tried again when it may pass', async () => {
    const sync = await begin();
    server.failures = [new AppError('internal'), new TypeError('a bug')];
    sync.edit(form('Dear'));
    await pass(AUTOSAVE_MS);
    expect(inEnglish(sync.current())).toMatchObject({
      status: 'failed',
      message: 'Something went wrong on our side. Please try again.',
    });
    await pass(6000);
    expect(statusOf(sync)).toBe('saved');
  });

  it('because the draft was sent, discarded or has expired: what was typed stays, and may become a new draft', async () => {
    const sync = await saved('One');
    server.draft = null;
    sync.edit(form('Two'));
    await pass(AUTOSAVE_MS);
    expect(statusOf(sync)).toBe('gone');
    sync.edit(form('Three'));
    await pass(60_000);
    expect(server.stores).toBe(2);
    sync.dispose();
    const again = await begin();
    expect(restored.at(-1)).toEqual(['Three', 'browser']);
    expect(statusOf(again)).toBe('gone');
    again.startAnew();
    await pass(0);
    expect(statusOf(again)).toBe('saved');
    expect(server.letter()).toBe('Three');
  });
});

describe('a browser that keeps nothing', () => {
  for (const [what, given] of Object.entries({ full: fullStorage, blocked: brokenStorage })) {
    it(`because its storage is ${what}: says so, and the form goes on`, async () => {
      const sync = await begin(null, { storage: given });
      sync.edit(form('Dear'));
      await pass(500);
      expect(sync.current()).toMatchObject({ status: 'unsaved', storageFails: true });
      await pass(AUTOSAVE_MS);
      expect(statusOf(sync)).toBe('saved');
      expect(server.letter()).toBe('Dear');
    });
  }
});

describe('a draft of another version of the form', () => {
  it('on the server: says so, leaves it alone, and saves what is typed now as a draft of its own', async () => {
    (await saved('Old')).dispose();
    server.saveElsewhere('Written by a newer page', 3);
    const old = server.draft;
    const sync = await begin('token-1');
    expect(sync.current().notice).toBe('foreign');
    sync.edit(form('Now'));
    await pass(AUTOSAVE_MS);
    expect(statusOf(sync)).toBe('saved');
    expect(server.draft).toMatchObject({ id: 2, version: 1 });
    expect(old).toMatchObject({ id: 1, data: { cover_letter: 'Written by a newer page' } });
  });

  it('met while saving: both stay', async () => {
    const sync = await saved('Old');
    server.saveElsewhere('Written by a newer page', 3);
    sync.edit(form('Now'));
    await pass(2 * AUTOSAVE_MS);
    expect(sync.current()).toMatchObject({ status: 'saved', notice: 'foreign' });
    expect(server.draft).toMatchObject({ id: 2, data: { cover_letter: 'Now' } });
  });

  it('in this browser: is put aside, not overwritten', async () => {
    const text = JSON.stringify({ version: 99, value: { typed: 'long ago' } });
    storage.setItem(`fursa:draft:${JOB}:guest`, text);
    const sync = await begin();
    expect(sync.current()).toMatchObject({ status: 'untouched', notice: 'foreign' });
    sync.edit(form('Now'));
    await pass(AUTOSAVE_MS);
    expect(storage.getItem(`fursa:draft:${JOB}:guest:aside`)).toBe(text);
    expect(statusOf(sync)).toBe('saved');
  });
});

describe('sharing and sending', () => {
  it('saves first, and gives a further token', async () => {
    const sync = await begin();
    sync.edit(form('Dear'));
    expect(await sync.share()).toMatchObject({ token: 'token-1-shared' });
    expect(server.letter()).toBe('Dear');
  });

  it('fails in words when nothing could be saved', async () => {
    const sync = await begin();
    await expect(sync.share()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('leaves nothing behind in this browser when the application was taken', async () => {
    const sync = await saved('Dear');
    sync.edit(form('Dear all'));
    sync.finish();
    await pass(60_000);
    expect(server.stores).toBe(1);
    expect(storage.size()).toBe(0);
    sync.dispose();
    expect(storage.size()).toBe(0);
  });
});

describe('while an application is sent', () => {
  it('waits for the save under way, and knows its token then', async () => {
    const sync = await begin();
    let answer = () => {};
    server.hold = new Promise((resolve) => {
      answer = resolve;
    });
    sync.edit(form('a'));
    await pass(AUTOSAVE_MS);
    let isHeld = false;
    const holding = sync.hold().then(() => {
      isHeld = true;
    });
    await pass(100);
    expect(isHeld).toBe(false);
    answer();
    await holding;
    expect(sync.current().token).toBe('token-1');
  });

  it('begins no other, whatever is typed meanwhile, and goes on when it was refused', async () => {
    const sync = await begin();
    sync.edit(form('a'));
    await sync.hold();
    sync.edit(form('b'));
    sync.flush();
    await sync.saveNow();
    await pass(10 * AUTOSAVE_MS);
    expect(server.stores).toBe(0);
    sync.release();
    await pass(AUTOSAVE_MS);
    expect(server.letter()).toBe('b');
  });

  it('is not kept waiting by a save that hangs', async () => {
    const sync = await begin();
    server.hold = new Promise(() => {});
    sync.edit(form('a'));
    await pass(AUTOSAVE_MS);
    const holding = sync.hold();
    await pass(5_000);
    await holding;
  });
});
