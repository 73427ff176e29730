import type { Application, Job, Written } from '../case.ts';

/** For each required skill: would a sensible recruiter, who has read the application, say that it is shown or named? */
export type Evidence = Readonly<Record<string, boolean>>;

/** The strong person of the trade, wholly in another language than English. */
export type StrongInLanguage = { language: Written; application: Application; evidenceFor: Evidence };

export type SecondTrade = {
  name: string;
  job: Job;
  /** Honest and good; names at most half of the required skills, and tells of the others in other words. */
  strong: Application;
  evidenceFor: Evidence;
  /** Less time in the same trade, and some required skills truly missing. */
  weaker: Application;
  weakerEvidenceFor: Evidence;
  /** Related work, but not quite this. */
  neighbour: Application;
  /** Strong, of a distant field. */
  unrelated: Application;
  /** Years elsewhere, the last twelve to eighteen months in this trade. */
  changer: Application;
  /** The strong person in fragments. */
  terse: Application;
  /** No paid work in the trade yet, and should pass; only for jobs of the level Entry or of none. */
  beginners?: readonly Application[];
  inLanguages?: readonly StrongInLanguage[];
  /** The strong person's title as it is said of a man and of a woman. */
  titlesByGender: readonly { masculine: string; feminine: string }[];
};

/** The same facts as manual workers write them: one fragment for each position, and nothing around. */
export function inFragments(application: Application, duties: readonly string[]): Application {
  if (duties.length !== application.experiences.length) throw new Error('One fragment for each position, please.');
  return {
    ...application,
    personalInfo: { ...application.personalInfo, bio: '' },
    experiences: application.experiences.map((one, index) => ({
      ...one,
      responsibilities: duties[index] ?? '',
      accomplishments: null,
    })),
    trainings: application.trainings.map((one) => ({ ...one, description: null })),
    cover_letter: '',
  };
}
