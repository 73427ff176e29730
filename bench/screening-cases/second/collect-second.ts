import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';
import { readMessage } from '#shared/kernel/messages.ts';
import { type Evaluation, ScreeningApplication, ScreeningJob } from '#shared/screening/screening.contract.ts';
import { embeddedEvaluator } from '../../../src/server/screening/embedded/embedded-evaluator.ts';
import { findInstructions } from '../../../src/server/screening/embedded/instructions.ts';
import { findLanguages, languageName } from '../../../src/server/screening/embedded/languages.ts';
import { redact } from '../../../src/server/screening/redact.ts';
import type { Application, Job } from '../case.ts';
import { withTitle } from '../derive.ts';
import type { Evidence, SecondTrade } from './second-case.ts';
import {
  appendUnread,
  copiedAdvert,
  everyThirdReplaced,
  renamed,
  rowAsSentences,
  rowOfWords,
  rowWithNumber,
  simpleForm,
} from './second-derive.ts';

/** A set of trades, with the sentences and words that go with it. */
export type CaseSet = {
  trades: readonly SecondTrade[];
  skillRows: Readonly<Record<string, readonly string[]>>;
  languagesAsked: readonly { sentence: string; languages: readonly string[] }[];
  languagesOnlyMentioned: readonly string[];
  honest: readonly string[];
  injections: readonly string[];
};

/** `value` is a score, or the figure that the row is about; `limit` is what it is held against. */
export type Finding = { trade: string; name: string; value: number; limit?: number; unread?: boolean };
export type Findings = Map<string, Finding[]>;

const TODAY = '2026-11';
const FAMILY_NAMES = ['النجار', 'Seremala', 'Boulanger', 'Baker', 'Daaweeye', 'Nur'];
const evaluator = embeddedEvaluator();

function evaluate(job: Job, application: Application, form?: ApplicationForm): Evaluation {
  const read = ScreeningApplication.parse({ ...application, as_of: TODAY, form });
  return evaluator.evaluate(ScreeningJob.parse(job), redact(read));
}

export function collectSecond(set: CaseSet): Findings {
  const findings: Findings = new Map();
  const add = (kind: string, finding: Finding) => {
    findings.set(kind, [...(findings.get(kind) ?? []), finding]);
  };
  for (const trade of set.trades) collectTrade(trade, set.skillRows[trade.name] ?? [], add);
  for (const { sentence, languages } of set.languagesAsked) {
    const found = findLanguages(sentence);
    const isRead = found.length > 0 && found.every((language) => languages.map(languageName).includes(language));
    add('languageMissed', { trade: '', name: sentence, value: isRead ? 0 : 1 });
  }
  for (const sentence of set.languagesOnlyMentioned)
    add('languageInvented', { trade: '', name: sentence, value: findLanguages(sentence).length });
  for (const sentence of set.honest)
    add('orderInvented', { trade: '', name: sentence, value: findInstructions(sentence).length });
  for (const sentence of set.injections) {
    for (const trade of set.trades) {
      const plain = evaluate(trade.job, trade.unrelated).overall;
      const first = trade.unrelated.experiences[0];
      const ordered = {
        ...trade.unrelated,
        cover_letter: `${trade.unrelated.cover_letter} ${sentence}`,
        experiences: trade.unrelated.experiences.map((one) =>
          one === first ? { ...one, responsibilities: `${one.responsibilities} ${sentence}` } : one,
        ),
      };
      add('injectionGain', { trade: trade.name, name: sentence, value: evaluate(trade.job, ordered).overall - plain });
    }
  }
  return findings;
}

function collectTrade(trade: SecondTrade, row: readonly string[], add: (kind: string, finding: Finding) => void) {
  const { job } = trade;
  const person = (kind: string, application: Application, name = '', limit?: number) => {
    const { overall: value, unread } = evaluate(job, application);
    add(kind, { trade: trade.name, name, value, unread, ...(limit === undefined ? {} : { limit }) });
    return value;
  };
  const best = person('strong', trade.strong);
  person('weaker', trade.weaker);
  person('neighbour', trade.neighbour);
  person('unrelated', trade.unrelated);
  person('changer', trade.changer);
  person('copied', copiedAdvert(trade), '', best);
  person('row', rowOfWords(trade, row), '', best);
  person('rowNumber', rowWithNumber(trade, row), '', best);
  person('rowSentences', rowAsSentences(trade, row), '', best);
  person('fillers', everyThirdReplaced(trade), '', best);
  person('terse', trade.terse, '', best);
  for (const [at, beginner] of (trade.beginners ?? []).entries()) person('beginner', beginner, String(at + 1));
  for (const { language, application } of trade.inLanguages ?? []) person('language', application, language);

  for (const { language, application } of appendUnread(trade.unrelated))
    person('unreadAdded', application, language, evaluate(job, trade.unrelated).overall);
  for (const name of FAMILY_NAMES) {
    const { rank } = evaluate(job, trade.strong);
    const moved = evaluate(job, renamed(trade.strong, name)).rank - rank;
    add('renamed', { trade: trade.name, name, value: Math.abs(moved) });
  }
  for (const { masculine, feminine } of trade.titlesByGender) {
    const [one, other] = [masculine, feminine].map((title) => evaluate(job, withTitle(trade.strong, title)).rank);
    add('gendered', {
      trade: trade.name,
      name: `${masculine}, ${feminine}`,
      value: Math.abs((one ?? 0) - (other ?? 0)),
    });
  }
  const strongest = evaluate(job, simpleForm(trade.strong), 'simple');
  const weaker = evaluate(job, simpleForm(trade.weaker), 'simple');
  add('simple', { trade: trade.name, name: '', value: strongest.overall });
  add('simpleOrder', { trade: trade.name, name: '', value: strongest.rank > weaker.rank ? 0 : 1 });
  collectNotFound(trade, add);
}

/** Each required skill of people who have it: whether it is called not found, and whether that is true. */
function collectNotFound(trade: SecondTrade, add: (kind: string, finding: Finding) => void) {
  const people: [string, Application, Evidence][] = [
    ['strong', trade.strong, trade.evidenceFor],
    ['weaker', trade.weaker, trade.weakerEvidenceFor],
    ...(trade.inLanguages ?? []).map(({ language, application, evidenceFor }): [string, Application, Evidence] => [
      language,
      application,
      evidenceFor,
    ]),
  ];
  for (const [who, application, evidence] of people) {
    const { sections } = evaluate(trade.job, application);
    const absent = sections.skills.comment.flatMap(notFoundIn);
    for (const { name } of trade.job.skills) {
      const isCalled = absent.includes(name);
      add(who === 'weaker' ? 'notFoundWeaker' : 'notFound', {
        trade: trade.name,
        name: `${who}: ${name}`,
        value: isCalled ? 1 : 0,
      });
      if (isCalled)
        add('notFoundUntrue', { trade: trade.name, name: `${who}: ${name}`, value: evidence[name] ? 1 : 0 });
    }
  }
}

function notFoundIn(sentence: string): string[] {
  const message = readMessage(sentence);
  if (message?.key !== 'assessed.missing') return [];
  return String(message.values.names).split(', ');
}
