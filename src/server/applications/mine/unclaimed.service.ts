import type { claimApplications, UnclaimedApplication } from '#shared/applications/unclaimed.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError, isAppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../../db/database.ts';
import { logoUrl } from '../../jobs/show-job.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { ResumeService } from '../../profiles/resumes.service.ts';
import type { ClaimsService } from '../claims.service.ts';
import type { DisownService } from '../disown.service.ts';
import * as store from './unclaimed.store.ts';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  resumes: ResumeService;
  claims: ClaimsService;
  disowning: DisownService;
};
type Results = OutputOf<typeof claimApplications>['results'];

/**
 * Offers an account what was sent without one under its e-mail. Every account has confirmed its e-mail by a mailed
 * link, so whoever is signed in reads that mailbox and needs no receipt.
 */
export function createUnclaimedService({ db, inTransaction, resumes, claims, disowning }: Parts) {
  /** Each application has a transaction of its own, so that one that cannot be claimed does not prevent the others. */
  async function claimOne(user: SessionUser, id: number, candidateId: number, locale: Locale) {
    try {
      return await inTransaction(async (tx) => {
        const guest = await store.lockUnclaimed(tx, id, user.email);
        // Perhaps it was claimed in another window a moment ago.
        if (!guest) return (await store.isOwn(tx, id, candidateId)) ? 'yours' : 'not_found';
        await claims.takeOver(tx, guest.candidateId, candidateId, { name: user.name, email: user.email, locale });
        return 'yours';
      });
    } catch (error) {
      if (isAppError(error) && error.code === 'conflict') return 'applied_with_account';
      throw error;
    }
  }

  return {
    async list(user: SessionUser): Promise<UnclaimedApplication[]> {
      const rows = await store.listUnclaimed(db, user);
      return rows.map(({ id, title, slug, companyName, logoFileId, appliedAt, isAppliedWithAccount }) => ({
        id,
        job: { title, slug },
        company: { name: companyName, logo_url: logoUrl(logoFileId) },
        applied_at: appliedAt.toISOString(),
        applied_with_account: isAppliedWithAccount,
      }));
    },

    async claim(user: SessionUser, ids: readonly number[], locale: Locale): Promise<Results> {
      const candidateId = await resumes.candidateOf(user);
      const results: Results = [];
      for (const id of new Set(ids)) results.push({ id, result: await claimOne(user, id, candidateId, locale) });
      return results;
    },

    async disown(user: SessionUser, id: number): Promise<void> {
      await disowning.disownFound(async (tx) => {
        const found = await store.lockUnclaimed(tx, id, user.email);
        if (!found) throw new AppError('not_found');
        return found;
      });
    },
  };
}
export type UnclaimedService = ReturnType<typeof createUnclaimedService>;
