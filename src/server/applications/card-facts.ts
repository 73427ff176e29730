import type { SentApplication } from '#shared/applications/sent-application.ts';
import { newestFirst } from '#shared/applications/wizard/experience.ts';
import {
  type ApplicationForm,
  EDUCATION_LEVELS,
  type EducationLevel,
  EXPERIENCE_LEVELS,
  EXPERIENCE_YEARS,
  type ExperienceLevel,
} from '#shared/jobs/jobs.values.ts';
import { countryCodeOf } from '#shared/reference/countries.ts';
import { fold } from '../kernel/fold.ts';
import { countMonths, periodOf } from '../screening/embedded/periods.ts';

/** What a card says of the person, and what the board finds it by: all of it from the application itself. */
export type CardFacts = {
  profession: string | null;
  experienceLevel: ExperienceLevel | null;
  educationLevel: EducationLevel | null;
  countryCode: string | null;
  searchName: string;
  /** One skill a line, so that no search finds the end of one and the beginning of the next. */
  searchSkills: string;
};

type Sent = Pick<SentApplication, 'personalInfo' | 'educations' | 'experiences' | 'skills'>;
/** `asOf`: the month it was sent in, `YYYY-MM`. */
type From = { name: string; form: ApplicationForm; sent: Sent; asOf: string };

export function cardFacts({ name, form, sent, asOf }: From): CardFacts {
  const { country } = sent.personalInfo;
  const profession = professionOf(sent);
  return {
    profession,
    experienceLevel: experienceLevelOf(sent, form, asOf),
    educationLevel: educationLevelOf(sent),
    countryCode: country ? countryCodeOf(country) : null,
    searchName: fold(name),
    searchSkills: [profession ?? '', ...sent.skills].filter(Boolean).map(fold).join('\n'),
  };
}

/** What the person does now, or did last. */
function professionOf({ experiences }: Sent): string | null {
  const [latest] = newestFirst(
    experiences.map(({ designation, start, end, current_position: currentlyWorking }) => ({
      designation,
      startDate: start ?? '',
      endDate: end ?? '',
      currentlyWorking,
    })),
  );
  return latest?.designation || null;
}

/**
 * By the months of work; those of two positions at once count once. Every form but the quick one takes no position
 * only from somebody who says that there was none. The quick one sends a profile as it is: an empty one says nothing,
 * and neither do positions without a date.
 */
function experienceLevelOf({ experiences }: Sent, form: ApplicationForm, asOf: string): ExperienceLevel | null {
  const dated = experiences.filter(({ start }) => start);
  if (dated.length === 0) return experiences.length === 0 && form !== 'quick' ? 'Entry' : null;
  const months = countMonths(
    dated.flatMap(({ start, end, current_position: current }) => {
      const period = periodOf({ start, end: end || null, current }, asOf);
      return period ? [{ ...period, counts: 1 }] : [];
    }),
  );
  return EXPERIENCE_LEVELS.findLast((level) => months >= EXPERIENCE_YEARS[level] * 12) ?? 'Entry';
}

/** The highest one that has a place among the others. */
function educationLevelOf({ educations }: Sent): EducationLevel | null {
  const given = new Set(educations.map(({ level }) => level));
  return EDUCATION_LEVELS.findLast((level) => level !== 'Other' && given.has(level)) ?? null;
}
