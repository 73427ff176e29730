import { z } from './schema.ts';
import { rule } from './validation.texts.ts';

/** A whole number in a query string. All values are text there, so each has a strict format of its own. */
export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .regex(/^\d{1,9}$/, rule('rule.not_a_number'))
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: rule('rule.between', { min, max }) });
}

/** `a,b,c`: several of a list of values, each once. */
export function someOf<const Values extends readonly string[]>(values: Values) {
  const isOne = (text: string): text is Values[number] => values.includes(text);
  return z
    .string()
    .max(500)
    .transform((text, context): Values[number][] => {
      const list = [...new Set(text.split(','))];
      if (list.every(isOne)) return list;
      context.addIssue({ code: 'custom', message: rule('rule.unknown_value') });
      return z.NEVER;
    });
}

export const Flag = z.enum(['1']).transform(() => true);

/** A time in a query string, in the format of all times of the API. */
export const MomentInQuery = z.iso
  .datetime({ offset: true, error: rule('rule.not_a_time') })
  .transform((text) => new Date(text));
