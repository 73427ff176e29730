import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { chooseEvaluator } from './choose-evaluator.ts';
import { emptyEvaluations } from './erasure.store.ts';
import type { Evaluator } from './evaluator.ts';
import { createScreeningService } from './screening.service.ts';

/** `evaluator` takes the place of the configured one: tests bring some that misbehave. */
export function screeningModule({ config, log, events, evaluator }: Plumbing & { evaluator: Evaluator | undefined }) {
  const screening = createScreeningService(async () => evaluator ?? chooseEvaluator(config, log), log);
  events.inTransaction('person.erased', ({ candidateIds }, tx) => emptyEvaluations(tx, candidateIds));
  return { services: { screening } } satisfies Module;
}
