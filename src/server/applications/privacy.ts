import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import { ofApplication, type Person, type PersonErasure, type PersonExport } from '../kernel/privacy.ts';
import { deletePartsOf, ERASED, unsignNotes } from './erasure.store.ts';
import { EXPORTED, readAnswers, readApplications, readNotesBy } from './person-export.store.ts';
import type { ReceiptService } from './receipt.service.ts';
import * as stages from './stages/stages.service.ts';

type Parts = { receipts: ReceiptService; reference: { wordsIn: (locale: Locale) => Words } };

export function createApplicationsExport({ receipts, reference }: Parts): PersonExport {
  /** Reads the applications as their receipts show them: what was sent, the outcome and the assessment. */
  async function readReceipts({ userId, name, username, email, role, locale: last, applicationIds }: Person) {
    const locale = last ?? 'en';
    const nobodyElse = { company: null, interviews_for: null, photo: null };
    const user: SessionUser = { id: userId, name, username, email: email ?? '', role, ...nobodyElse };
    const reader = { user, locale, words: reference.wordsIn(locale) };
    const shown = [];
    for (const id of applicationIds) shown.push({ id, ...(await receipts.open(String(id), reader)) });
    return shown;
  }

  async function readSent(db: Db, { applicationIds }: Person) {
    const answers = await readAnswers(db, applicationIds);
    const sent = await readApplications(db, applicationIds);
    return sent.map((application) => ({ ...application, answers: ofApplication(answers, application.id) }));
  }

  return {
    tables: EXPORTED,
    async read(db, person, reader) {
      const applications = reader === 'person' ? await readReceipts(person) : await readSent(db, person);
      return { documents: { applications, written: { notes: await readNotesBy(db, person.userId) } } };
    },
  };
}

/** When a person is erased, their cards stay on the boards, but everything that they sent is deleted. */
export const applicationsErasure: PersonErasure = {
  tables: ERASED,
  async erase({ userId, candidateIds }, tx) {
    await deletePartsOf(tx, await stages.eraseCandidates(tx, candidateIds));
    await unsignNotes(tx, userId);
    return [];
  },
};
