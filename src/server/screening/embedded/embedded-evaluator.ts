import { SECTIONS, type Section, scoreCategory } from '#shared/screening/score.ts';
import type { Evaluation, ScreeningJob, SectionEvaluation } from '#shared/screening/screening.contract.ts';
import { createCache } from '../../kernel/cache.ts';
import { canonicalJob, type Evaluator, inputHash } from '../evaluator.ts';
import type { RedactedApplication } from '../redact.ts';
import { readBio } from './bio-section.ts';
import { readEducation } from './education-section.ts';
import { readExperience } from './experience-section.ts';
import { type JobProfile, readJob } from './job-profile.ts';
import { OccupationSpace } from './meaning.ts';
import { OCCUPATIONS, type Occupation } from './occupations.ts';
import { lookUpSkill } from './skill-aliases.ts';
import { readSkills } from './skills-section.ts';
import { readCertification, readLanguages, readProfile } from './small-sections.ts';
import { EVERYDAY_SKILL, GATE, SECTION_WEIGHTS } from './weights.ts';
import { readWork } from './work.ts';

const VERSION = '1.0.0';
const MOST_PROFILES = 200;

type Options = {
  /** Occupations that were imported; they join the ones that come with Fursa. */
  imported?: readonly Occupation[];
};

/** What an overall is made of: another evaluator may put its own section scores into the same sum and gate. */
export type Reading = {
  sections: Record<Section, SectionEvaluation>;
  /** The sections' scores from 0 to 1, before rounding. */
  exact: Record<Section, number>;
  weights: Record<Section, number>;
  gate: number;
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
      const reading = read(job, application);
      return {
        ...overallOf(reading),
        sections: reading.sections,
        evaluator: { id: 'embedded', version },
        inputHash: inputHash(job, application),
      };
    },
  };
}

function readApplication(job: JobProfile, application: RedactedApplication, space: OccupationSpace): Reading {
  const works = application.experiences.map((entry) => readWork(entry, job, space, application.asOf));
  const skills = readSkills(application, job, works);
  const experience = readExperience(works, job);
  const education = readEducation(application, job, space);
  const background = Math.max(experience.relevance, job.educationForWork * education.fieldFit);
  const { exact: profile, ...profileSection } = readProfile(application, background);
  const sections: Record<Section, SectionEvaluation> = {
    education: education.section,
    experience: experience.section,
    profile: profileSection,
    skills: skills.section,
    certification: readCertification(application, job, space),
    bio: readBio(application, job, space),
    language: readLanguages(application, job),
  };
  const exact: Record<Section, number> = {
    education: education.score,
    experience: experience.score,
    profile,
    skills: skills.score,
    certification: sections.certification.score / 100,
    bio: sections.bio.score / 100,
    language: sections.language.score / 100,
  };
  return { sections, exact, weights: weightsFor(job), gate: gate(background, skills.shownShare) };
}

/** The weighted sum of the sections, behind the gate. */
export function overallOf({
  exact,
  weights,
  gate,
}: Omit<Reading, 'sections'>): Pick<Evaluation, 'overall' | 'category' | 'rank'> {
  const sum = SECTIONS.reduce((total, section) => total + weights[section] * exact[section], 0);
  const rank = 100 * sum * gate;
  const overall = Math.round(rank);
  return { overall, category: scoreCategory(overall), rank };
}

/** Skills that say little, or that the job does not name, leave their weight to experience. Depends on the job alone. */
function weightsFor(job: JobProfile): Record<Section, number> {
  const tells = job.skills.reduce((sum, skill) => sum + (skill.everyday ? EVERYDAY_SKILL.telling : 1), 0);
  const telling = tells / Math.max(1, job.skills.length);
  const skills = SECTION_WEIGHTS.skills * telling;
  return {
    ...SECTION_WEIGHTS,
    skills,
    experience: SECTION_WEIGHTS.experience + SECTION_WEIGHTS.skills - skills,
  };
}

/** Near 1 for a background of the job's trade, near the floor for another one; rises smoothly, so that ranks differ. */
function gate(background: number, shownSkills: number): number {
  const relevance = Math.min(1, background + GATE.shownSkills * Math.min(1, shownSkills / GATE.enoughSkills));
  const step = 1 / (1 + Math.exp((GATE.middle - relevance) / GATE.width));
  return GATE.floor + GATE.slope * relevance + (1 - GATE.floor - GATE.slope) * step;
}
