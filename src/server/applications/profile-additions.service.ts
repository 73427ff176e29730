import { profileFromSent } from '#shared/applications/profile-from-sent.ts';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { OwnProfileService } from '../profiles/own-profile.service.ts';
import type { ReceiptService } from './receipt.service.ts';

type Parts = { receipts: ReceiptService; ownProfile: OwnProfileService };

/** Adds to a profile what its owner has written into an application. */
export function createProfileAdditionsService({ receipts, ownProfile }: Parts) {
  /**
   * Anybody with the link can open an application, but only the account that it belongs to may copy entries from it.
   */
  async function sentBy(user: SessionUser, application: string) {
    const row = await receipts.find(application, user);
    if (row.candidateUserId !== user.id) throw new AppError('not_found');
    return profileFromSent(row.snapshot as SentApplication);
  }
  return {
    lacks: async (user: SessionUser, application: string) => ownProfile.lacks(user, await sentBy(user, application)),
    add: async (user: SessionUser, application: string) => ownProfile.add(user, await sentBy(user, application)),
  };
}
export type ProfileAdditionsService = ReturnType<typeof createProfileAdditionsService>;
