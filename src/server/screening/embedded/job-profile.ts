import { EXPERIENCE_LEVELS, EXPERIENCE_YEARS } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_LEVELS, type EducationLevel } from '#shared/reference/qualifications.values.ts';
import type { ScreeningJob } from '#shared/screening/screening.contract.ts';
import { findLanguages } from './languages.ts';
import type { Meaning, OccupationSpace } from './meaning.ts';
import { type JobText, readJobText, stripMarkup } from './own-words.ts';
import { type RequiredSkill, readRequiredSkills, SkillFinder } from './required-skills.ts';
import type { SkillLookup } from './skill-aliases.ts';
import { EDUCATION_FOR_WORK, EXPERIENCE } from './weights.ts';
import { contentStems, fieldStems } from './words.ts';

/** The requirements of a job, read once and used for every applicant. */
export type JobProfile = {
  title: string;
  text: JobText;
  titleStems: string[];
  /** The job as prose: title and description together. */
  meaning: Meaning;
  titleMeaning: Meaning;
  /** The same, widened to neighbouring occupations. */
  relatedToTitle: Meaning;
  relatedToJob: Meaning;
  /** Neighbouring trades, whose people could do a part of the job. */
  neighbours: Meaning;
  /** The fields of study for the job. */
  fields: readonly string[][];
  /** How strongly a word is associated with the job's trade. Used to choose the sentences that are quoted. */
  pullOf: (stem: string) => number;
  skills: readonly RequiredSkill[];
  finder: SkillFinder;
  /** The words of the title and the skills. Anybody can copy them, so they prove nothing. */
  claimed: ReadonlySet<string>;
  /** The index of the required degree in EDUCATION_LEVELS; null if none is required. */
  educationRank: number | null;
  months: number;
  /** The experience level, if the job names a known one. */
  level: (typeof EXPERIENCE_LEVELS)[number] | null;
  educationForWork: number;
  languages: string[];
  /** The job is about languages, such as that of an interpreter or a language teacher. */
  isAboutLanguages: boolean;
};

const READ = 20_000;
const TITLE_COUNTS = 3;
/** Occupations below this share of the strongest are not the job's trade; they only share some words. */
const OF_THE_TRADE = 0.6;

export function readJob(job: ScreeningJob, space: OccupationSpace, lookUp: SkillLookup): JobProfile {
  const description = stripMarkup(job.description.slice(0, READ));
  const title = job.title.slice(0, 300);
  const titleStems = contentStems(title);
  const skills = readRequiredSkills(job.skills, lookUp);
  const level = EXPERIENCE_LEVELS.find((name) => name === job.experience?.name) ?? null;
  const rank = EDUCATION_LEVELS.indexOf(job.education?.name as EducationLevel);
  const prose = [...Array.from({ length: TITLE_COUNTS }, () => titleStems).flat(), ...contentStems(description)];
  const meaning = space.meaningOf(prose);
  const relatedToJob = space.relatedTo(meaning);
  const titleMeaning = space.titleMeaningOf(titleStems);
  const trade = meaning.map((value, at) => value + (titleMeaning[at] as number));
  return {
    title,
    text: readJobText(title, description),
    titleStems,
    meaning,
    titleMeaning,
    relatedToTitle: space.relatedTo(titleMeaning),
    relatedToJob,
    neighbours: space.neighboursOf(trade),
    fields: space
      .strongestIn(trade)
      .filter(({ share }) => share >= OF_THE_TRADE)
      .flatMap(({ occupation }) => space.occupations[occupation]?.fields ?? [])
      .map(fieldStems),
    pullOf: (stem) => space.pullOf(stem, relatedToJob),
    skills,
    finder: new SkillFinder(skills),
    claimed: new Set([...titleStems, ...job.skills.flatMap(contentStems)]),
    educationRank: rank >= 0 && EDUCATION_LEVELS[rank] !== 'Other' ? rank : null,
    months: level === null ? EXPERIENCE.unnamedMonths : Math.max(6, EXPERIENCE_YEARS[level] * 12),
    level,
    educationForWork:
      level === 'Entry'
        ? EDUCATION_FOR_WORK.Entry
        : level === 'Junior' || level === null
          ? EDUCATION_FOR_WORK.Junior
          : EDUCATION_FOR_WORK.other,
    languages: [...new Set([...findLanguages(title), ...findLanguages(description)])],
    isAboutLanguages: findLanguages(title).length > 0,
  };
}
