import { LRUCache } from 'lru-cache';

type Options<V> = {
  /** The most entries; with `sizeOf`, the most total size. */
  max: number;
  sizeOf?: (value: V, key: string) => number;
  /** How long an entry is valid, in milliseconds. Without it, entries stay until they are evicted. */
  ttlMs?: number;
  /** The cache is cleared whenever this value changes. */
  version?: () => unknown;
};

/** A bounded cache in memory. The least recently used entry makes room for a new one. */
export function createCache<V extends NonNullable<unknown>>({ max, sizeOf, ttlMs, version }: Options<V>) {
  const entries = new LRUCache<string, V>({
    ...(sizeOf ? { maxSize: max, sizeCalculation: sizeOf } : { max }),
    // Entries expire by Date, the clock of all times in the product, which tests can set.
    ...(ttlMs !== undefined && { ttl: ttlMs, perf: Date }),
  });
  let lastVersion = version?.();

  function current(): LRUCache<string, V> {
    const now = version?.();
    if (now !== lastVersion) entries.clear();
    lastVersion = now;
    return entries;
  }

  return {
    get: (key: string): V | undefined => current().get(key),
    set(key: string, value: V): V {
      current().set(key, value);
      return value;
    },
    /** Returns the entry of the key, and makes it first if there is none. */
    getOr(key: string, make: () => V): V {
      return current().get(key) ?? this.set(key, make());
    },
    delete: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
    all: (): [string, V][] => [...entries.entries()],
  };
}

export type Cache<V extends NonNullable<unknown>> = ReturnType<typeof createCache<V>>;

/**
 * The same for values that are loaded asynchronously: concurrent callers share one load, and a failure is not cached.
 */
export function createLoadingCache<V>(options: Omit<Options<Promise<V>>, 'sizeOf'>) {
  const cache = createCache<Promise<V>>(options);
  return {
    load(key: string, read: () => Promise<V>): Promise<V> {
      const found = cache.get(key);
      if (found) return found;
      const reading = read();
      cache.set(key, reading);
      reading.catch(() => {
        if (cache.get(key) === reading) cache.delete(key);
      });
      return reading;
    },
    clear: cache.clear,
  };
}
