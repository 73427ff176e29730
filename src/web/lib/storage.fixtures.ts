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

/** Reads, but takes nothing more. */
export function fullStorage(): ReturnType<typeof memoryStorage> {
  return {
    ...memoryStorage(),
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
}

/** What a browser answers that was told to store nothing. */
export function brokenStorage(): never {
  throw new DOMException('Access is denied.', 'SecurityError');
}
