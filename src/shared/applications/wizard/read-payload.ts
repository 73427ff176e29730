import type { FieldMessages } from '../../kernel/errors.ts';
import type { Message } from '../../kernel/messages.ts';
import type { z } from '../../kernel/schema.ts';
import { parseInput } from '../../kernel/validation.ts';
import { withFallbacks } from '../../profiles/sections/personal.ts';
import { DEFAULT_PROFICIENCY } from '../../profiles/sections/section.values.ts';
import type { SentApplication } from '../sent-application.ts';
import type { FormRuleContext } from './form-rule-context.ts';
import { normalForm } from './normal-form.ts';
import { fieldInForm, partInForm, pathInCall } from './payload-names.ts';
import { PAYLOADS } from './payloads.ts';
import { type DataOf, stepsOf } from './steps.ts';
import { readStep } from './validate.ts';
import type { WizardForm } from './wizard.values.ts';

type Read = { sent: SentApplication; errors?: undefined } | { sent?: undefined; errors: FieldMessages };

/** Validates a submitted payload with the steps of its form. Errors use the field names of the API. */
export function readPayload(form: WizardForm, payload: unknown, context: FormRuleContext): Read {
  const { data: given, errors } = parseInput(PAYLOADS[form], payload);
  if (errors) return { errors };
  const data = inForm(form, given);
  // Consent is given on the screen before sending, and is not part of the payload.
  const steps = stepsOf(form, context.questions).filter(({ id }) => id !== 'review');
  const read = steps.map((step) => readStep(step, data, { ...context, mayLackCountry: true }));
  const problems = new Map<string, Message[]>();
  for (const { path, message } of read.flatMap((step) => step.problems)) {
    const named = pathInCall(form, path);
    problems.set(named, [...(problems.get(named) ?? []), message]);
  }
  if (problems.size > 0) return { errors: Object.fromEntries(problems) };
  return { sent: normalForm(form, Object.assign({}, ...read.map(({ value }) => value)) as DataOf[typeof form]) };
}

type Given = z.output<(typeof PAYLOADS)[WizardForm]>;

/** The payload under the form's field names, with empty texts for missing fields. */
function inForm(form: WizardForm, given: Given): Record<string, unknown> {
  const parts = Object.entries(given).map(([part, value]) => [partInForm(part), renamed(form, part, value)]);
  const data = Object.fromEntries(parts.filter(([, value]) => value !== null));
  return { ...data, ...(form !== 'simple' && { personalInfo: withFallbacks(data.personalInfo) }) };
}

function renamed(form: WizardForm, part: string, value: unknown): unknown {
  if (part === 'personalInfo' || part === 'additionalInfo') return withoutNulls((value ?? {}) as object);
  if (!Array.isArray(value)) return value;
  if (part === 'skills') return form === 'wizard' ? value.map((name) => ({ name })) : value;
  return value.map((entry: object) => withDefaults(form, part, withoutNulls(renameFields(form, part, entry))));
}

function renameFields(form: WizardForm, part: string, entry: object): object {
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [fieldInForm(form, part, name), value]));
}

function withoutNulls(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null && field !== undefined));
}

/** Adds fields that a form leaves out of its payload. */
function withDefaults(form: WizardForm, part: string, entry: Record<string, unknown>): Record<string, unknown> {
  if (form === 'wizard' && part === 'languages') return { proficiency: DEFAULT_PROFICIENCY, ...entry };
  if (form === 'form' && part === 'educations') return { level: 'Other', ...entry };
  return entry;
}
