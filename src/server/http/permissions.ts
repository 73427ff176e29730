import type { Role } from '#shared/kernel/access.ts';

/**
 * Who may make each call of a module, by method and path. This repeats the contracts on purpose: the walk over all
 * calls and roles compares both, so that a mistake in a contract is noticed.
 */
export type Permissions = Readonly<
  Record<
    string,
    'everyone' | 'visitors and candidates' | 'signed in' | 'applicants, hidden from others' | readonly Role[]
  >
>;
