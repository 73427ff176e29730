import { randomBytes } from 'node:crypto';
import { PERSON_NAME } from '#shared/identity/identity.values.ts';
import { slugify } from '#shared/kernel/slug.ts';

/** Somebody who applies without an account. Each application has a person of its own: an e-mail proves nothing yet. */
export function newGuest({ name, email }: { name: string; email: string }) {
  // Random instead of numbered: there are many guests, and nobody chose this name.
  const username = `${slugify(name, 40) || 'candidate'}-${randomBytes(6).toString('hex')}`;
  return { name: [...name].slice(0, PERSON_NAME.max).join(''), username, email };
}
