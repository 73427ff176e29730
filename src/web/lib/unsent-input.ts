export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** foreign: written by another version of this page, or not by this page at all; blocked: nothing can be read. */
export type FoundDraft<T> = { state: 'found'; value: T } | { state: 'absent' | 'foreign' | 'blocked' };

type Options<T> = {
  /** What it is a draft of, such as `wizard:7`. */
  of: string;
  /** Null for a visitor. People who share a browser do not see each other's drafts. */
  userId: number | null;
  /** The version of the value's shape. A stored value of another version is not read. */
  version: number;
  isValid: (value: unknown) => value is T;
  /** What a visitor wrote is taken over by whoever signs in next. */
  adoptsGuest?: boolean;
  /** When it was written: the newer one counts where there are two, and one that is too old is forgotten. */
  age?: { savedAt: (value: T) => number; maxMs: number };
  /** Asked for at each use: a browser may refuse the storage itself. */
  storage?: () => DraftStorage;
};

/**
 * What somebody wrote and has not sent, kept in this browser: messages, notes, scorecards and forms alike. The storage
 * may be full, forbidden or filled by somebody else; nothing here throws, because none of that may stop anybody from
 * writing.
 */
export function openUnsentInput<T>(options: Options<T>) {
  const { of, userId, adoptsGuest = false, age } = options;
  const recordOf = (who: number | 'guest') => openRecord<T>(`fursa:${of}:${who}`, options);
  const own = recordOf(userId ?? 'guest');
  const guest = adoptsGuest && userId !== null ? recordOf('guest') : null;
  const records = guest ? [own, guest] : [own];

  return {
    /** What cannot be read is put aside, so that the next write does not replace it. */
    read(now = Date.now()): FoundDraft<T> {
      const found: FoundDraft<T>[] = [];
      for (const record of records) {
        const one = record.read();
        if (one.state === 'foreign') record.setAside();
        if (one.state === 'found' && age && now - age.savedAt(one.value) > age.maxMs) record.remove();
        else if (one.state !== 'absent') found.push(one);
      }
      const savedAt = (one: FoundDraft<T>) => (age && one.state === 'found' ? age.savedAt(one.value) : 0);
      // A stable sort: where nothing tells their age, the own one comes first.
      return found.sort((one, other) => savedAt(other) - savedAt(one))[0] ?? { state: 'absent' };
    },
    /** False when it could not be kept. */
    write(value: T): boolean {
      const isKept = own.write(value);
      if (isKept) guest?.remove();
      return isKept;
    },
    remove(): void {
      for (const record of records) record.remove();
    },
    /** Puts what is there out of the way of the next write, instead of losing it. */
    setAside(): void {
      for (const record of records) record.setAside();
    },
  };
}
export type UnsentInput<T> = ReturnType<typeof openUnsentInput<T>>;

type RecordOptions<T> = Pick<Options<T>, 'version' | 'isValid' | 'storage'>;

/** One value under one key. */
function openRecord<T>(key: string, { version, isValid, storage = () => window.localStorage }: RecordOptions<T>) {
  return {
    read(): FoundDraft<T> {
      let text: string | null;
      try {
        text = storage().getItem(key);
      } catch {
        return { state: 'blocked' };
      }
      if (text === null) return { state: 'absent' };
      const record = parse(text);
      if (record?.version !== version || !isValid(record.value)) return { state: 'foreign' };
      return { state: 'found', value: record.value };
    },
    write(value: T): boolean {
      try {
        storage().setItem(key, JSON.stringify({ version, value }));
        return true;
      } catch {
        return false;
      }
    },
    remove(): void {
      try {
        storage().removeItem(key);
      } catch {
        // What cannot be reached cannot be read by the next person either.
      }
    },
    setAside(): void {
      try {
        const text = storage().getItem(key);
        if (text === null) return;
        storage().setItem(`${key}:aside`, text);
        storage().removeItem(key);
      } catch {
        // No room for a second copy: the next write fails or replaces it, which its writer is told.
      }
    },
  };
}

function parse(text: string): { version?: unknown; value?: unknown } | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}
