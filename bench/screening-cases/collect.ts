import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';
import { type Evaluation, ScreeningApplication, ScreeningJob } from '#shared/screening/screening.contract.ts';
import { embeddedEvaluator } from '../../src/server/screening/embedded/embedded-evaluator.ts';
import { redact } from '../../src/server/screening/redact.ts';
import type { Application, Job, Trade } from './case.ts';
import { faker, faker2, faker3, faker4, otherTitles, simple, undated, withField } from './derive.ts';

const FAKERS = { faker, faker2, faker3, faker4 };
type PersonKind = 'strong' | 'simple' | 'junior' | 'neighbour' | 'unrelated' | 'changer' | 'undated' | 'graduate';
export type Kind =
  | PersonKind
  | keyof typeof FAKERS
  | 'fakerAbove'
  | 'title'
  | 'field'
  | 'otherField'
  | 'language'
  | 'oddity'
  | 'trap';
/** A score of 0 to 100; what is only true or false is 100 or 0. */
export type Score = { trade: string; kind: Kind; name: string; value: number };

const TODAY = '2026-11';
const evaluator = embeddedEvaluator();
const LINKED = /assessed\.field_(fits|near)/;

function evaluate(job: Job, application: Application, form?: ApplicationForm): Evaluation {
  const read = ScreeningApplication.parse({ ...application, as_of: TODAY, form });
  return evaluator.evaluate(ScreeningJob.parse(job), redact(read));
}

/** Everybody who applies to these jobs, and what the evaluator gives them. */
export function collect(trades: readonly Trade[]): Score[] {
  return trades.flatMap(scoresOf);
}

function scoresOf(trade: Trade): Score[] {
  const { name: tradeName, job, strong, fields } = trade;
  const scores: Score[] = [];
  const add = (kind: Kind, name: string, value: number) => {
    scores.push({ trade: tradeName, kind, name, value });
    return value;
  };
  const person = (kind: Kind, application: Application, name = '') =>
    add(kind, name, evaluate(job, application).overall);

  const best = person('strong', strong);
  add('simple', '', evaluate(job, simple(strong), 'simple').overall);
  if (trade.junior) person('junior', trade.junior);
  person('neighbour', trade.neighbour);
  person('unrelated', trade.unrelated, 'weak');
  person('unrelated', trade.unrelated2, 'strong elsewhere');
  person('changer', trade.changer);
  person('undated', undated(strong));
  for (const [kind, made] of Object.entries(FAKERS)) {
    const value = person(kind as keyof typeof FAKERS, made(trade));
    add('fakerAbove', kind, value > best ? 100 : 0);
  }
  for (const { title, application } of otherTitles(trade)) person('title', application, title);
  for (const graduate of trade.graduates ?? []) person('graduate', graduate);
  const linked = (field: string) =>
    evaluate(job, withField(strong, field)).sections.education.comment.some((sentence) => LINKED.test(sentence));
  for (const field of fields.sensible) add('field', field, linked(field) ? 100 : 0);
  for (const field of fields.other) add('otherField', field, linked(field) ? 100 : 0);
  for (const [language, written] of Object.entries(trade.inLanguages ?? {})) {
    person('language', written.strong, language);
    if (written.job) add('language', `${language}, advert too`, evaluate(written.job, written.strong).overall);
  }
  for (const { name, like, application } of trade.oddities ?? [])
    person('oddity', application, `${name} (like ${like})`);
  for (const { name, kind, job: asked, withIt, without } of trade.traps ?? []) {
    add('trap', `${name} (${kind}), with it`, evaluate(asked, withIt).overall);
    add('trap', `${name} (${kind}), without`, evaluate(asked, without).overall);
  }
  return scores;
}
