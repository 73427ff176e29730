import type { Section } from '#shared/screening/score.ts';
import type { Evaluation, ScreeningJob } from '#shared/screening/screening.contract.ts';
import { createCache } from '../../kernel/cache.ts';
import { canonicalJob, type Evaluator, inputHash } from '../evaluator.ts';
import { FORM_ASKS } from '../form-asks.ts';
import type { RedactedApplication } from '../redact.ts';
import { isBeginner, promiseOf } from './beginners.ts';
import { readBio } from './bio-section.ts';
import { readEducation } from './education-section.ts';
import { readExperience } from './experience-section.ts';
import { type JobProfile, readJob } from './job-profile.ts';
import { OccupationSpace } from './meaning.ts';
import { OCCUPATIONS, type Occupation } from './occupations.ts';
import type { SectionReading } from './section-reading.ts';
import { lookUpSkill } from './skill-aliases.ts';
import { readSkills } from './skills-section.ts';
import { readCertification, readLanguages, readProfile } from './small-sections.ts';
import { type Reading, totalOf } from './total.ts';
import { EVERYDAY_SKILL, GATE, LANGUAGE_IN_TITLE, RELEVANCE, SECTION_WEIGHTS, THIN_FORM } from './weights.ts';
import { readWorks, type Work } from './work.ts';

const VERSION = '3.0.0';
const MOST_PROFILES = 200;

type Options = {
  /** Imported occupations, in addition to the built-in ones. */
  imported?: readonly Occupation[];
};

export interface EmbeddedEvaluator extends Evaluator {
  evaluate(job: ScreeningJob, application: RedactedApplication): Evaluation;
  read(job: ScreeningJob, application: RedactedApplication): Reading;
}

/** Scores offline, by rules that can be read, and always the same way. */
export function embeddedEvaluator({ imported = [] }: Options = {}): EmbeddedEvaluator {
  const space = new OccupationSpace([...OCCUPATIONS, ...imported]);
  const profiles = createCache<JobProfile>({ max: MOST_PROFILES });
  const version = imported.length > 0 ? `${VERSION}+${imported.length}-occupations` : VERSION;

  const profileOf = (job: ScreeningJob): JobProfile =>
    profiles.getOr(canonicalJob(job), () => readJob(job, space, lookUpSkill));

  const read = (job: ScreeningJob, application: RedactedApplication) =>
    readApplication(profileOf(job), application, space);

  return {
    id: 'embedded',
    version,
    isImmediate: true,
    read,
    evaluate(job, application) {
      return {
        ...totalOf(read(job, application)),
        evaluator: { id: 'embedded', version },
        inputHash: inputHash(job, application),
      };
    },
  };
}

function readApplication(job: JobProfile, application: RedactedApplication, space: OccupationSpace): Reading {
  const works = readWorks(application.experiences, job, space, application.asOf);
  const experience = readExperience(works, job);
  const education = readEducation(application, job, space);
  const promise = isBeginner(works, job) ? promiseOf(application, job, space) : 0;
  const background = Math.max(experience.relevance, job.educationForWork * education.fieldFit, promise);
  const skills = readSkills(application, job, works, background);
  const bio = readBio(application, job, space);
  // Work in plain English says what it says, whatever stands beside it in a language that cannot.
  const isWorkUnread = works.some((work) => !work.readable) && !works.some((work) => work.readable && work.isEnglish);
  const isPartlyUnread = works.some((work) => !work.readable || work.isPartlyUnread);
  const sections: Record<Section, SectionReading> = {
    education,
    experience,
    profile: readProfile(background, isWorkUnread),
    skills,
    certification: readCertification(application, job, space),
    bio,
    language: readLanguages(application, job),
  };
  const optional = optionalFor(job, application);
  return {
    sections,
    optional,
    weights: weightsFor(job),
    gate:
      Math.max(gate(background, skills.shownShare), isWorkUnread ? GATE.unread : 0) * fullness(application, job, works),
    unread: isPartlyUnread || bio.unread || education.unread,
    isForeign: works.some((work) => work.texts.some(({ words }) => words.length > 0) && !work.isEnglish),
  };
}

/**
 * The sections that may be left empty, or that the form or the job does not ask for: they count only if they raise the
 * score.
 */
function optionalFor(job: JobProfile, { form }: RedactedApplication): Set<Section> {
  const { skills, languages } = FORM_ASKS[form];
  const optional = new Set<Section>(['certification', 'bio']);
  if (!skills) optional.add('skills');
  if (languages !== 'always') optional.add('language');
  if (job.educationRank === null) optional.add('education');
  if (job.level === 'Entry') optional.add('experience');
  return optional;
}

/** Everyday skills, and jobs that name no skills, leave weight to experience. The weights depend on the job alone. */
function weightsFor(job: JobProfile): Record<Section, number> {
  const tells = job.skills.reduce((sum, skill) => sum + (skill.everyday ? EVERYDAY_SKILL.telling : 1), 0);
  const telling = tells / Math.max(1, job.skills.length);
  const skills = SECTION_WEIGHTS.skills * telling;
  return {
    ...SECTION_WEIGHTS,
    skills,
    experience: SECTION_WEIGHTS.experience + SECTION_WEIGHTS.skills - skills,
    language: job.isAboutLanguages ? LANGUAGE_IN_TITLE : SECTION_WEIGHTS.language,
  };
}

/** 1 for the forms that ask for more than positions and duties; below it for the simple one, less the more is told. */
function fullness({ form }: RedactedApplication, job: JobProfile, works: readonly Work[]): number {
  if (FORM_ASKS[form].skills) return 1;
  const ofTrade = new Set(
    works
      .flatMap(({ texts }) => texts.flatMap(({ stems }) => stems))
      .filter((stem) => job.pullOf(stem) >= RELEVANCE.pulling),
  ).size;
  const months = works.reduce(
    (sum, { period, relevance }) => sum + relevance * (period ? period.to - period.from + 1 : 0),
    0,
  );
  const told =
    (1 - Math.exp(-ofTrade / THIN_FORM.words) + (1 - Math.exp(-months / (THIN_FORM.times * job.months)))) / 2;
  return THIN_FORM.least + (1 - THIN_FORM.least) * told;
}

/** Near 1 for a background of the job's trade, near the floor for another one; rises smoothly, so that ranks differ. */
function gate(background: number, shownSkills: number): number {
  const relevance = Math.min(1, background + GATE.shownSkills * Math.min(1, shownSkills / GATE.enoughSkills));
  const step = 1 / (1 + Math.exp((GATE.middle - relevance) / GATE.width));
  return GATE.floor + GATE.slope * relevance + (1 - GATE.floor - GATE.slope) * step;
}
