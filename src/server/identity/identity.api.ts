/** What later modules may import of accounts, for use in their own transactions. */
export { type Account, lockAccount, lockAdmins, writeBlocked, writeName, writeRole } from './accounts.store.ts';
export type { SessionUserRow } from './identity.store.ts';
export { findPerson } from './person-export.store.ts';
export { toSessionUser } from './sessions.ts';
