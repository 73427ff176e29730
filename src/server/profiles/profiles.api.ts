/** What later modules may import of profiles, companies and their teams, for use in their own transactions. */

// Companies and their members, whom admins block and erase.
export { findMembership, hasOwner, isCompany, listMemberIds, writeCompanyBlocked } from './blocking.store.ts';
export { writeRequiredProvider } from './company.store.ts';
// Candidates, with the guests who have no account.
export { lockCandidatesOf } from './erasure.store.ts';
export { findCandidateId } from './person-export.store.ts';
export { deleteGuest, insertGuest, insertGuests } from './profiles.store.ts';
export { deleteMember, listOwnerMailboxes, lockOwners } from './team.store.ts';
export { readWholeProfile, type WholeProfile } from './whole-profile.store.ts';
