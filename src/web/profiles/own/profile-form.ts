import type { Problem } from '#shared/applications/wizard/validate.ts';
import { FIRST_LOCAL_ID } from '#shared/applications/wizard/wizard.values.ts';
import { plainMessage } from '#shared/kernel/validation.ts';
import { judgeProfile } from '#shared/profiles/own-profile.rules.ts';
import { ProfileFields } from '#shared/profiles/own-profile.ts';
import { type ProfileOffers, withOffers } from '#shared/profiles/profile-offers.ts';
import type { WizardEducation, WizardTraining } from '#shared/profiles/sections/education.ts';
import { newestFirst, type WizardExperience } from '#shared/profiles/sections/experience.ts';
import type { WizardLanguage } from '#shared/profiles/sections/languages.ts';
import type { RuleContext } from '#shared/profiles/sections/rules.ts';
import type { WizardSkill } from '#shared/profiles/sections/skills.ts';
import { type Filled, numbered } from '../form/numbered.ts';

/** The profile while it is written: the parts of the application form A, with the local ids that its lists need. */
export type ProfileForm = Pick<ProfileFields, 'personalInfo' | 'socialInfo' | 'socialLinks'> & {
  educations: WizardEducation[];
  trainings: WizardTraining[];
  experiences: WizardExperience[];
  skills: WizardSkill[];
  languages: WizardLanguage[];
};

export function toForm(fields: ProfileFields): ProfileForm {
  return {
    ...fields,
    educations: numbered<WizardEducation>([], fields.educations, FIRST_LOCAL_ID.education).all,
    trainings: numbered<WizardTraining>([], fields.trainings, FIRST_LOCAL_ID.education).all,
    experiences: newestFirst(numbered<WizardExperience>([], fields.experiences, FIRST_LOCAL_ID.experience).all),
    skills: fields.skills.map((name) => ({ name, custom: false })),
    languages: numbered<WizardLanguage>([], fields.languages, FIRST_LOCAL_ID.language).all,
  };
}

const withoutId = <T extends { id?: number | undefined }>({ id: _local, ...entry }: T) => entry;

export function toFields(form: ProfileForm): ProfileFields {
  return {
    ...form,
    educations: form.educations.map(withoutId),
    trainings: form.trainings.map(withoutId),
    experiences: form.experiences.map(withoutId),
    skills: form.skills.map(({ name }) => name),
    languages: form.languages.map(withoutId),
  };
}

/** The problems that prevent saving, in the order of the fields. */
export function problemsOf(form: ProfileForm, stored: ProfileFields, context: RuleContext): Problem[] {
  const read = ProfileFields.safeParse(toFields(form), { error: plainMessage });
  const issues = read.success ? judgeProfile(read.data, stored, context) : read.error.issues;
  return issues.map(({ path, message }) => ({ path: pathInForm(path.map(String)), message }));
}

/** All skills are one field, whichever of them are invalid. */
export function pathInForm(path: readonly string[]): string {
  return path[0] === 'skills' ? 'skills' : path.join('.');
}

/** Fills in what was chosen from a CV, and lists what the person still has to check. */
export function fillProfile(form: ProfileForm, offers: ProfileOffers): Filled<ProfileForm> {
  const { personalInfo, socialInfo, socialLinks, skills } = withOffers(toFields(form), offers);
  const educations = numbered<WizardEducation>(form.educations, offers.educations, FIRST_LOCAL_ID.education);
  const trainings = numbered<WizardTraining>(form.trainings, offers.trainings, FIRST_LOCAL_ID.education);
  const experiences = numbered<WizardExperience>(form.experiences, offers.experiences, FIRST_LOCAL_ID.experience);
  const languages = numbered<WizardLanguage>(form.languages, offers.languages, FIRST_LOCAL_ID.language);
  const marks = (part: string, { added }: { added: { id?: number | undefined }[] }) =>
    added.map(({ id }) => `${part}:${id}`);
  return {
    data: {
      personalInfo,
      socialInfo,
      socialLinks,
      educations: educations.all,
      trainings: trainings.all,
      experiences: newestFirst(experiences.all),
      skills: [...form.skills, ...skills.slice(form.skills.length).map((name) => ({ name, custom: false }))],
      languages: languages.all,
    },
    unchecked: [
      ...offers.personalInfo.map(({ field }) => `personalInfo.${field}`),
      ...offers.socialInfo.map(({ field }) => `socialInfo.${field}`),
      ...marks('educations', educations),
      ...marks('trainings', trainings),
      ...marks('experiences', experiences),
      ...marks('languages', languages),
      ...(offers.skills.length > 0 ? ['skills'] : []),
    ],
  };
}
