import { z } from 'zod';

/** An id inside a JSON body. */
export const Id = z.number().int().positive();

/** An id inside an address, where everything is text. Refused rather than rounded when it is too large to be one. */
export const IdInPath = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'This is not an id.')
  .transform(Number)
  .refine(Number.isSafeInteger, { error: 'This is not an id.' });
