import { EDUCATION_LEVELS, type EducationLevel } from '#shared/jobs/jobs.values.ts';
import type { SectionEvaluation } from '#shared/screening/screening.contract.ts';
import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import type { OccupationSpace } from './meaning.ts';
import { quotes, quoteWhole } from './quotes.ts';
import { percent } from './sentences.ts';
import { EDUCATION } from './weights.ts';
import { fold } from './words.ts';
import { fitOfTitle } from './work.ts';

type Study = RedactedApplication['educations'][number];
export type EducationReading = { score: number; fieldFit: number; section: SectionEvaluation };

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
    const words = fold(text).replace(/['’.]/g, '');
    const level = LEVEL_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
    if (level) return EDUCATION_LEVELS.indexOf(level);
  }
  return null;
}

/** The best single study by level and field together: a second degree never lowers the first. */
export function readEducation(
  application: RedactedApplication,
  job: JobProfile,
  space: OccupationSpace,
): EducationReading {
  const studies = application.educations.map((study) => {
    const rank = levelRank(study);
    const fieldFit = Math.max(fitOfTitle(study.field, job, space), fitOfTitle(study.degree, job, space));
    const level = levelScore(rank, job.educationRank) * (study.current ? EDUCATION.unfinished : 1);
    return { study, rank, fieldFit, score: EDUCATION.level * level + EDUCATION.field * fieldFit };
  });
  const best = studies.reduce<(typeof studies)[number] | null>(
    (top, entry) => (entry.score > (top?.score ?? -1) ? entry : top),
    null,
  );
  if (best === null) {
    const comment =
      job.educationRank === null
        ? 'No education is given; the job asks for none.'
        : `No education is given; the job asks for: ${job.educationName}.`;
    return { score: 0, fieldFit: 0, section: { score: 0, comment, evidence: [] } };
  }
  const evidence = quotes([quoteWhole(best.study.level), quoteWhole(best.study.field || best.study.degree)], 2);
  return {
    score: best.score,
    fieldFit: Math.max(...studies.map((entry) => entry.fieldFit)),
    section: { score: percent(best.score), comment: comment(best, job), evidence },
  };
}

function levelScore(rank: number | null, asked: number | null): number {
  if (asked === null) return 1;
  if (rank === null) return EDUCATION.unknownLevel;
  return EDUCATION.belowBy[Math.max(0, asked - rank)] ?? 0;
}

function comment(best: { rank: number | null; fieldFit: number; study: Study }, job: JobProfile): string {
  const level =
    job.educationRank === null
      ? 'The job asks for no particular level.'
      : best.rank === null
        ? `The level could not be told; the job asks for: ${job.educationName}.`
        : best.rank >= job.educationRank
          ? `The level asked for is reached: ${job.educationName}.`
          : `The level is below the one asked for: ${job.educationName}.`;
  const field =
    best.fieldFit >= 0.5
      ? 'The field of study fits the job.'
      : best.fieldFit >= 0.2
        ? 'The field of study is near the job.'
        : 'No link between the field of study and the job was found.';
  return [level, field, best.study.current ? 'The study is not finished yet.' : ''].filter(Boolean).join(' ');
}
