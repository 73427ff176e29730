export type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** foreign: written by another version of this page, or not by this page at all; blocked: nothing can be read. */
export type Found<T> = { state: 'found'; value: T } | { state: 'absent' | 'foreign' | 'blocked' };

type Options<T> = {
  key: string;
  /** Of the record's shape. What carries another one is not read. */
  version: number;
  isRight: (value: unknown) => value is T;
  /** Asked for at each use: a browser may refuse the storage itself. */
  storage?: () => Storing;
};

/**
 * One record that the browser keeps, under one key. The storage may be full, forbidden or filled by somebody else;
 * nothing here throws, because none of that may stop anybody from writing.
 */
export function openShelf<T>({ key, version, isRight, storage = () => window.localStorage }: Options<T>) {
  return {
    read(): Found<T> {
      let text: string | null;
      try {
        text = storage().getItem(key);
      } catch {
        return { state: 'blocked' };
      }
      if (text === null) return { state: 'absent' };
      const record = parse(text);
      if (record?.version !== version || !isRight(record.value)) return { state: 'foreign' };
      return { state: 'found', value: record.value };
    },
    /** False when it could not be kept. */
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
    /** Puts what cannot be read here out of the way of the next write, instead of losing it. */
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
