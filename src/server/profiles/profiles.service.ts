import { slugify } from '#shared/kernel/slug.ts';
import type { Events } from '../kernel/events.ts';
import { underFreeName } from '../kernel/free-name.ts';
import { digestOf } from '../kernel/secrets.ts';
import { adoptGuest, deleteGuest, findClaimable, moveResumes } from './claim.store.ts';
import { addSentToProfile } from './profile-cvs.ts';
import * as store from './profiles.store.ts';
import { insertMember } from './team.store.ts';

/**
 * A new account gets its profile in the same transaction: a candidate (possibly the one of an application sent as a
 * guest), or a company with its owner.
 */
export function listenForRegistrations(events: Events): void {
  events.inTransaction('user.registered', async (registered, tx) => {
    const { userId, role, name, email, locale, companyName, application } = registered;
    if (role === 'candidate') {
      // The email is confirmed by now; a receipt of another person's application claims nothing.
      const claimed = application ? await findClaimable(tx, digestOf(application), email) : undefined;
      if (claimed) {
        const { candidateId, sent } = claimed;
        await adoptGuest(tx, candidateId, { userId, name, email }, sent);
        await addSentToProfile(tx, candidateId);
        await tx.record({ type: 'guest.claimed', candidateId, name, email, locale });
        return;
      }
      const base = slugify(name, 50) || 'candidate';
      await underFreeName(
        base,
        () => store.candidateUsernamesLike(tx, base),
        (username) => store.insertCandidate(tx, { userId, name, username, email }),
      );
      return;
    }
    const base = slugify(companyName, 50) || 'company';
    const companyId = await underFreeName(
      base,
      () => store.companyUsernamesLike(tx, base),
      (username) => store.insertCompany(tx, { name: companyName, username, email }),
    );
    await insertMember(tx, userId, companyId, 'owner');
    await tx.record({ type: 'company.created', companyId });
  });
}

/** A new candidate gets a profile; somebody who was a candidate before finds the old one. */
export function listenForRoles(events: Events): void {
  events.inTransaction('user.role_changed', async ({ userId, to }, tx) => {
    if (to !== 'candidate') return;
    const person = await store.findWithoutCandidate(tx, userId);
    if (!person) return;
    const { name, email, username: base } = person;
    await underFreeName(
      base,
      () => store.candidateUsernamesLike(tx, base),
      (username) => store.insertCandidate(tx, { userId, name, username, email }),
    );
  });
}

export function listenForNewEmails(events: Events): void {
  events.inTransaction('email.changed', ({ userId, to }, tx) => store.updateCandidateEmail(tx, userId, to));
}

/** The guest's CVs move along with the applications; the guest's own row is deleted last. */
export function listenForGuestsThatMove(events: Events): void {
  events.inTransaction('guest.moved', async ({ guestId, candidateId }, tx) => {
    await moveResumes(tx, guestId, candidateId);
    await addSentToProfile(tx, candidateId);
  });
  events.inTransaction('guest.left', ({ guestId }, tx) => deleteGuest(tx, guestId));
}
