import type { SectionEvaluation } from '#shared/screening/screening.contract.ts';
import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import { languageName } from './languages.ts';
import type { OccupationSpace } from './meaning.ts';
import { readOwnWords } from './own-words.ts';
import { quotes, quoteWhole } from './quotes.ts';
import { percent, sentence } from './sentences.ts';
import { CERTIFICATION, PROFICIENCY, PROFILE, UNKNOWN_PROFICIENCY } from './weights.ts';
import { fold, wordsOf } from './words.ts';
import { fitOfTitle } from './work.ts';

/** Trainings that fit the job by their name or by a required skill; two are as good as two hundred. */
export function readCertification(
  application: RedactedApplication,
  job: JobProfile,
  space: OccupationSpace,
): SectionEvaluation {
  const fitting = application.trainings.filter(({ name }) => {
    const own = readOwnWords(name, job.text);
    const skills = job.finder.find(name, own.words, true).some(({ skill }) => job.skills[skill]?.everyday === false);
    return skills || fitOfTitle(name, job, space) >= CERTIFICATION.fittingFrom;
  });
  const different = new Set(
    fitting.map(({ name }) =>
      wordsOf(name)
        .map((word) => word.stem)
        .join(' '),
    ),
  ).size;
  const evidence = quotes(
    fitting.map(({ name }) => quoteWhole(name)),
    3,
  );
  if (different > 0) {
    const score = different > 1 ? CERTIFICATION.more : CERTIFICATION.one;
    const comment =
      different > 1 ? 'Several trainings fit the job; more than two add nothing.' : 'One training fits the job.';
    return { score, comment, evidence };
  }
  const comment =
    application.trainings.length > 0
      ? 'None of the trainings given has to do with this job, as far as their names tell.'
      : 'No training or certification is given.';
  return { score: CERTIFICATION.none, comment, evidence };
}

/** Only the languages that the job's text asks for are scored. */
export function readLanguages(application: RedactedApplication, job: JobProfile): SectionEvaluation {
  const spoken = new Map<string, { proficiency: number; given: string }>();
  for (const { name, proficiency } of application.languages) {
    const level = PROFICIENCY[fold(proficiency).trim()] ?? UNKNOWN_PROFICIENCY;
    const language = languageName(name);
    if (level > (spoken.get(language)?.proficiency ?? -1)) spoken.set(language, { proficiency: level, given: name });
  }
  if (job.languages.length === 0) {
    const comment = 'The job text asks for no particular language, so none is missing.';
    return {
      score: 100,
      comment,
      evidence: quotes(
        [...spoken.values()].map(({ given }) => quoteWhole(given)),
        3,
      ),
    };
  }
  const levels = job.languages.map((language) => spoken.get(language)?.proficiency ?? 0);
  const found = job.languages.filter((language) => spoken.has(language));
  const missing = job.languages.filter((language) => !spoken.has(language));
  return {
    score: percent(levels.reduce((sum, level) => sum + level, 0) / levels.length),
    comment: [sentence('Asked for and listed', found), sentence('Asked for and not listed', missing)]
      .filter(Boolean)
      .join(' '),
    evidence: quotes(
      found.map((language) => quoteWhole(spoken.get(language)?.given ?? '')),
      3,
    ),
  };
}

/** The application as a whole: how near the person's background is to the job, and whether the form was filled in. */
export function readProfile(
  application: RedactedApplication,
  relevance: number,
): SectionEvaluation & { exact: number } {
  const parts: [string, boolean][] = [
    ['a bio', application.bio.trim() !== ''],
    ['education', application.educations.length > 0],
    ['experience', application.experiences.length > 0],
    ['skills', application.skills.some((skill) => skill.trim() !== '')],
    ['languages', application.languages.length > 0],
  ];
  const given = parts.filter(([, there]) => there).length / parts.length;
  const empty = parts.flatMap(([name, there]) => (there ? [] : [name]));
  const exact = PROFILE.relevance * relevance + PROFILE.completeness * given;
  const fit =
    relevance >= 0.7
      ? 'The background is that of the job.'
      : relevance >= 0.4
        ? 'The background is related to the job.'
        : relevance >= 0.25
          ? 'The background has little to do with the job.'
          : 'No relevant background was found.';
  return {
    exact,
    score: percent(exact),
    comment: [fit, sentence('Not filled in', empty)].filter(Boolean).join(' '),
    evidence: [],
  };
}
