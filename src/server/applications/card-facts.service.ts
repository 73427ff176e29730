import { SentApplication } from '#shared/applications/sent-application.ts';
import type { Db } from '../db/database.ts';
import { fold } from '../kernel/fold.ts';
import { findWithoutFacts, type WithoutFacts, writeFacts } from './card-facts.store.ts';
import { type CardFacts, cardFacts } from './card-facts.ts';

const FILLED_AT_ONCE = 200;

/** A background task that fills in the card facts of older applications. */
export function createCardFactsService(db: Db) {
  return {
    async fillMissing(): Promise<void> {
      for (;;) {
        const rows = await findWithoutFacts(db, FILLED_AT_ONCE);
        if (rows.length > 0) await writeFacts(db, rows.map(factsOf));
        if (rows.length < FILLED_AT_ONCE) return;
      }
    },
  };
}

function factsOf({ id, snapshot, ...row }: WithoutFacts): CardFacts & { id: number } {
  const { data: sent } = SentApplication.safeParse(snapshot);
  if (sent) return { id, ...cardFacts({ ...row, sent }) };
  // The application of an erased person has no snapshot any more; the card stays, empty.
  const nothing = { profession: null, experienceLevel: null, educationLevel: null, countryCode: null };
  const unsigned = { blindProfession: null, blindSkills: '' };
  return { id, ...nothing, ...unsigned, searchName: fold(row.name), searchSkills: '' };
}
