import { FormEducation, SimpleEducation, WizardEducation, WizardTraining } from '../../profiles/sections/education.ts';
import { FormExperience, SimpleExperience, WizardExperience } from '../../profiles/sections/experience.ts';
import { FormLanguage, WizardLanguage } from '../../profiles/sections/languages.ts';
import { PersonalInfo, SimplePersonalInfo } from '../../profiles/sections/personal.ts';
import { AdditionalInfo } from './additional-info.ts';
import type { DataOf } from './steps.ts';

/** An empty entry, for dialogs and cards that add one. */
export const EMPTY_ENTRIES = {
  wizard: {
    education: WizardEducation.parse({}),
    training: WizardTraining.parse({}),
    experience: WizardExperience.parse({}),
    language: WizardLanguage.parse({}),
  },
  form: {
    education: FormEducation.parse({}),
    experience: FormExperience.parse({}),
    language: FormLanguage.parse({}),
  },
  simple: { education: SimpleEducation.parse({}), experience: SimpleExperience.parse({}) },
} as const;

/** The initial data of a form. Variant B starts with one empty language row, variant C with one of each. */
export const EMPTY_FORMS: { readonly [Form in keyof DataOf]: () => DataOf[Form] } = {
  wizard: () => ({
    personalInfo: PersonalInfo.parse({}),
    educations: [],
    trainings: [],
    experiences: [],
    noExperience: false,
    skills: [],
    languages: [],
    coverLetter: '',
    answers: {},
    consent: false,
  }),
  form: () => ({
    personalInfo: PersonalInfo.parse({}),
    educations: [],
    experiences: [],
    noExperience: false,
    skills: [],
    languages: [{ ...EMPTY_ENTRIES.form.language }],
    additionalInfo: AdditionalInfo.parse({}),
    answers: {},
  }),
  simple: () => ({
    personalInfo: SimplePersonalInfo.parse({}),
    educations: [{ ...EMPTY_ENTRIES.simple.education }],
    experiences: [{ ...EMPTY_ENTRIES.simple.experience }],
    noExperience: false,
    answers: {},
  }),
};
