import type { z } from 'zod';
import type { FieldErrors } from './errors.ts';

export const REQUIRED = 'This field is required.';

/** The words for everything that a schema does not word itself. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? REQUIRED : `Expected ${issue.expected}.`;
    case 'unrecognized_keys':
      return 'This field is not known here.';
    case 'invalid_value':
      return issue.input === undefined || issue.input === '' ? REQUIRED : 'This is not one of the possible values.';
    case 'too_big':
      return issue.origin === 'string'
        ? `Must not exceed ${issue.maximum} characters.`
        : `Must be at most ${issue.maximum}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `Must be at least ${issue.minimum} characters.`
        : `Must be at least ${issue.minimum}.`;
    default:
      return 'This value is not valid.';
  }
};

/** Nobody reads more, and whoever sends thousands of wrong fields is not sent them back. */
const MOST_ERRORS = 200;

/** `{ 'educations.0.level': ['…'] }`: the map that answers carry and that forms show beside their fields. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  let left = MOST_ERRORS;
  const add = (field: string, message: string) => {
    if (left > 0) errors[field] = [...(errors[field] ?? []), message];
    left -= 1;
  };
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...path, key].join('.'), issue.message);
    else add(path.join('.') || 'form', issue.message);
  }
  return errors;
}

type Parsed<T> = { data: T; errors?: undefined } | { data?: undefined; errors: FieldErrors };

export function parseInput<S extends z.ZodType>(schema: S, input: unknown): Parsed<z.output<S>> {
  const result = schema.safeParse(input, { error: plainWords });
  return result.success ? { data: result.data } : { errors: fieldErrors(result.error) };
}
