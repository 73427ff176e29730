import { EMPTY_ENTRIES, EMPTY_FORMS } from '#shared/applications/wizard/empty-form.ts';
import { type FormData, type SimpleData, STEP_IDS, type StepId } from '#shared/applications/wizard/steps.ts';
import type { DraftFields } from '#shared/drafts/draft-fields.ts';

/** A form on its way: what is typed, and how far the person has come. */
export type DraftedForm = { data: FormData | SimpleData; step: StepId; completed: readonly StepId[] };

/** Raise it when the data of one of these forms changes its shape. */
const VERSION = 1;

export type SessionForm = 'form' | 'simple';

/** Between a form and what the server keeps of it, under the names that the server knows. */
export function codecOf(form: SessionForm) {
  return {
    encode({ data, step, completed }: DraftedForm): DraftFields {
      const { answers, ...parts } = data;
      return {
        form,
        formVersion: VERSION,
        ...(parts as Omit<DraftFields, 'form'>),
        questions: answers,
        currentStep: step,
        completedSteps: [...completed],
      };
    },
    decode(fields: DraftFields): DraftedForm | null {
      if (fields.form !== form || fields.formVersion !== VERSION) return null;
      const { currentStep, completedSteps = [] } = fields;
      return {
        data: DECODERS[form](fields),
        step: isStep(currentStep) ? currentStep : 'personal',
        completed: completedSteps.filter(isStep),
      };
    },
  };
}

const isStep = (value: unknown): value is StepId => STEP_IDS.includes(value as StepId);

const DECODERS: Record<SessionForm, (fields: DraftFields) => FormData | SimpleData> = {
  form(fields) {
    const empty = EMPTY_FORMS.form();
    const { education, experience, language } = EMPTY_ENTRIES.form;
    return {
      personalInfo: filled(empty.personalInfo, fields.personalInfo),
      educations: entries(education, fields.educations),
      experiences: entries(experience, fields.experiences),
      noExperience: fields.noExperience ?? false,
      skills: fields.skills ?? [],
      languages: fields.languages?.length ? entries(language, fields.languages) : empty.languages,
      answers: fields.questions ?? {},
    };
  },
  simple(fields) {
    const empty = EMPTY_FORMS.simple();
    const { education, experience } = EMPTY_ENTRIES.simple;
    return {
      personalInfo: filled(empty.personalInfo, fields.personalInfo),
      educations: entries(education, fields.educations),
      experiences: entries(experience, fields.experiences),
      noExperience: fields.noExperience ?? false,
      answers: fields.questions ?? {},
    };
  },
};

/** Every field of the form, with what the draft says about it. */
function filled<T extends object>(empty: T, given: object | undefined): T {
  const known = Object.entries(given ?? {}).filter(
    ([name, value]) => (name in empty || name === 'tempId') && value != null,
  );
  return { ...empty, ...Object.fromEntries(known) };
}

function entries<T extends object>(empty: T, given: readonly object[] | undefined): T[] {
  return (given ?? []).map((entry) => filled(empty, entry));
}
