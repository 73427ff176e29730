import { hash } from 'node:crypto';
import type { Evaluation, ScreeningJob } from '#shared/screening/screening.contract.ts';
import type { RedactedApplication } from './redact.ts';

/** Scores an application: the embedded rules, or a language model. It sees nothing but the redacted text. */
export interface Evaluator {
  readonly id: string;
  readonly version: string;
  /** Waits for nothing and nobody: what it says of an application can be stored together with the application. */
  readonly isImmediate?: true;
  evaluate(job: ScreeningJob, application: RedactedApplication): Promise<Evaluation> | Evaluation;
}

/** What was judged, in 64 characters: stored with the evaluation, and the key under which an answer may be reused. */
export function inputHash(job: ScreeningJob, application: RedactedApplication): string {
  return hash('sha256', `{"application":${canonicalJson(application)},"job":${canonicalJob(job)}}`);
}

const written = new WeakMap<ScreeningJob, string>();

/** The job as canonical text. Its applicants are many: it is written once. */
export function canonicalJob(job: ScreeningJob): string {
  const text = written.get(job) ?? canonicalJson(job);
  written.set(job, text);
  return text;
}

/** JSON whose keys stand in one order, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const entry = (value as Record<string, unknown>)[key];
    if (entry !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonicalJson(entry)}`;
  }
  return `{${text}}`;
}
