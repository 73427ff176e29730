import type { Evaluation } from '#shared/screening/screening.contract.ts';
import { createCache } from '../../kernel/cache.ts';

/** Keeps answers by version and input hash, so that the same input has the same score. The database may serve it. */
export interface EvaluationCache {
  get(key: string): Promise<Evaluation | undefined> | Evaluation | undefined;
  set(key: string, evaluation: Evaluation): Promise<void> | void;
}

const MOST_ANSWERS = 500;

/** In memory. Who asks gets a copy of their own. */
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
