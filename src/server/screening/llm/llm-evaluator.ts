import { assessed } from '#shared/screening/assessed.texts.ts';
import { SECTIONS, type Section } from '#shared/screening/score.ts';
import type { Evaluation, ScreeningJob } from '#shared/screening/screening.contract.ts';
import type { EmbeddedEvaluator } from '../embedded/embedded-evaluator.ts';
import { quote, quotes } from '../embedded/quotes.ts';
import type { SectionReading } from '../embedded/section-reading.ts';
import { percent } from '../embedded/sentences.ts';
import { type Reading, totalOf } from '../embedded/total.ts';
import { type Evaluator, inputHash } from '../evaluator.ts';
import type { RedactedApplication } from '../redact.ts';
import { speaksOfPerson } from './about-person.ts';
import { readAnswer, type SectionAnswer } from './answer.ts';
import { createAskModel, type ModelAnswer } from './ask-model.ts';
import { createMemoryCache } from './evaluation-cache.ts';
import { EvaluatorUnavailable } from './evaluator-unavailable.ts';
import { limitsFor, MOST_ABOVE, MOST_BELOW } from './limits.ts';
import type { LlmOptions, LlmUsage } from './llm-options.ts';
import { dataMessage, INSTRUCTIONS, PROMPT_VERSION } from './prompt.ts';
import { findQuote, textFields } from './quoted-text.ts';

const MOST_EVIDENCE = 6;

/**
 * Lets a language model score the sections. Overall, category and rank are computed here with the embedded weights and
 * gate. A section without a valid answer is scored by the embedded rules. If there is no answer, or no valid section,
 * the result is `EvaluatorUnavailable`, and nothing is decided.
 */
export function createLlmEvaluator(options: LlmOptions, fallback: EmbeddedEvaluator): Evaluator {
  const id = 'llm';
  const version = `${options.provider}/${options.model}/${PROMPT_VERSION}+${fallback.id}-${fallback.version}`;
  const ask = createAskModel(options);
  const cache = options.cache ?? createMemoryCache();
  const underway = new Map<string, Promise<Evaluation>>();

  async function score(job: ScreeningJob, application: RedactedApplication, hash: string): Promise<Evaluation> {
    const started = performance.now();
    const answer = await ask(INSTRUCTIONS, dataMessage(job, application));
    options.onUsage?.(usageOf(answer, options, performance.now() - started));
    const reading = mergeAnswer(readAnswer(answer.text), fallback.read(job, application), job, application);
    return { ...totalOf(reading), evaluator: { id, version }, inputHash: hash };
  }

  async function lookUpOrScore(key: string, job: ScreeningJob, application: RedactedApplication, hash: string) {
    const kept = await cache.get(key);
    if (kept) return kept;
    const evaluation = await score(job, application, hash);
    await cache.set(key, evaluation);
    return evaluation;
  }

  return {
    id,
    version,
    async evaluate(job, application) {
      const hash = inputHash(job, application);
      const key = `${version}:${hash}`;
      // Concurrent calls with the same input share one request, so that there is one price and one score.
      const shared = underway.get(key) ?? lookUpOrScore(key, job, application, hash);
      underway.set(key, shared);
      try {
        return structuredClone(await shared);
      } finally {
        underway.delete(key);
      }
    },
  };
}

function mergeAnswer(
  answers: Partial<Record<Section, SectionAnswer>>,
  rules: Reading,
  job: ScreeningJob,
  application: RedactedApplication,
): Reading {
  const fields = textFields(application);
  const { mostAbove, mostBelow } = limitsFor(job, fields);
  const merged: Reading = { ...rules, sections: { ...rules.sections } };
  let held = 0;
  for (const section of SECTIONS) {
    const answer = answers[section];
    const places = answer?.evidence.map((text) => findQuote(text, fields));
    if (!answer || !places?.every((found) => found.length > 0) || speaksOfPerson(answer.comment, job)) {
      merged.sections[section] = byRules(rules.sections[section]);
      continue;
    }
    held += 1;
    const { exact: byRule, isUnread } = rules.sections[section];
    // What the rules could not read is read by the model, if it can show where. The rest that is not assessed is what
    // the form or the job does not ask for.
    if (byRule === null && (!isUnread || places.length === 0)) continue;
    const said = answer.score / 100;
    const quoted = places.flat();
    const exact =
      byRule === null
        ? said
        : Math.max(byRule - mostBelow(quoted), Math.min(said, byRule + mostAbove(section, quoted)));
    const evidence = places.map(([first]) => first && quote(first.field.text, first.start, first.end));
    merged.sections[section] = {
      exact,
      comment: withLimit(answer, percent(exact)),
      evidence: quotes(
        evidence.map((text) => text ?? null),
        MOST_EVIDENCE,
      ),
    };
  }
  if (held === 0) throw new EvaluatorUnavailable('unusable');
  return merged;
}

function byRules(section: SectionReading): SectionReading {
  return section.exact === null
    ? section
    : { ...section, comment: [...section.comment, assessed('assessed.by_rules')] };
}

function withLimit({ score, comment }: SectionAnswer, given: number): string[] {
  if (given === score) return [comment];
  if (given > score) {
    return [comment, assessed('assessed.limited_fall', { said: score, given, points: MOST_BELOW * 100 })];
  }
  return [comment, assessed('assessed.limited', { said: score, given, points: MOST_ABOVE * 100 })];
}

function usageOf(answer: ModelAnswer, { provider, model, prices }: LlmOptions, milliseconds: number): LlmUsage {
  const { inputTokens, outputTokens } = answer;
  const isPriced = prices !== undefined && inputTokens !== null && outputTokens !== null;
  const cost = isPriced ? (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000 : null;
  return { provider, model, inputTokens, outputTokens, milliseconds: Math.round(milliseconds), cost };
}
