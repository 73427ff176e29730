import type { SectionEvaluation } from '#shared/screening/screening.contract.ts';
import type { JobProfile } from './job-profile.ts';
import { countMonths } from './periods.ts';
import { quote, quotes, quoteWhole } from './quotes.ts';
import { duration, percent } from './sentences.ts';
import { EXPERIENCE, RELEVANCE } from './weights.ts';
import { scaled, type Work } from './work.ts';

export type ExperienceReading = { score: number; relevance: number; section: SectionEvaluation };

/** Relevance of the nearest work, times the share of the months asked for. Neither falls when work is added. */
export function readExperience(works: readonly Work[], job: JobProfile): ExperienceReading {
  const counts = (work: Work) => scaled(work.relevance, { none: RELEVANCE.countsFrom, full: 1 });
  const relevance = works.reduce((best, work) => Math.max(best, settled(work)), 0);
  const months = countMonths(works.flatMap((work) => (work.period ? [{ ...work.period, counts: counts(work) }] : [])));
  const lasting = Math.min(1, months / job.months) ** EXPERIENCE.curve;
  const fit = scaled(relevance, { none: RELEVANCE.countsFrom, full: 1 }) * lasting;
  const score = job.level === 'Entry' ? EXPERIENCE.entryBase + (1 - EXPERIENCE.entryBase) * fit : fit;
  const nearest = works.reduce<Work | null>(
    (best, work) => (work.relevance > (best?.relevance ?? -1) ? work : best),
    null,
  );
  return {
    score,
    relevance,
    section: {
      score: percent(score),
      comment: comment(works, nearest, months, job),
      evidence: nearest && nearest.relevance >= RELEVANCE.countsFrom ? evidence(nearest, job) : [],
    },
  };
}

/** A brief piece of work counts a little less than one that lasted. */
function settled(work: Work): number {
  const months = work.period ? work.period.to - work.period.from + 1 : 0;
  const share = Math.min(1, months / RELEVANCE.settledMonths);
  return work.relevance * (RELEVANCE.briefShare + (1 - RELEVANCE.briefShare) * share);
}

function comment(works: readonly Work[], nearest: Work | null, months: number, job: JobProfile): string {
  if (nearest === null) return 'No work experience is given.';
  const asked =
    job.level === null ? 'the job names no level' : `the level ${job.level} asks for ${duration(askedMonths(job))}`;
  const parts = [
    months >= 1
      ? `About ${duration(months)} of the work counts for this job (${asked}).`
      : `None of the work counts for this job (${asked}).`,
  ];
  if (nearest.title.trim() !== '') parts.push(`The nearest position ${nearness(nearest)}.`);
  if (works.some((work) => work.period === null)) parts.push('A position without a usable period counts no months.');
  if (works.some((work) => work.texts.some((own) => own.copied > 0))) {
    parts.push('Words copied from the job text were not counted.');
  }
  if (works.some((work) => work.texts.some((own) => own.instructions > 0))) {
    parts.push('Sentences addressed to the evaluator were ignored.');
  }
  if (works.some((work) => !work.readable)) {
    parts.push(
      'Some of it could not be read (a language or words that this evaluator does not know): a person should look.',
    );
  }
  return parts.join(' ');
}

function askedMonths(job: JobProfile): number {
  return job.level === 'Entry' ? 0 : job.months;
}

function nearness(work: Work): string {
  if (work.relevance >= 0.7) return 'is close to the job in title and duties';
  if (work.titleFit >= 0.6) return 'has a fitting title, which its own description bears out only in part';
  if (work.relevance >= RELEVANCE.countsFrom) return 'is related to the job';
  return 'belongs to another trade';
}

const MOST_SENTENCES = 200;

/** The title, and the two sentences whose words speak most of the job's trade. */
function evidence(work: Work, job: JobProfile): string[] {
  const sentences = work.texts.flatMap((own) => own.sentences.map((sentence) => ({ own, sentence })));
  const best = sentences
    .slice(0, MOST_SENTENCES)
    .map(({ own, sentence }) => ({ own, sentence, speaks: speaksOf(sentence.stems, job) }))
    .filter(({ speaks }) => speaks > 0)
    .toSorted((one, other) => other.speaks - one.speaks)
    .slice(0, 2);
  return quotes(
    [quoteWhole(work.title), ...best.map(({ own, sentence }) => quote(own.text, sentence.start, sentence.end))],
    3,
  );
}

function speaksOf(stems: readonly string[], job: JobProfile): number {
  const sum = [...new Set(stems)].reduce((total, stem) => total + job.pullOf(stem), 0);
  return sum / Math.sqrt(stems.length + 3);
}
