import { codePoints } from '../../kernel/code-points.ts';
import type { FormProfile } from '../../profiles/form-profile.contract.ts';
import { ENTRIES, SKILLS } from '../../profiles/sections/section.values.ts';
import { distinctSkills } from '../../profiles/sections/skills.ts';
import { SKILL_NAME } from '../../reference/qualifications.values.ts';
import { EMPTY_FORMS } from './empty-form.ts';
import type { WizardData } from './steps.ts';
import { FIRST_LOCAL_ID } from './wizard.values.ts';

/** The initial data of variant A: the person's profile, and the skills that were preselected for them. */
export function startingWizard(profile: FormProfile | null, preselected: readonly string[]): WizardData {
  const empty = EMPTY_FORMS.wizard();
  const skills = distinctSkills([...preselected, ...(profile?.skills ?? [])], (name) => name)
    .filter((name) => codePoints(name) <= SKILL_NAME.max)
    .slice(0, SKILLS.max)
    .map((name) => ({ name, custom: false }));
  if (profile === null) return { ...empty, skills };
  return {
    ...empty,
    personalInfo: profile.personalInfo,
    educations: numbered(profile.educations, FIRST_LOCAL_ID.education, (one) => ({
      level: one.level,
      country: one.country,
      institution: one.institution_name,
      degree: one.degree,
      major: one.major_course,
      startDate: one.start_date,
      endDate: one.end_date,
      current: one.current_study,
      description: one.description,
    })),
    trainings: numbered(profile.trainings, FIRST_LOCAL_ID.education, (one) => ({
      name: one.name,
      organization: one.organization,
      credentialId: one.credential_id,
      startDate: one.start_date,
      endDate: one.end_date,
      current: one.current,
      description: one.description,
    })),
    experiences: numbered(profile.experiences, FIRST_LOCAL_ID.experience, (one) => ({
      title: one.designation,
      company: one.company,
      department: one.department,
      location: one.location,
      employmentType: one.employment_type,
      startDate: one.start,
      endDate: one.end,
      currentlyWorking: one.current_position,
      responsibilities: one.responsibilities,
      achievements: one.accomplishments,
    })),
    skills,
    languages: numbered(profile.languages, FIRST_LOCAL_ID.language, ({ name, proficiency }) => ({
      language: name,
      // This form knows four levels.
      proficiency: proficiency === 'advanced' ? 'fluent' : proficiency,
    })),
  };
}

function numbered<From, To>(entries: readonly From[], firstId: number, convert: (entry: From) => To) {
  return entries.slice(0, ENTRIES.max).map((entry, at) => ({ id: firstId + at, ...convert(entry) }));
}
