import type { Evaluation } from '#shared/screening/screening.contract.ts';

/** Keeps answers by version and input hash, so that the same input has the same score. The database may serve it. */
export interface EvaluationCache {
  get(key: string): Promise<Evaluation | undefined> | Evaluation | undefined;
  set(key: string, evaluation: Evaluation): Promise<void> | void;
}

const KEPT = 500;

/** In memory; the answer that was not asked for the longest time makes room. */
export function createMemoryCache(most = KEPT): EvaluationCache {
  const kept = new Map<string, Evaluation>();
  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return structuredClone(found);
    },
    set(key, evaluation) {
      kept.delete(key);
      kept.set(key, structuredClone(evaluation));
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
