import type { Db } from '../db/database.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import { insertLink } from './links.store.ts';

/**
 * One more secret that opens a guest's receipt, and claims it: for a mail. The first one is not kept anywhere, and the
 * guest may have it as a bookmark.
 */
export async function newLinkTo(tx: Db, applicationId: number): Promise<string> {
  const secret = newSecret();
  await insertLink(tx, applicationId, digestOf(secret));
  return secret;
}
