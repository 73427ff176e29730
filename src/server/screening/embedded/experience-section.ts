import { EXPERIENCE_TEXTS } from '#shared/jobs/value-texts.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { assessed, levelName } from '#shared/screening/assessed.texts.ts';
import type { JobProfile } from './job-profile.ts';
import { isMuchCopied } from './own-words.ts';
import { countMonths } from './periods.ts';
import { quote, quotes, quoteWhole } from './quotes.ts';
import { notAssessed, notRead, type SectionReading } from './section-reading.ts';
import { duration, when } from './sentences.ts';
import { EXPERIENCE, RELEVANCE } from './weights.ts';
import { scaled, type Work } from './work.ts';

export type ExperienceReading = SectionReading & { relevance: number };

/** The relevance of the nearest work times the share of the required months. Adding work lowers neither. */
export function readExperience(all: readonly Work[], job: JobProfile): ExperienceReading {
  const works = all.filter((work) => work.readable);
  if (all.length > 0 && works.length === 0) {
    return { relevance: 0, ...notRead(assessed('assessed.work_not_read')) };
  }
  const counts = (work: Work) => scaled(work.relevance, { none: RELEVANCE.countsFrom, full: 1 });
  const relevance = works.reduce((best, work) => Math.max(best, settled(work)), 0);
  const dated = countMonths(works.flatMap((work) => (work.period ? [{ ...work.period, counts: counts(work) }] : [])));
  const undated = works.reduce((sum, work) => sum + (work.isUndated ? counts(work) * EXPERIENCE.undatedMonths : 0), 0);
  const months = dated + Math.min(EXPERIENCE.undatedAtMost, undated);
  const lasting = Math.min(1, months / job.months) ** EXPERIENCE.curve;
  const fit = scaled(relevance, { none: RELEVANCE.countsFrom, full: 1 }) * lasting;
  if (works.length === 0 && (job.level === 'Entry' || job.level === null)) {
    return { relevance: 0, ...notAssessed(assessed('assessed.experience_not_asked')) };
  }
  const exact = job.level === 'Entry' ? EXPERIENCE.entryBase + (1 - EXPERIENCE.entryBase) * fit : fit;
  const nearest = works.reduce<Work | null>(
    (best, work) => (work.relevance > (best?.relevance ?? -1) ? work : best),
    null,
  );
  return {
    exact,
    relevance,
    comment: comment(all, nearest, months, job),
    evidence: nearest && nearest.relevance >= RELEVANCE.countsFrom ? evidence(nearest, job) : [],
  };
}

/** A short job counts a little less than a long one. */
function settled(work: Work): number {
  const unsaid = work.isUndated ? EXPERIENCE.undatedMonths / 2 : 0;
  const months = work.period ? work.period.to - work.period.from + 1 : unsaid;
  const share = Math.min(1, months / RELEVANCE.settledMonths);
  return work.relevance * (RELEVANCE.briefShare + (1 - RELEVANCE.briefShare) * share);
}

function comment(works: readonly Work[], nearest: Work | null, months: number, job: JobProfile): Message[] {
  if (nearest === null) return [assessed('assessed.no_work'), ...askedFor(job)];
  const isPartlyUnread = works.some((work) => !work.readable || work.isPartlyUnread);
  const ownTexts = works.flatMap((work) => work.texts);
  return [
    ...timeOf(months, job),
    ...nearness(nearest, isPartlyUnread),
    ...when(
      works.some((work) => work.isUndated),
      assessed('assessed.undated_work'),
    ),
    ...when(
      works.some((work) => !work.isUndated && work.period === null),
      assessed('assessed.no_period'),
    ),
    ...when(ownTexts.some(isMuchCopied), assessed('assessed.copied')),
    ...when(
      ownTexts.some((own) => own.instructions > 0),
      assessed('assessed.instructions'),
    ),
    ...when(
      works.some((work) => work.isPadded),
      assessed('assessed.padded'),
    ),
    ...when(isPartlyUnread, assessed('assessed.some_work_unread')),
  ];
}

/** How much experience counts, compared with what the job asks for. */
function timeOf(months: number, job: JobProfile): Message[] {
  if (months < 1) return [assessed('assessed.no_work_counts'), ...askedFor(job)];
  const time = duration(months);
  if (job.level === null || job.level === 'Entry')
    return [assessed('assessed.work_counts', { time }), ...askedFor(job)];
  return [
    assessed('assessed.relevant_time', { time, asked: duration(job.months) }),
    // Compared as it is said, so that a year is never called less than a year.
    ...when(Math.round(months) < Math.round(job.months), assessed('assessed.less_time')),
  ];
}

function askedFor({ level, months }: JobProfile): Message[] {
  if (level === null) return [];
  const name = { told: levelName(EXPERIENCE_TEXTS[level]) };
  if (level === 'Entry') return [assessed('assessed.level_asks_none', { level: name })];
  return [assessed('assessed.level_asks', { time: duration(months), level: name })];
}

/**
 * How near the most relevant work is to this job. It is not called another field while parts of it are still unread.
 */
function nearness(work: Work, isPartlyUnread: boolean): Message[] {
  const title = quoteWhole(work.title);
  if (title === null) return [];
  if (work.relevance >= 0.7) return [assessed('assessed.nearest_same', { title })];
  if (work.titleFit >= 0.6) return [assessed('assessed.nearest_unproven', { title })];
  if (work.relevance >= RELEVANCE.countsFrom) return [assessed('assessed.nearest_neighbour', { title })];
  return when(!isPartlyUnread, assessed('assessed.nearest_other', { title }));
}

const MOST_SENTENCES = 200;

/** The title, and the two sentences with the most words of the job's field. */
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
