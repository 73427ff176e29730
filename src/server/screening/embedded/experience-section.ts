import { EXPERIENCE_TEXTS } from '#shared/jobs/value-texts.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { assessed, levelName } from '#shared/screening/assessed.texts.ts';
import type { JobProfile } from './job-profile.ts';
import { countMonths } from './periods.ts';
import { quote, quotes, quoteWhole } from './quotes.ts';
import type { SectionReading } from './section-reading.ts';
import { duration, when } from './sentences.ts';
import { EXPERIENCE, RELEVANCE } from './weights.ts';
import { scaled, type Work } from './work.ts';

export type ExperienceReading = SectionReading & { exact: number; relevance: number };

/** Relevance of the nearest work, times the share of the months asked for. Neither falls when work is added. */
export function readExperience(works: readonly Work[], job: JobProfile): ExperienceReading {
  const counts = (work: Work) => scaled(work.relevance, { none: RELEVANCE.countsFrom, full: 1 });
  const relevance = works.reduce((best, work) => Math.max(best, settled(work)), 0);
  const months = countMonths(works.flatMap((work) => (work.period ? [{ ...work.period, counts: counts(work) }] : [])));
  const lasting = Math.min(1, months / job.months) ** EXPERIENCE.curve;
  const fit = scaled(relevance, { none: RELEVANCE.countsFrom, full: 1 }) * lasting;
  const exact = job.level === 'Entry' ? EXPERIENCE.entryBase + (1 - EXPERIENCE.entryBase) * fit : fit;
  const nearest = works.reduce<Work | null>(
    (best, work) => (work.relevance > (best?.relevance ?? -1) ? work : best),
    null,
  );
  return {
    exact,
    relevance,
    comment: comment(works, nearest, { months, exact }, job),
    evidence: nearest && nearest.relevance >= RELEVANCE.countsFrom ? evidence(nearest, job) : [],
  };
}

/** A brief piece of work counts a little less than one that lasted. */
function settled(work: Work): number {
  const months = work.period ? work.period.to - work.period.from + 1 : 0;
  const share = Math.min(1, months / RELEVANCE.settledMonths);
  return work.relevance * (RELEVANCE.briefShare + (1 - RELEVANCE.briefShare) * share);
}

/** Below it, a reader wonders why, though the months are there. */
const LOW = 0.5;

function comment(
  works: readonly Work[],
  nearest: Work | null,
  { months, exact }: { months: number; exact: number },
  job: JobProfile,
): Message[] {
  if (nearest === null) return [assessed('assessed.no_work'), ...askedFor(job)];
  if (works.every((work) => !work.readable)) return [assessed('assessed.work_unread'), ...askedFor(job)];
  const said = (of: 'copied' | 'instructions') => works.some((work) => work.texts.some((own) => own[of] > 0));
  return [
    months >= 1 ? assessed('assessed.work_counts', { time: duration(months) }) : assessed('assessed.no_work_counts'),
    ...askedFor(job),
    ...when(months >= job.months && exact < LOW, assessed('assessed.long_enough')),
    ...when(nearest.readable && nearest.title.trim() !== '', nearness(nearest)),
    ...when(
      works.some((work) => work.period === null),
      assessed('assessed.no_period'),
    ),
    ...when(said('copied'), assessed('assessed.copied')),
    ...when(said('instructions'), assessed('assessed.instructions')),
    ...when(
      works.some((work) => !work.readable),
      assessed('assessed.work_unread'),
    ),
  ];
}

function askedFor({ level, months }: JobProfile): Message[] {
  if (level === null) return [];
  const name = { told: levelName(EXPERIENCE_TEXTS[level]) };
  if (level === 'Entry') return [assessed('assessed.level_asks_none', { level: name })];
  return [assessed('assessed.level_asks', { time: duration(months), level: name })];
}

function nearness(work: Work): Message {
  if (work.relevance >= 0.7) return assessed('assessed.nearest_close');
  if (work.titleFit >= 0.6) return assessed('assessed.nearest_by_title');
  return assessed(work.relevance >= RELEVANCE.countsFrom ? 'assessed.nearest_related' : 'assessed.nearest_elsewhere');
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
