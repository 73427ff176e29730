import { ofApplication, type PersonData, type PersonErasure, type PersonExport } from '../kernel/privacy.ts';
import type { Invitations } from './invitations.service.ts';
import { listBookedOf } from './planning/changes.store.ts';
import * as store from './privacy.store.ts';

export const interviewsExport: PersonExport = {
  tables: store.EXPORTED,
  async read(db, { userId, applicationIds }, reader): Promise<PersonData> {
    const rows = await store.readInterviews(db, applicationIds);
    // Interviewers write for each other, and not for the candidate.
    const cards = reader === 'admin' ? await store.readScorecardsAbout(db, applicationIds) : [];
    const ids = new Set([...rows, ...cards].map(({ applicationId }) => applicationId));
    const applications = [...ids].map((id) => ({
      id,
      interviews: ofApplication(rows, id),
      ...(reader === 'admin' && { interviewScorecards: ofApplication(cards, id) }),
    }));
    const written = {
      interviewScorecards: await store.readScorecardsBy(db, userId),
      heldInterviews: await store.readHeldBy(db, userId),
      calendars: await store.readCalendar(db, userId),
    };
    return { documents: { applications, written } };
  },
};

/** Interviewers hear that the interview of somebody who was erased is cancelled, without a name. */
export function createInterviewsErasure(invitations: Invitations): PersonErasure {
  return {
    tables: store.ERASED,
    async erase({ userId, candidateIds }, tx) {
      for (const id of await listBookedOf(tx, candidateIds)) {
        await invitations.tellOfBooking(tx, id, 'cancelled', { by: 'nobody' });
      }
      await store.deleteOf(tx, candidateIds);
      await store.forgetInterviewer(tx, userId);
      return [];
    },
  };
}
