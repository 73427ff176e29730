import type { JobQuestion } from '../../jobs/jobs.contract.ts';
import type { Message } from '../../kernel/messages.ts';
import { z } from '../../kernel/schema.ts';
import { lineText, longText } from '../../kernel/text.ts';

/** What the rules need besides the form itself. They never read the clock. */
export type RuleContext = {
  /** A calendar day, `YYYY-MM-DD`. */
  today: string;
  questions: readonly JobQuestion[];
  /** In a form, answers to questions that were removed or are not loaded yet are kept, but not sent. */
  keepsOldAnswers?: true;
  /** The API may leave out the country of an education; the form requires it. */
  mayLackCountry?: true;
  /**
   * Whether the number exists in its country; client and server pass their own library. Without it only the format is
   * checked.
   */
  isPhoneNumber?: (phone: string) => boolean;
};

export type Issue = { path: (string | number)[]; message: Message };
/** The problems of a value, in the order of its fields. */
export type Rule<T> = (value: T, context: RuleContext) => Issue[];

/** A schema and a rule for its values. The schema is built once, because building costs more than using it. */
export type Judged<S extends z.ZodType> = { shape: S; rule: Rule<z.output<S>> };

/** Combines both into one schema, for forms that need one. Cached per context. */
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

/** Applies an entry's rule to each entry of a list. */
export function eachOf<T>(path: string, entries: readonly T[], rule: Rule<T>, context: RuleContext): Issue[] {
  return entries.flatMap((entry, at) => within([path, at], rule(entry, context)));
}

/** Text that may be empty: the rules say which fields are required, each in its own words. */
export const line = ({ max }: { max: number }, tooLong?: Message) =>
  lineText({ max, ...(tooLong && { tooLong }) }).default('');
export const prose = ({ max }: { max: number }, tooLong?: Message) =>
  longText({ max, ...(tooLong && { tooLong }) }).default('');
export const ticked = z.boolean().default(false);
