import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * The embedded evaluator, with imported occupations. If a language model is configured, it scores, with the embedded
 * evaluator as its fallback.
 */
export async function chooseEvaluator(
  { dataDir, llm }: Pick<Config, 'dataDir' | 'llm'>,
  log: Logger,
): Promise<Evaluator> {
  const [{ embeddedEvaluator }, { loadImportedOccupations }] = await Promise.all([
    import('./embedded/embedded-evaluator.ts'),
    import('./embedded/import-occupations.ts'),
  ]);
  const imported = await loadImportedOccupations(path.join(dataDir, 'occupations.json'));
  const embedded = embeddedEvaluator({ imported });
  if (!llm) return embedded;
  // These packages are large, so they are loaded only if they are used.
  const { createLlmEvaluator } = await import('./llm/llm-evaluator.ts');
  return createLlmEvaluator({ ...llm, onUsage: (usage) => log.info({ usage }, 'screening model') }, embedded);
}
