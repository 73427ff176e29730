import type { Events } from '../kernel/events.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { Mailer } from '../queue/mailer.ts';
import { claimedMail } from './applications.mails.ts';
import * as store from './claims.store.ts';

/** Whoever held the links of a guest's application is a stranger to the account that has claimed it. */
export function listenForClaims(events: Events, mailer: Mailer, publicUrl: string): void {
  events.inTransaction('GuestClaimed', async ({ candidateId, name, email, locale }, tx) => {
    for (const { id, job, company } of await store.listOfCandidate(tx, candidateId)) {
      const receipt = newSecret();
      await store.renewLinks(tx, id, digestOf(receipt));
      await mailer.write(tx, claimedMail({ email, locale, name, job, company, publicUrl, receipt }));
    }
  });
}
