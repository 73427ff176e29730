import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#shared/identity/identity.values.ts';
import { digestOf } from '../../kernel/secrets.ts';

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Ten letters are 49 bits: too many to try out, even for somebody who has stolen the hashes of one account. */
function newCode(): string {
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${half()}-${half()}`;
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** The code as people may have typed it, in one spelling. Null if it cannot be a recovery code. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return letters.length === HALF * 2 && [...letters].every((one) => LETTERS.includes(one)) ? letters : null;
}

/** The account is part of the hash, so that equal codes of two people have different hashes. */
export function hashOfRecoveryCode(userId: number, code: string): Buffer {
  return digestOf(`recovery ${userId} ${readRecoveryCode(code)}`);
}
