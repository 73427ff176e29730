import { EDUCATION_TEXTS } from '#shared/jobs/value-texts.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { EDUCATION_LEVELS, type EducationLevel } from '#shared/reference/qualifications.values.ts';
import { assessed, levelName } from '#shared/screening/assessed.texts.ts';
import { FORM_ASKS } from '../form-asks.ts';
import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import type { OccupationSpace } from './meaning.ts';
import { quotes, quoteWhole } from './quotes.ts';
import { notAssessed, type SectionReading } from './section-reading.ts';
import { when } from './sentences.ts';
import { EDUCATION } from './weights.ts';
import { fieldStems, fold, glossedWords } from './words.ts';
import { fitOfTitle, sharedWords } from './work.ts';

type Study = RedactedApplication['educations'][number];
export type EducationReading = SectionReading & { fieldFit: number; unread: boolean };

const LEVEL_WORDS: readonly [EducationLevel, RegExp][] = [
  ['Doctorate/PhD', /\b(?:phd|doctor|doctorate|doctoral)\b/],
  ["Master's Degree", /\b(?:master|masters|msc|ma|mba|mphil|postgraduate)\b/],
  ["Bachelor's Degree", /\b(?:bachelor|bachelors|bsc|ba|bba|beng|undergraduate)\b/],
  ['Associate Degree', /\b(?:associate|diploma|hnd)\b/],
  ['High School', /\b(?:high school|secondary|ged|kcse)\b/],
];

function levelRank(study: Study): number | null {
  const named = EDUCATION_LEVELS.indexOf(study.level.trim() as EducationLevel);
  if (named >= 0 && study.level.trim() !== 'Other') return named;
  for (const text of [study.level, study.degree, study.field]) {
    const { words: read, language } = glossedWords(text);
    const isEnglish = language === 'en' || language === 'other';
    const words = isEnglish ? fold(text).replace(/['’.]/g, '') : read.map((word) => word.folded).join(' ');
    const level = LEVEL_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
    if (level) return EDUCATION_LEVELS.indexOf(level);
  }
  return null;
}

/** Scores the best single education by level and field together, so that a second degree never lowers the score. */
export function readEducation(
  application: RedactedApplication,
  job: JobProfile,
  space: OccupationSpace,
): EducationReading {
  const asksLevel = FORM_ASKS[application.form].educationLevel;
  const studies = application.educations.map((study) => {
    const rank = levelRank(study);
    const fieldFit = Math.max(...[study.field, study.degree].map((name) => fitOfField(name, job, space)));
    const level = levelScore(rank, job.educationRank) * (study.current ? EDUCATION.unfinished : 1);
    const unread =
      fieldFit === 0 && [study.field, study.degree].some((name) => glossedWords(name).language === 'other');
    // If the field cannot be read, only the level counts.
    const both = unread ? level : EDUCATION.level * level + EDUCATION.field * fieldFit;
    // If the form asks for no level, one may still be recognised by the name of the degree. It counts only if it helps.
    const byField = !asksLevel && fieldFit >= both;
    return { study, rank, fieldFit, unread, byField, exact: byField ? fieldFit : both };
  });
  const best = studies.reduce<(typeof studies)[number] | null>(
    (top, entry) => (entry.exact > (top?.exact ?? -1) ? entry : top),
    null,
  );
  if (best === null) return { fieldFit: 0, unread: false, ...noEducation(job) };
  const { level, field, degree } = best.study;
  return {
    exact: best.exact,
    fieldFit: Math.max(...studies.map((entry) => entry.fieldFit)),
    unread: best.unread,
    comment: comment(best, job),
    // "Other" is not quoted: it is a choice in a list, or the default if the form does not ask.
    evidence: quotes([level === 'Other' ? null : quoteWhole(level), quoteWhole(field || degree)], 2),
  };
}

/**
 * How well a field of study fits: by the fields that belong to the job's trade, or by the words of the trade itself.
 */
function fitOfField(name: string, job: JobProfile, space: OccupationSpace): number {
  const stems = fieldStems(name);
  const studied = job.fields.reduce((best, field) => Math.max(best, sharedWords(stems, field, space)), 0);
  return Math.max(studied, fitOfTitle(name, job, space));
}

function noEducation(job: JobProfile): SectionReading {
  if (job.educationRank === null) return notAssessed(assessed('assessed.no_education_asked'));
  return { exact: 0, comment: [assessed('assessed.no_education', askedFor(job))], evidence: [] };
}

function levelScore(rank: number | null, asked: number | null): number {
  if (asked === null) return 1;
  if (rank === null) return EDUCATION.unknownLevel;
  return EDUCATION.belowBy[Math.max(0, asked - rank)] ?? 0;
}

type Best = { rank: number | null; fieldFit: number; byField: boolean; unread: boolean; study: Study };

function comment(best: Best, job: JobProfile): Message[] {
  const field = best.unread
    ? assessed('assessed.field_unread')
    : best.fieldFit >= 0.5
      ? assessed('assessed.field_fits')
      : best.fieldFit >= 0.2
        ? assessed('assessed.field_near')
        : assessed('assessed.field_elsewhere');
  return [levelComment(best, job), field, ...when(best.study.current, assessed('assessed.unfinished'))];
}

function levelComment({ rank, byField }: Best, job: JobProfile): Message {
  if (job.educationRank === null) return assessed('assessed.any_level');
  if (byField) return assessed('assessed.level_not_asked');
  if (rank === null) return assessed('assessed.level_unknown', askedFor(job));
  return assessed(rank >= job.educationRank ? 'assessed.level_reached' : 'assessed.level_below', askedFor(job));
}

function askedFor({ educationRank }: JobProfile) {
  const level = EDUCATION_LEVELS[educationRank ?? -1] ?? 'Other';
  return { education: { told: levelName(EDUCATION_TEXTS[level]) } };
}
