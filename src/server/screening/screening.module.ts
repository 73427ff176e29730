import { dictionary } from '#shared/screening/screening.dictionary.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { chooseEvaluator } from './choose-evaluator.ts';
import type { Evaluator } from './evaluator.ts';
import { screeningErasure, screeningExport } from './privacy.ts';
import { createScreeningService } from './screening.service.ts';

/** `evaluator` takes the place of the configured one: tests bring some that misbehave. */
export function screeningModule({ config, log, evaluator }: Plumbing & { evaluator: Evaluator | undefined }) {
  const screening = createScreeningService(async () => evaluator ?? chooseEvaluator(config, log), log);
  return { dictionary, services: { screening }, exports: screeningExport, erases: screeningErasure } satisfies Module;
}
