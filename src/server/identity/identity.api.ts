/** What later modules may ask of accounts, inside transactions of their own. */
export { type Account, lockAccount, lockAdmins, writeBlocked, writeName, writeRole } from './accounts.store.ts';
export { findPerson } from './person-export.store.ts';
