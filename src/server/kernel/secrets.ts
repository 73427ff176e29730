import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits, encoded for use in addresses and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of a secret of ours; whether it is one, the database knows. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The hash that is stored of a secret. A fast hash is enough, because the secret is random. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
