import type { Db } from '../db/database.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import { insertLink } from './links.store.ts';

/**
 * Creates another secret that opens and claims a guest's receipt, for use in a mail. The first secret is stored only as
 * a hash, so a mail cannot contain it, and it stays valid because the guest may have bookmarked it.
 */
export async function newLinkTo(tx: Db, applicationId: number): Promise<string> {
  const secret = newSecret();
  await insertLink(tx, applicationId, digestOf(secret));
  return secret;
}
