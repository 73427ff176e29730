import type { SentApplication } from '#shared/applications/sent-application.ts';
import {
  type ApplicationForm,
  EXPERIENCE_LEVELS,
  EXPERIENCE_YEARS,
  type ExperienceLevel,
} from '#shared/jobs/jobs.values.ts';
import { newestFirst } from '#shared/profiles/sections/experience.ts';
import { countryCodeOf } from '#shared/reference/countries.ts';
import { EDUCATION_LEVELS, type EducationLevel } from '#shared/reference/qualifications.values.ts';
import { fold } from '../kernel/fold.ts';
import { countMonths, periodOf } from '../screening/embedded/periods.ts';
import { identityIn } from './blind/identity.ts';

/** The facts on a card, and the texts that the board searches. All of them come from the application itself. */
export type CardFacts = {
  profession: string | null;
  experienceLevel: ExperienceLevel | null;
  educationLevel: EducationLevel | null;
  countryCode: string | null;
  searchName: string;
  /** One skill per line, so that no search matches the end of one skill and the beginning of the next. */
  searchSkills: string;
  /** The profession shown while blind review hides the candidate: without anything that identifies them. */
  blindProfession: string | null;
  blindSkills: string;
};

type Sent = Pick<SentApplication, 'personalInfo' | 'educations' | 'experiences' | 'skills'>;
/** `asOf`: the month in which it was sent, `YYYY-MM`. */
type From = { name: string; form: ApplicationForm; sent: Sent; asOf: string };

export function cardFacts({ name, form, sent, asOf }: From): CardFacts {
  const { country } = sent.personalInfo;
  const profession = professionOf(sent);
  const say = identityIn({ sent, names: [name] });
  const searched = [profession ?? '', ...sent.skills].filter(Boolean);
  return {
    profession,
    experienceLevel: experienceLevelOf(sent, form, asOf),
    educationLevel: educationLevelOf(sent),
    countryCode: country ? countryCodeOf(country) : null,
    searchName: fold(name),
    searchSkills: searched.map(fold).join('\n'),
    blindProfession: profession && say(profession),
    blindSkills: searched.map((text) => fold(say(text))).join('\n'),
  };
}

/** The current or else the last position. */
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
 * The level follows from the months of work; overlapping positions count once. All forms except the quick one accept an
 * empty list only from somebody who says that they have no experience. The quick form sends the profile as it is, so an
 * empty list, or positions without dates, say nothing about the level.
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

/** The highest level of education that can be compared with the others. */
function educationLevelOf({ educations }: Sent): EducationLevel | null {
  const given = new Set(educations.map(({ level }) => level));
  return EDUCATION_LEVELS.findLast((level) => level !== 'Other' && given.has(level)) ?? null;
}
