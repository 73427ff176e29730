import { EMPTY_ENTRIES, EMPTY_FORMS } from '#shared/applications/wizard/empty-form.ts';
import { type DataOf, STEP_IDS, type StepId } from '#shared/applications/wizard/steps.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { DraftFields } from '#shared/drafts/draft-fields.ts';

/** A form on its way: what is typed, and how far the person has come. */
export type DraftedForm = {
  data: DataOf[WizardForm];
  step: StepId;
  completed: readonly StepId[];
  /** How far the form says that the person has come. */
  percent: number;
  /** Which of the own CVs goes along; undefined where nothing was chosen. */
  resumeId?: number | null | undefined;
};

/** Raise it when the data of one of these forms changes its shape. */
const VERSION = 1;

/** Between a form and what the server keeps of it, under the names that the server knows. */
export function codecOf(form: WizardForm) {
  return {
    encode({ data, step, completed, percent, resumeId }: DraftedForm): DraftFields {
      return {
        form,
        formVersion: VERSION,
        ...ENCODERS[form](data as never),
        currentStep: step,
        completedSteps: [...completed],
        progress: percent,
        ...(resumeId !== undefined && { resume_id: resumeId }),
      };
    },
    decode(fields: DraftFields): DraftedForm | null {
      if (fields.form !== form || fields.formVersion !== VERSION) return null;
      const { currentStep, completedSteps = [], progress = 0 } = fields;
      return {
        data: DECODERS[form](fields),
        step: isStep(currentStep) ? currentStep : 'personal',
        completed: completedSteps.filter(isStep),
        percent: progress,
        resumeId: fields.resume_id,
      };
    },
  };
}

const isStep = (value: unknown): value is StepId => STEP_IDS.includes(value as StepId);

const ENCODERS: { [Form in WizardForm]: (data: DataOf[Form]) => DraftFields } = {
  // Who goes on with a draft confirms it anew.
  wizard: ({ answers, skills, coverLetter, consent: _consent, ...parts }) => ({
    ...parts,
    skills: skills.map(({ name }) => name),
    cover_letter: coverLetter,
    questions: answers,
  }),
  form: withQuestions,
  simple: withQuestions,
};

function withQuestions({ answers, ...parts }: DataOf['form' | 'simple']): DraftFields {
  return { ...(parts as DraftFields), questions: answers };
}

const DECODERS: { [Form in WizardForm]: (fields: DraftFields) => DataOf[Form] } = {
  wizard(fields) {
    const empty = EMPTY_FORMS.wizard();
    const { education, training, experience, language } = EMPTY_ENTRIES.wizard;
    return {
      ...empty,
      personalInfo: filled(empty.personalInfo, fields.personalInfo),
      educations: entries(education, fields.educations),
      trainings: entries(training, fields.trainings),
      experiences: entries(experience, fields.experiences),
      noExperience: fields.noExperience ?? false,
      skills: (fields.skills ?? []).map((name) => ({ name, custom: false })),
      languages: entries(language, fields.languages),
      coverLetter: fields.cover_letter ?? '',
      answers: fields.questions ?? {},
    };
  },
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

/** By these the entries of a list are told apart in the browser. */
const OWN_NAMES = ['id', 'tempId'];

/** Every field of the form, with what the draft says about it. */
function filled<T extends object>(empty: T, given: object | undefined): T {
  const known = Object.entries(given ?? {}).filter(
    ([name, value]) => (name in empty || OWN_NAMES.includes(name)) && value != null,
  );
  return { ...empty, ...Object.fromEntries(known) };
}

function entries<T extends object>(empty: T, given: readonly object[] | undefined): T[] {
  return (given ?? []).map((entry) => filled(empty, entry));
}
