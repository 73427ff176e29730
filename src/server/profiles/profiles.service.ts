import { slugify } from '#shared/kernel/slug.ts';
import type { Events } from '../kernel/events.ts';
import { freeName } from '../kernel/free-name.ts';
import { digestOf } from '../kernel/secrets.ts';
import { adoptGuest, findClaimable } from './claim.store.ts';
import * as store from './profiles.store.ts';
import { insertMember } from './team.store.ts';

/**
 * Whoever registers gets a profile of their own in the same transaction: a candidate's, which may be that of the
 * application they sent as a guest, or a company with its owner.
 */
export function listenForRegistrations(events: Events): void {
  events.on('UserRegistered', async ({ userId, role, name, email, companyName, application }, tx) => {
    if (role === 'candidate') {
      // The e-mail is confirmed by now; a receipt of somebody else's application claims nothing.
      const claimed = application ? await findClaimable(tx, digestOf(application), email) : undefined;
      if (claimed) return adoptGuest(tx, claimed.candidateId, { userId, name, email }, claimed.sent);
      const base = slugify(name, 50) || 'candidate';
      const username = freeName(base, await store.candidateUsernamesLike(tx, base));
      await store.insertCandidate(tx, { userId, name, username, email });
      return;
    }
    const base = slugify(companyName, 50) || 'company';
    const username = freeName(base, await store.companyUsernamesLike(tx, base));
    const companyId = await store.insertCompany(tx, { name: companyName, username, email });
    await insertMember(tx, userId, companyId, 'owner');
    await events.tell(tx, { type: 'CompanyCreated', companyId });
  });
}
