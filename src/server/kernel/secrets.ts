import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that fit into an address or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of a secret of ours; whether it is one, the database knows. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is stored of a secret. A fast hash is enough: the secret itself is random. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
