import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { englishWords } from '#shared/kernel/messages.ts';
import { commentInWords } from '#shared/screening/comment-words.ts';
import { SECTIONS } from '#shared/screening/score.ts';
import { type Evaluation, ScreeningRequest } from '#shared/screening/screening.contract.ts';
import { StartupError } from '../startup-error.ts';
import { type EmbeddedEvaluator, embeddedEvaluator } from './embedded/embedded-evaluator.ts';
import { loadImportedOccupations } from './embedded/import-occupations.ts';
import type { Evaluator } from './evaluator.ts';
import { type LlmUsage, llmOptionsFrom } from './llm/llm-options.ts';
import { redact } from './redact.ts';

/** `npm run screen`: requests as JSON lines on standard input, evaluations as JSON lines on standard output. */
const EVALUATORS = ['embedded', 'llm'] as const;

async function chooseEvaluator(name: string, occupations: string): Promise<Evaluator | string> {
  if (name !== 'embedded' && name !== 'llm') {
    return `Unknown evaluator "${name}": choose one of ${EVALUATORS.join(', ')}.`;
  }
  const embedded = embeddedEvaluator({ imported: await loadImportedOccupations(occupations) });
  return name === 'llm' ? chooseLanguageModel(embedded) : embedded;
}

async function chooseLanguageModel(embedded: EmbeddedEvaluator): Promise<Evaluator | string> {
  try {
    const options = llmOptionsFrom(process.env);
    if (!options) {
      return 'No language model is configured: set SCREENING_LLM_PROVIDER and SCREENING_LLM_MODEL with a key or an address, or use --evaluator embedded.';
    }
    // Loaded only when asked for: the packages behind it are large.
    const { createLlmEvaluator } = await import('./llm/llm-evaluator.ts');
    const onUsage = (usage: LlmUsage) => process.stderr.write(`${JSON.stringify({ usage })}\n`);
    return createLlmEvaluator({ ...options, onUsage }, embedded);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
}

async function evaluateLine(line: string, evaluator: Evaluator): Promise<string> {
  const { id, job, application } = ScreeningRequest.parse(JSON.parse(line));
  const { inputHash: _, sections, ...evaluation } = await evaluator.evaluate(job, redact(application));
  return JSON.stringify({ id, ...evaluation, sections: inEnglish(sections) });
}

/** The sections with comments in English and a number for each score. A weight of zero shows what did not count. */
function inEnglish(sections: Evaluation['sections']) {
  const shown = SECTIONS.map((section) => {
    const { score, comment, ...rest } = sections[section];
    const words = commentInWords(comment, 'employer', { words: englishWords, locale: 'en' });
    return [section, { score: score ?? 0, comment: words, ...rest }];
  });
  return Object.fromEntries(shown);
}

async function screen(evaluator: Evaluator): Promise<number> {
  let failed = 0;
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    try {
      const answer = await evaluateLine(line, evaluator);
      // Waits for a slow reader instead of piling answers up in memory.
      if (!process.stdout.write(`${answer}\n`)) await new Promise((resume) => process.stdout.once('drain', resume));
    } catch (error) {
      failed += 1;
      process.stderr.write(`Line ${number} was not scored: ${reasonOf(error)}\n`);
    }
  }
  return failed;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 300) : String(error);
}

const { values } = parseArgs({
  options: {
    evaluator: { type: 'string', default: 'embedded' },
    occupations: { type: 'string', default: 'data/occupations.json' },
  },
});
const evaluator = await chooseEvaluator(values.evaluator, values.occupations);
if (typeof evaluator === 'string') {
  process.stderr.write(`${evaluator}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = (await screen(evaluator)) > 0 ? 1 : 0;
}
