import type { JobQuestion } from '../../jobs/jobs.contract.ts';
import type { Message } from '../../kernel/messages.ts';
import { z } from '../../kernel/schema.ts';
import { lineText, longText } from '../../kernel/text.ts';

/** What the rules need to know beside the form itself. They never look at a clock. */
export type RuleContext = {
  /** A calendar day, `YYYY-MM-DD`. */
  today: string;
  questions: readonly JobQuestion[];
  /** In a form, answers to questions that are gone or have not come yet stay where they are: they are not sent. */
  keepsOldAnswers?: true;
  /** Whether the number exists in its country; each side brings its own library. Without one only the form is checked. */
  isPhoneNumber?: (phone: string) => boolean;
};

export type Issue = { path: (string | number)[]; message: Message };
/** What is wrong with a value, in the order of its fields. */
export type Rule<T> = (value: T, context: RuleContext) => Issue[];

/** A shape and what is judged of its values. The shape is made once: making one costs more than using it. */
export type Judged<S extends z.ZodType> = { shape: S; rule: Rule<z.output<S>> };

/** Both in one schema, for forms that are bound to one. Kept as long as its context is. */
export function judgedBy<S extends z.ZodType>(shape: S, rule: Rule<z.output<S>>) {
  const made = new WeakMap<RuleContext, S>();
  const schemaFor = (context: RuleContext): S => {
    const found =
      made.get(context) ??
      (shape.superRefine((value, report) => {
        for (const { path, message } of rule(value, context)) report.addIssue({ code: 'custom', path, message });
      }) as S);
    made.set(context, found);
    return found;
  };
  return Object.assign(schemaFor, { shape, rule } satisfies Judged<S>);
}

export function when(isWrong: boolean, path: Issue['path'], message: Message): Issue[] {
  return isWrong ? [{ path, message }] : [];
}

export function within(path: Issue['path'], issues: Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

/** The rule of an entry, for each entry of a list. */
export function eachOf<T>(path: string, entries: readonly T[], rule: Rule<T>, context: RuleContext): Issue[] {
  return entries.flatMap((entry, at) => within([path, at], rule(entry, context)));
}

/** Text that may be left out: which fields are required is said by the rules, each in its own words. */
export const line = ({ max }: { max: number }, tooLong?: Message) =>
  lineText({ max, ...(tooLong && { tooLong }) }).default('');
export const prose = ({ max }: { max: number }, tooLong?: Message) =>
  longText({ max, ...(tooLong && { tooLong }) }).default('');
export const ticked = z.boolean().default(false);
