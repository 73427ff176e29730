import { filledForm, filledSimple, filledWizard } from '#shared/applications/wizard/filled-forms.fixtures.ts';
import type { PayloadOf } from '#shared/applications/wizard/payloads.ts';
import { toPayload } from '#shared/applications/wizard/to-payload.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import { pdfFile, pdfText } from './pdf-file.ts';

let count = 0;
/** Of somebody who has not applied yet. */
export function newEmail(): string {
  count += 1;
  return `applicant${count}.${Math.random().toString(36).slice(2, 8)}@test.example`;
}

const NO_QUESTIONS = { questions: [] };
const FILLED: { [Form in WizardForm]: () => PayloadOf[Form] } = {
  wizard: () => toPayload('wizard', filledWizard(), NO_QUESTIONS),
  form: () => toPayload('form', filledForm(), NO_QUESTIONS),
  simple: () => toPayload('simple', filledSimple(), NO_QUESTIONS),
};

/** A complete application as the form submits it, of a person of its own; a test changes what it is about. */
export function application<Form extends WizardForm>(form: Form, email = newEmail()) {
  const payload = FILLED[form]() as PayloadOf[Form];
  return { ...payload, personalInfo: { ...payload.personalInfo, email } };
}

/** A CV of one page. */
export const PDF = pdfFile({ content: pdfText(['Hodan Warsame', 'hodan@mail.example']) });
