import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Events, Tx } from '../kernel/events.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { ResumeService } from '../profiles/resumes.service.ts';
import type { Mailer } from '../queue/mailer.ts';
import { claimedMail } from './applications.mails.ts';
import * as store from './claims.store.ts';

type Parts = {
  inTransaction: InTransaction;
  events: Events;
  mailer: Mailer;
  resumes: ResumeService;
  publicUrl: string;
};
type Claimed = Awaited<ReturnType<typeof store.listOfCandidate>>;
type Owner = { name: string; email: string; locale: Locale };

/** Moves what somebody sent as a guest to their account, when they register or sign in. */
export function createClaimsService({ inTransaction, events, mailer, resumes, publicUrl }: Parts) {
  /**
   * Replaces the links of the claimed applications, because whoever held the guest's links may not be the account's
   * owner.
   */
  async function handOver(tx: Tx, claimed: Claimed, owner: Owner): Promise<void> {
    for (const { id, companyId, job, company } of claimed) {
      const receipt = newSecret();
      await store.renewLinks(tx, id, digestOf(receipt));
      await mailer.write(tx, claimedMail({ ...owner, job, company, publicUrl, receipt }));
      await tx.record({ type: 'application.claimed', applicationId: id, companyId, actorId: null });
    }
  }

  events.inTransaction('guest.claimed', async ({ candidateId, name, email, locale }, tx) =>
    handOver(tx, await store.listOfCandidate(tx, candidateId), { name, email, locale }),
  );

  /**
   * Moves everything that belongs to a guest to the account's candidate, and removes the guest. The account's e-mail is
   * confirmed.
   */
  async function takeOver(tx: Tx, guestId: number, candidateId: number, owner: Owner): Promise<void> {
    const claimed = await store.listOfCandidate(tx, guestId);
    if ((await store.moveApplications(tx, guestId, candidateId)) === 'taken') {
      throw new AppError('conflict', { message: applicationsRefusal('refusal.claim_applied') });
    }
    await handOver(tx, claimed, owner);
    await tx.record({ type: 'guest.moved', guestId, candidateId });
    await tx.record({ type: 'guest.left', guestId });
  }

  return {
    takeOver,

    /** Claims the application whose receipt has this secret. */
    async claim(user: SessionUser, receipt: string, locale: Locale): Promise<void> {
      const candidateId = await resumes.candidateOf(user);
      await inTransaction(async (tx) => {
        const guest = await store.findGuest(tx, digestOf(receipt));
        if (!guest) throw new AppError('not_found');
        if (guest.email !== user.email) {
          throw new AppError('forbidden', { message: applicationsRefusal('refusal.claim_other_email') });
        }
        await takeOver(tx, guest.candidateId, candidateId, { name: user.name, email: user.email, locale });
      });
    },
  };
}
export type ClaimsService = ReturnType<typeof createClaimsService>;
