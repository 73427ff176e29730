import { hash } from 'node:crypto';
import type { Evaluation, ScreeningJob } from '#shared/screening/screening.contract.ts';
import type { RedactedApplication } from './redact.ts';

/** Scores an application: the embedded rules, or a language model. It sees nothing but the redacted text. */
export interface Evaluator {
  readonly id: string;
  readonly version: string;
  /** Answers without waiting for anything, so that its evaluation can be stored together with the application. */
  readonly isImmediate?: true;
  evaluate(job: ScreeningJob, application: RedactedApplication): Promise<Evaluation> | Evaluation;
}

/** A hash of the input, stored with the evaluation. It is also the key under which an evaluation may be reused. */
export function inputHash(job: ScreeningJob, application: RedactedApplication): string {
  return hash('sha256', `{"application":${canonicalJson(application)},"job":${canonicalJob(job)}}`);
}

const written = new WeakMap<ScreeningJob, string>();

/** The job as canonical text. It is written once and cached, because a job has many applicants. */
export function canonicalJob(job: ScreeningJob): string {
  const text = written.get(job) ?? canonicalJson(job);
  written.set(job, text);
  return text;
}

/** JSON with sorted keys, so that equal values have equal text. */
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
