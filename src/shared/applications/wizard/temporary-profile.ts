import { codePoints } from '../../kernel/code-points.ts';
import { type FormEducation, formEducation } from '../../profiles/sections/education.ts';
import { type FormExperience, formExperience } from '../../profiles/sections/experience.ts';
import { FormLanguage } from '../../profiles/sections/languages.ts';
import { PersonalInfo } from '../../profiles/sections/personal.ts';
import { ENTRIES, SKILLS } from '../../profiles/sections/section.values.ts';
import { distinctSkills } from '../../profiles/sections/skills.ts';
import { SKILL_NAME } from '../../reference/qualifications.values.ts';
import { EMPTY_FORMS } from './empty-form.ts';
import type { FormRuleContext } from './form-rule-context.ts';
import { type FormData, STEP_IDS, type StepId, VARIANTS } from './steps.ts';

type Restored = Partial<FormData> & { currentStep: StepId | undefined; completedSteps: StepId[] };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** Older data names the designation `title`. */
export function withDesignation(entry: unknown): Record<string, unknown> {
  const { title, ...others } = recordOf(entry);
  return { ...others, designation: others.designation || title || '' };
}

/** Reads a saved step by its name or by its number, counted from 1. Any other value is ignored. */
export function readStepName(value: unknown): StepId[] {
  const found = typeof value === 'number' ? VARIANTS.form[value - 1]?.id : value;
  return STEP_IDS.includes(found as StepId) ? [found as StepId] : [];
}

/**
 * Variant B: reads a temporary profile, as JSON text or as an object, into the form. Only complete educations and
 * experiences are taken; values of a wrong type are ignored.
 */
export function restoreTemporaryProfile(profile: unknown, context: FormRuleContext): Restored {
  const saved = recordOf(readJson(profile));
  const personal = PersonalInfo.partial().safeParse(recordOf(saved.personalInfo));
  const educations = listOf(saved.educations).flatMap((entry) => {
    const read = formEducation(context).safeParse(entry);
    return read.success ? [read.data as FormEducation] : [];
  });
  const experiences = listOf(saved.experiences).flatMap((entry) => {
    const read = formExperience(context).safeParse(withDesignation(entry));
    return read.success ? [read.data as FormExperience] : [];
  });
  const languages = listOf(saved.languages).flatMap((entry) => {
    const read = FormLanguage.safeParse(entry);
    return read.success ? [read.data] : [];
  });
  const skills = listOf(saved.skills).filter((skill): skill is string => typeof skill === 'string');
  return {
    ...(personal.success && { personalInfo: { ...PersonalInfo.parse({}), ...personal.data } }),
    educations,
    experiences,
    skills: distinctSkills(skills, (name) => name),
    languages,
    currentStep: readStepName(saved.currentStep)[0],
    completedSteps: listOf(saved.completedSteps).flatMap(readStepName),
  };
}

/** The initial data of variant B: the person's profile, and the skills that were chosen for them before. */
export function startingForm(profile: unknown, preselected: readonly string[], context: FormRuleContext): FormData {
  const {
    personalInfo,
    educations = [],
    experiences = [],
    skills = [],
    languages = [],
  } = restoreTemporaryProfile(profile, context);
  const empty = EMPTY_FORMS.form();
  return {
    ...empty,
    ...(personalInfo && { personalInfo }),
    educations: educations.slice(0, ENTRIES.max),
    experiences: experiences.slice(0, ENTRIES.max),
    skills: distinctSkills([...preselected, ...skills], (name) => name)
      .filter((name) => codePoints(name) <= SKILL_NAME.max)
      .slice(0, SKILLS.maxOnCards),
    languages: languages.length > 0 ? languages.slice(0, ENTRIES.max) : empty.languages,
  };
}
