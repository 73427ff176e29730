import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

// By its path: in these tests its name leads here.
const { hash: slowly, verify } = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

/** Real hashes at the lowest cost: hundreds of people register in the HTTP tests, and none of them is attacked. */
export const hash = (password: string, options: Options) =>
  slowly(password, { ...options, memoryCost: 8, timeCost: 1 });
export { verify };
