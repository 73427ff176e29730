import { type Limit, MINUTE } from './throttle.ts';

export const LIMITS = {
  /** One address guessing one account. */
  signInPair: { name: 'sign-in-pair', attempts: 5, seconds: 15 * MINUTE },
  /** Many addresses guessing one account. */
  signInAccount: { name: 'sign-in-account', attempts: 20, seconds: 15 * MINUTE },
  /** One address guessing many accounts. Only failures: many people share an address. */
  signInAddress: { name: 'sign-in-address', attempts: 50, seconds: 15 * MINUTE },
  /** Replaces the three above in a browser the account's owner used before, so that strangers cannot lock them out. */
  signInDevice: { name: 'sign-in-device', attempts: 10, seconds: 15 * MINUTE },
  /** Somebody with access to another person's open session, guessing the password. */
  passwordChange: { name: 'password-change', attempts: 10, seconds: 15 * MINUTE },
  /** One address trying codes for one account. */
  codePair: { name: 'code-pair', attempts: 5, seconds: 15 * MINUTE },
  /** Many addresses trying codes for one account whose password they know. */
  codeAccount: { name: 'code-account', attempts: 20, seconds: 15 * MINUTE },
  /** Challenges for passkeys, and ways to a provider: each stores a row. */
  passkeyAddress: { name: 'passkey-address', attempts: 60, seconds: 15 * MINUTE },
  providerAddress: { name: 'provider-address', attempts: 60, seconds: 15 * MINUTE },
  /** Per account; each sends mails to two addresses. */
  emailChanges: { name: 'email-changes', attempts: 5, seconds: 60 * MINUTE },
  /** Per mailed link; each attempt costs a password hash. */
  mailedLink: { name: 'mailed-link', attempts: 10, seconds: 15 * MINUTE },
  accountMailAddress: { name: 'account-mail-address', attempts: 20, seconds: 60 * MINUTE },
  /** Separate limits, so that nobody can use up the mails that an account's owner needs to get back in. */
  registrationMail: { name: 'registration-mail', attempts: 5, seconds: 60 * MINUTE },
  resetMail: { name: 'reset-mail', attempts: 5, seconds: 60 * MINUTE },
  emailChangeMail: { name: 'email-change-mail', attempts: 5, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;
