import { identityRefusal } from '#shared/identity/identity-refusals.texts.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../../db/database.ts';
import { lockAccount } from '../accounts.store.ts';
import { findPasswordHash } from '../identity.store.ts';
import { listLinks } from './linked-providers.store.ts';
import { countPasskeys } from './passkeys.store.ts';
import type { Providers } from './providers.ts';

/** Removes a way to sign in, unless it is the last one. Two removals at once wait for each other. */
export async function removeWay<T>(tx: Db, providers: Providers, userId: number, remove: () => Promise<T>): Promise<T> {
  await lockAccount(tx, userId);
  const removed = await remove();
  const links = await listLinks(tx, userId);
  const hasAnother =
    (await findPasswordHash(tx, userId)) !== null ||
    (await countPasskeys(tx, userId)) > 0 ||
    // A provider that the operator has taken out of the configuration opens nothing.
    links.some(({ provider }) => providers.has(provider));
  if (!hasAnother) throw new AppError('conflict', { message: identityRefusal('refusal.last_way') });
  return removed;
}
