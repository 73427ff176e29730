export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** foreign: stored by another version of this page, or by something else; blocked: the storage cannot be read. */
export type FoundDraft<T> = { state: 'found'; value: T } | { state: 'absent' | 'foreign' | 'blocked' };

type Options<T> = {
  /** The name of the draft's subject, such as `wizard:7`. */
  of: string;
  /** Null for a visitor. People who share a browser do not see each other's drafts. */
  userId: number | null;
  /** The version of the value's shape. A stored value of another version is not read. */
  version: number;
  isValid: (value: unknown) => value is T;
  /** Whether the next person who signs in takes over what a visitor wrote. */
  adoptsGuest?: boolean;
  /** When it was written: of two drafts the newer one is used, and one that is too old is deleted. */
  age?: { savedAt: (value: T) => number; maxMs: number };
  /** Called at each use, because a browser may refuse access to the storage itself. */
  storage?: () => DraftStorage;
};

/**
 * What somebody wrote and has not sent, stored in this browser: messages, notes, scorecards and forms alike. The
 * storage may be full, forbidden or filled by something else. Nothing here throws, because none of that may keep
 * anybody from writing.
 */
export function openUnsentInput<T>(options: Options<T>) {
  const { of, userId, adoptsGuest = false, age } = options;
  const recordOf = (who: number | 'guest') => openRecord<T>(`fursa:${of}:${who}`, options);
  const own = recordOf(userId ?? 'guest');
  const guest = adoptsGuest && userId !== null ? recordOf('guest') : null;
  const records = guest ? [own, guest] : [own];

  return {
    /** A draft that cannot be read is set aside, so that the next write does not replace it. */
    read(now = Date.now()): FoundDraft<T> {
      const found: FoundDraft<T>[] = [];
      for (const record of records) {
        const one = record.read();
        if (one.state === 'foreign') record.setAside();
        if (one.state === 'found' && age && now - age.savedAt(one.value) > age.maxMs) record.remove();
        else if (one.state !== 'absent') found.push(one);
      }
      const savedAt = (one: FoundDraft<T>) => (age && one.state === 'found' ? age.savedAt(one.value) : 0);
      // The sort is stable: if neither has an age, the person's own draft comes first.
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
    /** Moves the stored draft out of the way of the next write, instead of losing it. */
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
        // If the storage cannot be reached, the next person cannot read it either.
      }
    },
    setAside(): void {
      try {
        const text = storage().getItem(key);
        if (text === null) return;
        storage().setItem(`${key}:aside`, text);
        storage().removeItem(key);
      } catch {
        // There is no room for a second copy. The next write fails or replaces it, and its caller learns that.
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
