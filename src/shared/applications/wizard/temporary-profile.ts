import { SKILL_NAME } from '../../jobs/jobs.values.ts';
import { codePoints } from '../../kernel/code-points.ts';
import { type FormEducation, formEducation } from './education.ts';
import { EMPTY_FORMS } from './empty-form.ts';
import { type FormExperience, formExperience } from './experience.ts';
import { FormLanguage } from './languages.ts';
import { PersonalInfo } from './personal.ts';
import type { RuleContext } from './rules.ts';
import { distinctSkills } from './skills.ts';
import { type FormData, STEP_IDS, type StepId } from './steps.ts';
import { ENTRIES, SKILLS } from './wizard.values.ts';

type Restored = Partial<FormData> & { currentStep?: StepId; completedSteps: StepId[] };

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

/** Older data calls the designation `title`. */
function withDesignation(entry: unknown): unknown {
  const { title, ...others } = recordOf(entry);
  return { ...others, designation: others.designation || title || '' };
}

/** Whether a value is a step's name; what else may have been saved is left out. */
const isStep = (value: unknown): value is StepId => STEP_IDS.includes(value as StepId);

/**
 * Variant B: what a temporary profile, as JSON text or as an object, brings into the form.
 * Of educations and experiences only complete ones; whatever is of another kind counts as not there.
 */
export function restoreTemporaryProfile(profile: unknown, context: RuleContext): Restored {
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
    ...(isStep(saved.currentStep) && { currentStep: saved.currentStep }),
    completedSteps: listOf(saved.completedSteps).filter(isStep),
  };
}

/** What variant B starts with: the person's profile, and the skills that were chosen for them on the way here. */
export function startingForm(profile: unknown, preselected: readonly string[], context: RuleContext): FormData {
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
