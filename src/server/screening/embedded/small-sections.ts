import { assessed } from '#shared/screening/assessed.texts.ts';
import { FORM_ASKS } from '../form-asks.ts';
import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import { languageName } from './languages.ts';
import type { OccupationSpace } from './meaning.ts';
import { readOwnWords } from './own-words.ts';
import { inFullWords } from './qualifications.ts';
import { quotes, quoteWhole } from './quotes.ts';
import { notAssessed, notRead, type SectionReading } from './section-reading.ts';
import { when } from './sentences.ts';
import { CERTIFICATION, PROFICIENCY, RELEVANCE, UNKNOWN_PROFICIENCY } from './weights.ts';
import { fold } from './words.ts';
import { fitOfTitle } from './work.ts';

/** Trainings that fit the job by their name or by a required skill; one is as good as two hundred. */
export function readCertification(
  application: RedactedApplication,
  job: JobProfile,
  space: OccupationSpace,
): SectionReading {
  if (application.trainings.length === 0) {
    return notAssessed(assessed(FORM_ASKS[application.form].trainings ? 'assessed.left_empty' : 'assessed.not_asked'));
  }
  const fitting = application.trainings.filter(({ name }) => {
    const own = readOwnWords(name, job.text);
    const skills = job.finder.find(name, own.words, true).some(({ skill }) => job.skills[skill]?.everyday === false);
    return skills || fitOfTitle(inFullWords(name), job, space) >= CERTIFICATION.fittingFrom;
  });
  if (fitting.length === 0) return notAssessed(assessed('assessed.trainings_elsewhere'));
  return {
    exact: 1,
    comment: [assessed('assessed.training_fits')],
    evidence: quotes(
      fitting.map(({ name }) => quoteWhole(name)),
      3,
    ),
  };
}

/** Only the languages that the job's text asks for are scored. */
export function readLanguages(application: RedactedApplication, job: JobProfile): SectionReading {
  const asks = FORM_ASKS[application.form].languages;
  if (job.languages.length === 0) return notAssessed(assessed('assessed.no_language_asked'));
  if (application.languages.length === 0 && asks !== 'always') {
    return notAssessed(assessed(asks === 'never' ? 'assessed.not_asked' : 'assessed.left_empty'));
  }
  const spoken = new Map<string, { proficiency: number; given: string }>();
  for (const { name, proficiency } of application.languages) {
    const level = PROFICIENCY[fold(proficiency).trim()] ?? UNKNOWN_PROFICIENCY;
    const language = languageName(name);
    if (level > (spoken.get(language)?.proficiency ?? -1)) spoken.set(language, { proficiency: level, given: name });
  }
  const levels = job.languages.map((language) => spoken.get(language)?.proficiency ?? 0);
  const found = job.languages.filter((language) => spoken.has(language));
  const missing = job.languages.filter((language) => !spoken.has(language));
  return {
    exact: levels.reduce((sum, level) => sum + level, 0) / levels.length,
    comment: [
      ...when(found.length > 0, assessed('assessed.languages_listed', { languages: found.join(', ') })),
      ...when(missing.length > 0, assessed('assessed.languages_missing', { languages: missing.join(', ') })),
    ],
    evidence: quotes(
      found.map((language) => quoteWhole(spoken.get(language)?.given ?? '')),
      3,
    ),
  };
}

/** The application as a whole: how near the person's work and education are to the job. */
export function readProfile(relevance: number, isUnread: boolean): SectionReading {
  if (isUnread && relevance < 0.4) return notRead(assessed('assessed.background_unread'));
  const comment =
    relevance >= 0.7
      ? assessed('assessed.background_same')
      : // As far as work counts, it is called related here too.
        relevance >= RELEVANCE.countsFrom
        ? assessed('assessed.background_related')
        : relevance >= 0.12
          ? assessed('assessed.background_far')
          : assessed('assessed.background_elsewhere');
  return { exact: relevance, comment: [comment], evidence: [] };
}
