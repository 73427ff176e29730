import { z } from './schema.ts';
import { rule } from './validation.texts.ts';

/** An id inside a JSON body. */
export const Id = z.number().int().positive();

/** A name inside an address, in the characters that `slugify` produces. */
export const NameInPath = z
  .string()
  .max(250)
  .regex(/^[a-z0-9-]+$/, rule('rule.not_a_name'));

/** An id inside an address, where everything is text. A number too large for an id is refused rather than rounded. */
export const IdInPath = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, rule('rule.not_an_id'))
  .transform(Number)
  .refine(Number.isSafeInteger, { error: rule('rule.not_an_id') });
