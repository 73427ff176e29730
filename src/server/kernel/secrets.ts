import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that fit into an address or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. A fast hash is enough: the secret itself is random. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
