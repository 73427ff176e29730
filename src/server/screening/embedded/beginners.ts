import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import type { OccupationSpace } from './meaning.ts';
import { readOwnWords } from './own-words.ts';
import { findDeclared } from './skills-found.ts';
import { BEGINNER } from './weights.ts';
import { fitOfMeaning, fitOfTitle, type Work } from './work.ts';

/** Whether somebody begins: the job asks for no experience, and there is none to judge by. */
export function isBeginner(works: readonly Work[], job: JobProfile): boolean {
  if (job.level !== null && job.level !== 'Entry') return false;
  return works.every((work) => !work.isUndated) && monthsOf(works) < BEGINNER.monthsElsewhere;
}

function monthsOf(works: readonly Work[]): number {
  return works.reduce((sum, { period }) => sum + (period ? period.to - period.from + 1 : 0), 0);
}

/**
 * What takes the place of work for beginners, from 0 to 1: training and school projects in the trade, the asked skills,
 * and what they say about it. None of it is proof, and a job for beginners asks for none.
 */
export function promiseOf(application: RedactedApplication, job: JobProfile, space: OccupationSpace): number {
  const fitOf = (text: string) => {
    const { stems } = readOwnWords(text, job.text, true);
    const known = new Set(stems.filter((stem) => space.knows(stem))).size;
    return Math.min(1, known / BEGINNER.enoughWords) * fitOfMeaning(space.meaningOf(stems), job);
  };
  const best = (values: readonly number[]) => Math.min(1, Math.max(0, ...values) / BEGINNER.clear);
  const learnt = best([
    ...application.trainings.flatMap(({ name, description }) => [fitOfTitle(name, job, space), fitOf(description)]),
    ...application.educations.flatMap(({ field, degree, description }) => [
      fitOfTitle(field, job, space),
      fitOfTitle(degree, job, space),
      fitOf(description),
    ]),
  ]);
  const said = best([application.bio, application.coverLetter, ...application.answers].map(fitOf));
  const telling = job.skills.filter(({ everyday }) => !everyday).length;
  const named = [...findDeclared(application.skills, job).keys()].filter(
    (skill) => !job.skills[skill]?.everyday,
  ).length;
  const listed = telling === 0 ? 0 : Math.min(1, named / telling / BEGINNER.enoughSkills);
  return 1 - (1 - BEGINNER.learnt * learnt) * (1 - BEGINNER.listed * listed) * (1 - BEGINNER.said * said);
}
