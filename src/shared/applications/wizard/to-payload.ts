import { DEFAULT_PROFICIENCY } from '../../profiles/sections/section.values.ts';
import type { FormRuleContext } from './form-rule-context.ts';
import { fieldInCall } from './payload-names.ts';
import type { PayloadOf } from './payloads.ts';
import type { DataOf, FormData, SimpleData, WizardData } from './steps.ts';
import type { WizardForm } from './wizard.values.ts';

/** Ids that only the browser uses are not sent; a missing end date is null. */
const OWN_TO_BROWSER = new Set(['id', 'tempId', 'custom']);
const ENDS = new Set(['endDate', 'end_date', 'end']);

function entryOf(form: WizardForm, part: string, entry: object, isCurrent: boolean): Record<string, unknown> {
  const kept = Object.entries(entry).filter(([name]) => !OWN_TO_BROWSER.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [
      fieldInCall(form, part, name),
      ENDS.has(name) && (isCurrent || value === '') ? null : value,
    ]),
  );
}

/** Only answers to questions that the job still has are sent. */
function answersTo(questions: FormRuleContext['questions'], answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ id }) => (answers[id]?.trim() ? [[String(id), answers[id]] as const] : [])),
  );
}

const onlyWhenNone = (data: { experiences: unknown[]; noExperience: boolean }) =>
  data.experiences.length === 0 && data.noExperience;

function wizardPayload(data: WizardData, questions: FormRuleContext['questions']): PayloadOf['wizard'] {
  return {
    personalInfo: { ...data.personalInfo },
    educations: data.educations.map((entry) => entryOf('wizard', 'educations', entry, entry.current)),
    trainings: data.trainings.map((entry) => entryOf('wizard', 'trainings', entry, entry.current)),
    experiences: data.experiences.map((entry) => entryOf('wizard', 'experiences', entry, entry.currentlyWorking)),
    no_experience: onlyWhenNone(data),
    skills: data.skills.map(({ name }) => name),
    languages: data.languages.map(({ language, proficiency }) => ({
      name: language,
      proficiency: proficiency || DEFAULT_PROFICIENCY,
    })),
    cover_letter: data.coverLetter,
    questions: answersTo(questions, data.answers),
  };
}

function formPayload(data: FormData, questions: FormRuleContext['questions']): PayloadOf['form'] {
  return {
    personalInfo: { ...data.personalInfo },
    educations: data.educations.map((entry) => entryOf('form', 'educations', entry, entry.current_study)),
    experiences: data.experiences.map((entry) => entryOf('form', 'experiences', entry, entry.current_position)),
    no_experience: onlyWhenNone(data),
    skills: [...data.skills],
    languages: data.languages.map(({ name, proficiency }) => ({ name, proficiency })),
    additionalInfo: { ...data.additionalInfo },
    questions: answersTo(questions, data.answers),
  };
}

function simplePayload(data: SimpleData, questions: FormRuleContext['questions']): PayloadOf['simple'] {
  return {
    personalInfo: { ...data.personalInfo },
    educations: data.educations.map((entry) => ({ ...entry })),
    experiences: data.experiences.map((entry) => entryOf('simple', 'experiences', entry, entry.isCurrent)),
    no_experience: onlyWhenNone(data),
    questions: answersTo(questions, data.answers),
  };
}

/** The payload of a filled-in form. */
export function toPayload<Form extends WizardForm>(
  form: Form,
  data: DataOf[Form],
  { questions }: Pick<FormRuleContext, 'questions'>,
): PayloadOf[Form] {
  const made = {
    wizard: () => wizardPayload(data as WizardData, questions),
    form: () => formPayload(data as FormData, questions),
    simple: () => simplePayload(data as SimpleData, questions),
  };
  return made[form]() as PayloadOf[Form];
}
