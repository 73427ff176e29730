import type { SectionResult } from '#server/db/schema/screening.ts';
import { type EducationLevel, EXPERIENCE_YEARS } from '#shared/jobs/jobs.values.ts';
import { type ScoreCategory, SECTIONS, type Section, scoreCategory } from '#shared/screening/score.ts';
import type { DemoJob } from './jobs/job.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';
import type { Snapshot } from './snapshot.ts';

export const SECTION_WEIGHTS: Record<Section, number> = {
  skills: 0.35,
  experience: 0.3,
  education: 0.15,
  certification: 0.05,
  bio: 0.05,
  language: 0.05,
  profile: 0.05,
};

export type DemoEvaluation = {
  overall: number;
  category: ScoreCategory;
  rank: number;
  sections: Record<Section, SectionResult>;
};

const EDUCATION_RANK: Record<EducationLevel, number> = {
  'High School': 1,
  Other: 1.5,
  'Associate Degree': 2,
  "Bachelor's Degree": 3,
  "Master's Degree": 4,
  'Doctorate/PhD': 5,
};

/** A section that the job's form does not ask for neither helps nor harms. */
const NOT_ASKED: SectionResult = {
  score: 50,
  comment: 'The form of this job does not ask for it, so it counts neither for nor against.',
  evidence: [],
};

const within = (score: number) => Math.max(0, Math.min(100, Math.round(score)));
const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/)[0] ?? text;
const present = (...quotes: (string | undefined)[]) => quotes.filter((quote): quote is string => Boolean(quote));

/** How near the person's profession is to the job: the one asked for, a neighbouring one, another. */
function fitOf(person: DemoPerson, job: DemoJob): number {
  if (job.careers[0] === person.career) return 1;
  return job.careers.includes(person.career) ? 0.7 : 0.25;
}

function judgeSkills(random: Random, job: DemoJob, sent: Snapshot, fit: number): SectionResult {
  const work = sent.experiences.map(({ responsibilities }) => responsibilities).join(' ');
  if (sent.skills.length === 0) {
    return {
      score: within(fit * (work ? 66 : 20) + random.between(-6, 8)),
      comment: 'The form asks for no list of skills, so they are read from the work described.',
      evidence: present(firstSentence(work)),
    };
  }
  const declared = new Set(sent.skills.map((name) => name.toLowerCase()));
  const found = job.skills.filter((name) => declared.has(name.toLowerCase()));
  const everything = JSON.stringify(sent).toLowerCase();
  const missing = job.skills.filter((name) => !everything.includes(name.toLowerCase()));
  const shown = found.filter((name) => work.toLowerCase().includes(name.toLowerCase()));
  const points = found.length * 0.9 + shown.length * 0.1;
  const summary =
    found.length > 0
      ? `Lists ${found.length} of ${job.skills.length} required skills.`
      : 'None of the required skills is listed.';
  return {
    score: within(8 + (points / job.skills.length) * 88 + random.between(-2, 4)),
    comment: missing.length > 0 ? `${summary} Not found: ${missing.join(', ')}.` : summary,
    // Quoted as the person wrote them.
    evidence: sent.skills.filter((name) => found.some((each) => each.toLowerCase() === name.toLowerCase())).slice(0, 4),
  };
}

function judgeExperience(random: Random, job: DemoJob, person: DemoPerson, sent: Snapshot, fit: number): SectionResult {
  const needed = EXPERIENCE_YEARS[job.experience];
  const latest = sent.experiences[0];
  if (!latest) {
    return {
      score: within(needed === 0 ? 45 : 12 + random.between(0, 8)),
      comment:
        needed === 0
          ? 'No work experience yet; the job does not ask for any.'
          : `No work experience yet; the job asks for about ${needed} years.`,
      evidence: [],
    };
  }
  const years = Math.max(1, Math.round(person.experienceYears));
  const share = needed === 0 ? 1 : Math.min(1, person.experienceYears / needed);
  const nearness =
    fit === 1 ? 'closely related work' : fit > 0.5 ? 'work in a neighbouring field' : 'work in another field';
  return {
    score: within(
      fit * (42 + 40 * share + Math.min(10, Math.max(0, person.experienceYears - needed) * 2)) + random.between(-3, 6),
    ),
    comment: `About ${years} ${years === 1 ? 'year' : 'years'} of ${nearness}; the job asks for ${needed === 0 ? 'none' : needed}.`,
    evidence: present(latest.designation, firstSentence(latest.responsibilities)),
  };
}

function judgeEducation(random: Random, job: DemoJob, sent: Snapshot, fit: number): SectionResult {
  const best = [...sent.educations].sort((a, b) => EDUCATION_RANK[b.level] - EDUCATION_RANK[a.level])[0];
  if (!best) return { score: 10, comment: 'No education is given.', evidence: [] };
  const distance = job.education === null ? 0 : EDUCATION_RANK[best.level] - EDUCATION_RANK[job.education];
  const base = distance >= 0 ? 84 + distance * 5 : distance >= -1 ? 60 : 38;
  const verdict =
    job.education === null
      ? 'The job asks for no particular level.'
      : distance >= 0
        ? `Meets the level asked for (${job.education}).`
        : `Below the level asked for (${job.education}).`;
  return {
    score: within(base - (fit < 0.5 ? 22 : 0) + random.between(-4, 4)),
    comment: fit < 0.5 ? `${verdict} The subject is another one.` : verdict,
    evidence: [best.degree],
  };
}

function judgeRest(
  random: Random,
  job: DemoJob,
  sent: Snapshot,
  fit: number,
): Record<'certification' | 'bio' | 'language' | 'profile', SectionResult> {
  const [course, ...more] = sent.trainings;
  const english = sent.languages.find(({ name }) => name === 'English');
  const simple = job.form === 'simple';
  const clarity = { native: 92, fluent: 88, advanced: 80, intermediate: 72, basic: 55 } as const;
  return {
    certification:
      simple || job.form === 'form'
        ? NOT_ASKED
        : course
          ? {
              score: within((more.length > 0 ? 84 : 66) * (fit < 0.5 ? 0.6 : 1) + random.between(-4, 6)),
              comment:
                more.length > 0
                  ? 'Several courses, finished with a certificate.'
                  : 'One course that supports the application.',
              evidence: [course.name, ...more.map(({ name }) => name)],
            }
          : { score: 24, comment: 'No training or certificate is listed.', evidence: [] },
    bio: simple
      ? NOT_ASKED
      : {
          score: within(58 + 22 * fit + random.between(-6, 8)),
          comment:
            fit === 1
              ? 'Speaks concretely about the kind of work on offer.'
              : 'Well written, but about another kind of work.',
          evidence: [firstSentence(sent.personalInfo.bio)],
        },
    language: simple
      ? NOT_ASKED
      : {
          score: within(english ? clarity[english.proficiency] + random.between(-3, 5) : 40),
          comment: english
            ? `English at the level "${english.proficiency}", ${sent.languages.length} languages in all.`
            : 'No English is listed.',
          evidence: sent.languages.map(({ name }) => name),
        },
    profile: {
      score: within((simple ? 62 : 78) + random.between(-4, 10)),
      comment: simple ? 'The short form is filled in completely.' : 'Contact details, dates and places are complete.',
      evidence: present(sent.educations[0]?.institution_name),
    },
  };
}

/** Scores an application the way the product's screening would, in a rougher form: from what was sent, with quotes. */
export function evaluate(random: Random, job: DemoJob, person: DemoPerson, sent: Snapshot): DemoEvaluation {
  const fit = fitOf(person, job);
  const sections: Record<Section, SectionResult> = {
    education: judgeEducation(random, job, sent, fit),
    experience: judgeExperience(random, job, person, sent, fit),
    skills: judgeSkills(random, job, sent, fit),
    ...judgeRest(random, job, sent, fit),
  };
  const rank = SECTIONS.reduce((sum, section) => sum + sections[section].score * SECTION_WEIGHTS[section], 0);
  return { overall: Math.round(rank), category: scoreCategory(rank), rank, sections };
}
