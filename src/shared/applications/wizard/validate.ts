import type { Message } from '../../kernel/messages.ts';
import type { z } from '../../kernel/schema.ts';
import { plainMessage } from '../../kernel/validation.ts';
import type { FormRuleContext } from './form-rule-context.ts';
import { type Step, stepsOf, VARIANTS } from './steps.ts';
import type { WizardForm } from './wizard.values.ts';
import { wizardRule } from './wizard-rules.texts.ts';

/**
 * `path` names the field in the form's data, such as `educations.0.level`. Messages from the server are already
 * translated.
 */
export type Problem = { path: string; message: string };

type Judged = Problem & { message: Message };

const asProblem = (
  { path, message: problem }: { path: PropertyKey[]; message: string },
  numbered: Step['numbered'],
): Judged => {
  const [list, at] = path;
  const key = numbered?.[String(list)];
  const message =
    key && typeof at === 'number'
      ? wizardRule(key, { number: at + 1, problem: { told: problem as Message } })
      : (problem as Message);
  return { path: path.map(String).join('.'), message };
};

type Read = { problems: Judged[]; value: object };

/** Parses a step's part of the data and validates it. If a value has the wrong type, the rules are not applied. */
export function readStep(
  { schema: { shape, rule }, numbered }: Pick<Step, 'schema' | 'numbered'>,
  data: object,
  context: FormRuleContext,
): Read {
  const result = shape.safeParse(data, { error: plainMessage });
  const issues = result.success ? rule(result.data, context) : result.error.issues;
  return {
    problems: issues.map((issue) => asProblem(issue, numbered)),
    value: (result.success ? result.data : {}) as object,
  };
}

/** The problems that prevent the next step, in the order of the fields. Empty if the step is complete. */
export function validateStep(step: Step, data: object, context: FormRuleContext): Problem[] {
  return readStep(step, data, context).problems;
}

/** The same with the messages that are shown beside the fields. */
export function validateFields(step: Step, data: object, context: FormRuleContext): Problem[] {
  return readStep({ schema: step.fields ?? step.schema }, data, context).problems;
}

/** The problems of an entry in a dialog or a card. Their paths are relative to the entry. */
export function validateEntry(schema: z.ZodType, entry: unknown): Problem[] {
  const result = schema.safeParse(entry, { error: plainMessage });
  return result.success ? [] : result.error.issues.map((issue) => asProblem(issue, undefined));
}

/** Why no further entry can be added, or null. */
export function incompleteEntry(kind: 'education' | 'experience' | 'language', schema: z.ZodType, entry: unknown) {
  const missing = validateEntry(schema, entry).map(({ message }) => message);
  return missing.length === 0 ? null : { message: wizardRule(`rule.complete_${kind}`), missing };
}

/** The step that contains a field; undefined if none does. */
export function stepHolding(form: WizardForm, path: string): Step | undefined {
  const [part = ''] = path.split('.');
  return VARIANTS[form].find(({ holds }) => holds.includes(part));
}

/** Variants A and C: the progress by the position in the form. */
export function progressByPosition(
  form: WizardForm,
  at: number,
  { questions }: Pick<FormRuleContext, 'questions'>,
): number {
  return Math.round((at / stepsOf(form, questions).length) * 100);
}

/** Variant B: the share of the counted steps that are complete. */
export function progressByValidity(form: WizardForm, data: object, context: FormRuleContext): number {
  const counted = stepsOf(form, context.questions).filter(({ uncounted }) => !uncounted);
  const valid = counted.filter((step) => validateStep(step, data, context).length === 0);
  return Math.round((valid.length / counted.length) * 100);
}

/** Variant B: the progress of a saved draft, by the share of the counted steps that were completed. */
export function progressOfDraft(form: WizardForm, completedSteps: readonly string[]): number {
  const counted = VARIANTS[form].filter(({ uncounted }) => !uncounted);
  const completed = counted.filter(({ id }) => completedSteps.includes(id));
  return Math.round((completed.length / counted.length) * 100);
}
