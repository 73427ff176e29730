import type { Message } from '../../kernel/messages.ts';
import { z } from '../../kernel/schema.ts';
import { lineText, longText } from '../../kernel/text.ts';
import { ENTRIES } from './section.values.ts';
import { sectionRule } from './section-rules.texts.ts';

/** What the rules need besides the data. They never read the clock. */
export type RuleContext = {
  /** A calendar day, `YYYY-MM-DD`. */
  today: string;
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
export type Rule<T, Context = RuleContext> = (value: T, context: Context) => Issue[];

/** A schema and a rule for its values. The schema is built once, because building costs more than using it. */
export type Judged<S extends z.ZodType, Context = RuleContext> = { shape: S; rule: Rule<z.output<S>, Context> };

/** Combines both into one schema, for forms that need one. Cached per context. */
export function judgedBy<S extends z.ZodType, Context extends object = RuleContext>(
  shape: S,
  rule: Rule<z.output<S>, Context>,
) {
  const made = new WeakMap<Context, S>();
  const schemaFor = (context: Context): S => {
    const found =
      made.get(context) ??
      (shape.superRefine((value, report) => {
        for (const { path, message } of rule(value, context)) report.addIssue({ code: 'custom', path, message });
      }) as S);
    made.set(context, found);
    return found;
  };
  return Object.assign(schemaFor, { shape, rule } satisfies Judged<S, Context>);
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
const TOO_MANY = sectionRule('rule.too_many_entries', { max: ENTRIES.max });
/** A list with the maximum number of entries. */
export const entriesOf = <S extends z.ZodType>(item: S) =>
  z.array(item).max(ENTRIES.max, { error: TOO_MANY, abort: true }).default([]);
export const ticked = z.boolean().default(false);
