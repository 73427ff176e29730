/** A browser's storage, for tests. */
export function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
    size: () => kept.size,
  };
}

/** Can be read, but refuses every write. */
export function fullStorage(): ReturnType<typeof memoryStorage> {
  return {
    ...memoryStorage(),
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
}

/** Throws what a browser throws if storage is forbidden. */
export function brokenStorage(): never {
  throw new DOMException('Access is denied.', 'SecurityError');
}
