import { EMPTY_ENTRIES, EMPTY_FORMS } from '#shared/applications/wizard/empty-form.ts';
import type { DataOf, StepId } from '#shared/applications/wizard/steps.ts';
import { readStepName, withDesignation } from '#shared/applications/wizard/temporary-profile.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { DraftFields } from '#shared/drafts/draft-fields.ts';

/** A form in progress: its data, and how far the person has come. */
export type DraftedForm = {
  data: DataOf[WizardForm];
  step: StepId;
  completed: readonly StepId[];
  /** The progress that the form shows, in percent. */
  percent: number;
  /** The chosen CV of the profile; undefined if nothing was chosen. */
  resumeId?: number | null | undefined;
};

/** Increase it when the data of one of these forms changes its shape. */
const VERSION = 1;

/** Converts between a form and its draft on the server, with the server's field names. */
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
      // Variant B also reads drafts that were saved with unprefixed field names and without the form's name.
      const isBare = form === 'form' && fields.form === undefined && fields.formVersion === undefined;
      if (!isBare && (fields.form !== form || fields.formVersion !== VERSION)) return null;
      const { currentStep, completedSteps = [], progress = 0 } = fields;
      return {
        data: DECODERS[form](fields),
        step: readStepName(currentStep)[0] ?? 'personal',
        completed: completedSteps.flatMap(readStepName),
        percent: progress,
        resumeId: fields.resume_id,
      };
    },
  };
}

const ENCODERS: { [Form in WizardForm]: (data: DataOf[Form]) => DraftFields } = {
  // Consent is not stored: somebody who continues a draft confirms it again.
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
      educations: entries(education, fields.educations?.map(withLocalNames)),
      experiences: entries(experience, fields.experiences?.map(withDesignation)),
      noExperience: fields.noExperience ?? false,
      skills: fields.skills ?? [],
      languages: fields.languages?.length ? entries(language, fields.languages) : empty.languages,
      additionalInfo: additionalInfoOf(fields),
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

/** A submitted education uses other names for its dates and its flag than the form does. */
function withLocalNames({ start, end, current_position, ...own }: NonNullable<DraftFields['educations']>[number]) {
  return { start_date: start, end_date: end, current_study: current_position, ...own };
}

/** Certificates and awards may have been saved as a list. */
function additionalInfoOf({ additionalInfo = {} }: DraftFields): DataOf['form']['additionalInfo'] {
  const { certifications, awards, ...links } = additionalInfo;
  const asText = (text: typeof awards) => (Array.isArray(text) ? text.join('\n') : text);
  return filled(EMPTY_FORMS.form().additionalInfo, {
    ...links,
    certifications: asText(certifications),
    awards: asText(awards),
  });
}

/** Fields that only identify list entries in the browser. */
const OWN_NAMES = ['id', 'tempId'];

/** Every field of the form, with the draft's values where it has them. */
function filled<T extends object>(empty: T, given: object | undefined): T {
  const known = Object.entries(given ?? {}).filter(
    ([name, value]) => (name in empty || OWN_NAMES.includes(name)) && value != null,
  );
  return { ...empty, ...Object.fromEntries(known) };
}

function entries<T extends object>(empty: T, given: readonly object[] | undefined): T[] {
  return (given ?? []).map((entry) => filled(empty, entry));
}
