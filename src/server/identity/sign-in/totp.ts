import { Secret, TOTP } from 'otpauth';

const SECONDS = 30;
/** Codes of the half minute before and after count too, because clocks differ. */
const WINDOW = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: SECONDS });
}

/** The address that authenticator apps read as a QR code. */
export function totpAddress(secret: string, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

/** The number of the half minute to which the code belongs; null if it is not a code of now. */
export function stepOfCode(secret: string, token: string): number | null {
  const now = Date.now();
  const delta = totpOf(secret).validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / SECONDS) + delta;
}
