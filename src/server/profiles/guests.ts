import { randomBytes } from 'node:crypto';
import { PERSON_NAME } from '#shared/identity/identity.values.ts';
import { slugify } from '#shared/kernel/slug.ts';

/** A new guest. Each application of a guest has its own candidate, because the e-mail is not confirmed. */
export function newGuest({ name, email }: { name: string; email: string }) {
  // Random instead of numbered: there are many guests, and nobody chose this name.
  const username = `${slugify(name, 40) || 'candidate'}-${randomBytes(6).toString('hex')}`;
  return { name: [...name].slice(0, PERSON_NAME.max).join(''), username, email };
}
