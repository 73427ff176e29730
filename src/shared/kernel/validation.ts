import type { FieldMessages } from './errors.ts';
import type { Message } from './messages.ts';
import type { z } from './schema.ts';
import { rule, validationTexts } from './validation.texts.ts';

/** The message for every problem that a schema has no message of its own for. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? rule('rule.required') : expected(issue.expected);
    case 'unrecognized_keys':
      return rule('rule.unknown_field');
    case 'invalid_value':
      return rule(issue.input === undefined || issue.input === '' ? 'rule.required' : 'rule.unknown_value');
    case 'too_big': {
      const max = String(issue.maximum);
      return issue.origin === 'string' ? rule('rule.too_long', { max }) : rule('rule.too_big', { max });
    }
    case 'too_small': {
      const min = String(issue.minimum);
      return issue.origin === 'string' ? rule('rule.too_short', { min }) : rule('rule.too_small', { min });
    }
    default:
      return rule('rule.invalid');
  }
};

function expected(type: string): Message {
  const key = `rule.expected_${type}`;
  return rule(Object.hasOwn(validationTexts, key) ? (key as 'rule.expected_string') : 'rule.invalid');
}

/** The maximum of errors in one answer, so that a request with thousands of wrong fields gets a short answer. */
const MOST_ERRORS = 200;

/** `{ 'educations.0.level': ['…'] }`: the errors by field, as in responses and beside the fields of forms. */
export function fieldErrors(error: z.ZodError): FieldMessages {
  // A Map, because a field may have the name of something that every object has, such as `constructor`.
  const errors = new Map<string, Message[]>();
  let left = MOST_ERRORS;
  const add = (field: string, message: string) => {
    // All our schemas use messages, but the library types them as plain text.
    if (left > 0) errors.set(field, [...(errors.get(field) ?? []), message as Message]);
    left -= 1;
  };
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...path, key].join('.'), issue.message);
    else add(path.join('.') || 'form', issue.message);
  }
  return Object.fromEntries(errors);
}

type Parsed<T> = { data: T; errors?: undefined } | { data?: undefined; errors: FieldMessages };

export function parseInput<S extends z.ZodType>(schema: S, input: unknown): Parsed<z.output<S>> {
  const result = schema.safeParse(input, { error: plainMessage });
  return result.success ? { data: result.data } : { errors: fieldErrors(result.error) };
}
