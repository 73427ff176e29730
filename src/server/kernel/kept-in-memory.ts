import type { Db } from '../db/database.ts';

/**
 * Something small that every process keeps in memory so that most changes cost nothing, and reads again when it was
 * changed.
 */
export function createKept<T>(db: Db, load: (from: Db) => Promise<T>) {
  let kept: Promise<T> | null = null;

  /** Read with the transaction that needs it first: a second connection could wait for that transaction. */
  function of(from: Db): Promise<T> {
    if (kept) return kept;
    const loading = load(from);
    kept = loading;
    // A failure is not kept.
    loading.catch(() => {
      if (kept === loading) kept = null;
    });
    return loading;
  }
  return {
    of,
    async renew(): Promise<void> {
      kept = null;
      await of(db);
    },
  };
}
