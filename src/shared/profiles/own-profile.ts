import { PERSON_NAME } from '../identity/identity.values.ts';
import { z } from '../kernel/schema.ts';
import { SKILL_NAME } from '../reference/qualifications.values.ts';
import {
  GENDERS,
  MARITAL_STATUSES,
  PROFESSION,
  SOCIAL_LINKS,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  WEB_ADDRESS,
} from './profiles.values.ts';
import { profilesRule } from './profiles-rules.texts.ts';
import { WizardEducation, WizardTraining } from './sections/education.ts';
import { WizardExperience } from './sections/experience.ts';
import { WizardLanguage } from './sections/languages.ts';
import { phone, SUMMARY_TOO_LONG } from './sections/personal.ts';
import { entriesOf, line, prose } from './sections/rules.ts';
import { ADDRESS, BIO, PLACE } from './sections/section.values.ts';
import { WIZARD_FULL } from './sections/skills.ts';

const link = line(WEB_ADDRESS);
/** Empty means that nothing was chosen. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(['', ...values]).default('');
const withoutId = { id: true } as const;

const ProfilePerson = z.object({
  fullName: line(PERSON_NAME),
  profession: line(PROFESSION),
  bio: prose(BIO, SUMMARY_TOO_LONG),
  dateOfBirth: line({ max: 10 }).describe('A day, `YYYY-MM-DD`.'),
  gender: oneOf(GENDERS),
  maritalStatus: oneOf(MARITAL_STATUSES),
  phone,
  secondaryPhone: phone,
  whatsapp: phone,
  website: link,
  country: line({ max: 2 }).describe('A code of ISO 3166-1, such as `SO`.'),
  city: line(PLACE),
  address: line(ADDRESS),
});
export type ProfilePerson = z.output<typeof ProfilePerson>;

const networks = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, link])) as Record<
  SocialNetwork,
  typeof link
>;

/**
 * A candidate's profile as its form edits it, with the entries of application form A. Fields that nobody has filled in
 * are empty. This defines only the shapes; the rules are in own-profile.rules.ts.
 */
export const ProfileFields = z.object({
  personalInfo: ProfilePerson.prefault({}),
  socialInfo: z.object(networks).prefault({}),
  socialLinks: z
    .array(z.object({ url: link }))
    .max(SOCIAL_LINKS.max, { error: profilesRule('rule.most_links', SOCIAL_LINKS), abort: true })
    .default([]),
  educations: entriesOf(WizardEducation.omit(withoutId)),
  trainings: entriesOf(WizardTraining.omit(withoutId)),
  experiences: entriesOf(WizardExperience.omit(withoutId)),
  // More than the limit is accepted here, because duplicates do not count.
  skills: z.array(line(SKILL_NAME)).max(1_000, { error: WIZARD_FULL, abort: true }).default([]),
  languages: entriesOf(WizardLanguage.omit(withoutId)),
});
export type ProfileFields = z.output<typeof ProfileFields>;
