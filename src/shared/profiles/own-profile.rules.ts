import { PERSON_NAME } from '../identity/identity.values.ts';
import { identityRule } from '../identity/identity-rules.texts.ts';
import { codePoints } from '../kernel/code-points.ts';
import type { Message } from '../kernel/messages.ts';
import { isCountryCode } from '../reference/countries.ts';
import { referenceRule } from '../reference/reference-rules.texts.ts';
import type { ProfileFields, ProfilePerson } from './own-profile.ts';
import { wizardEducation, wizardTraining } from './sections/education.ts';
import { wizardExperience } from './sections/experience.ts';
import { judgeWizardLanguages, LANGUAGE_ADDED } from './sections/languages.ts';
import { judgeFields, phoned, wizardFields } from './sections/personal.ts';
import { eachOf, type Issue, type Rule, type RuleContext, when, within } from './sections/rules.ts';
import { SKILLS } from './sections/section.values.ts';
import { sectionRule } from './sections/section-rules.texts.ts';
import { distinctSkills, WIZARD_FULL } from './sections/skills.ts';
import { isWebAddress, NO_WEB_ADDRESS } from './web-address.ts';

type FieldRule = (text: string, context: RuleContext) => Message | null;

/** A profile may lack anything but a name; values that are given follow the rules of the application form. */
const ifGiven =
  (rule: FieldRule): FieldRule =>
  (text, context) =>
    text ? rule(text, context) : null;

const linked = ifGiven((text) => (isWebAddress(text) ? null : NO_WEB_ADDRESS));

const judgePerson = judgeFields<ProfilePerson>({
  fullName: (text) => {
    if (!text) return sectionRule('rule.simple_name_required');
    return codePoints(text) < PERSON_NAME.min ? identityRule('rule.name_short', { min: PERSON_NAME.min }) : null;
  },
  bio: ifGiven(wizardFields.bio),
  dateOfBirth: ifGiven(wizardFields.dateOfBirth),
  phone: phoned,
  secondaryPhone: phoned,
  whatsapp: phoned,
  website: linked,
  country: ifGiven((code) => (isCountryCode(code) ? null : referenceRule('rule.not_a_country'))),
  city: ifGiven(wizardFields.city),
});

const judgeNetworks = judgeFields<ProfileFields['socialInfo']>({
  facebook: linked,
  twitter: linked,
  linkedin: linked,
  youtube: linked,
  instagram: linked,
});

const judgeAll: Rule<ProfileFields> = (fields, context) => [
  ...within(['personalInfo'], judgePerson(fields.personalInfo, context)),
  ...within(['socialInfo'], judgeNetworks(fields.socialInfo, context)),
  ...eachOf(
    'socialLinks',
    fields.socialLinks,
    ({ url }) => when(url !== '' && !isWebAddress(url), ['url'], NO_WEB_ADDRESS),
    context,
  ),
  ...eachOf('educations', fields.educations, wizardEducation.rule, context),
  ...eachOf('trainings', fields.trainings, wizardTraining.rule, context),
  ...eachOf('experiences', fields.experiences, wizardExperience.rule, context),
  ...when(distinctSkills(fields.skills, (name) => name).length > SKILLS.max, ['skills'], WIZARD_FULL),
  ...within(['languages'], judgeWizardLanguages(fields.languages, context)),
];

/**
 * The problems of changed values. Stored values may come from a form with fewer rules, so they do not prevent saving.
 */
export function judgeProfile(fields: ProfileFields, stored: ProfileFields, context: RuleContext): Issue[] {
  return judgeAll(fields, context).filter(
    ({ path, message }) => message === LANGUAGE_ADDED || !isStored(path, fields, stored),
  );
}

function isStored([part, at]: Issue['path'], fields: ProfileFields, stored: ProfileFields): boolean {
  const now = fields[part as keyof ProfileFields];
  const before = stored[part as keyof ProfileFields];
  const value = (now as Record<string | number, unknown>)[at as string | number];
  if (Array.isArray(before)) return before.some((entry) => isSame(entry, value));
  return isSame((before as Record<string | number, unknown>)[at as string | number], value);
}

/** Whether two values of a profile say the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  const at = (value: object, name: string) => (value as Record<string, unknown>)[name];
  return names.length === others.length && names.every((name) => isSame(at(one, name), at(other, name)));
}

/**
 * Whether both profiles have the same content. The order of entries is ignored, because they are stored by their dates.
 */
export function isSameProfile(one: ProfileFields, other: ProfileFields): boolean {
  return isSame(inOneOrder(one), inOneOrder(other));
}

function inOneOrder(fields: ProfileFields): ProfileFields {
  const print = (entry: object) => JSON.stringify(Object.entries(entry).sort());
  const sorted = <T extends object>(entries: readonly T[]) =>
    entries.toSorted((a, b) => (print(a) < print(b) ? -1 : 1));
  const { educations, trainings, experiences } = fields;
  return {
    ...fields,
    educations: sorted(educations),
    trainings: sorted(trainings),
    experiences: sorted(experiences),
  };
}
