import type { Evaluation } from '#shared/screening/screening.contract.ts';
import { createCache } from '../../kernel/cache.ts';

/**
 * Caches evaluations by version and input hash, so that the same input gets the same score. It may be backed by a
 * database.
 */
export interface EvaluationCache {
  get(key: string): Promise<Evaluation | undefined> | Evaluation | undefined;
  set(key: string, evaluation: Evaluation): Promise<void> | void;
}

const MOST_ANSWERS = 500;

/** A cache in memory, which returns copies. */
export function createMemoryCache(most = MOST_ANSWERS): EvaluationCache {
  const cache = createCache<Evaluation>({ max: most });
  return {
    get(key) {
      const found = cache.get(key);
      return found && structuredClone(found);
    },
    set(key, evaluation) {
      cache.set(key, structuredClone(evaluation));
    },
  };
}
