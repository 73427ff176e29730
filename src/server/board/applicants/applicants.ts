import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { nameWhileHidden } from '../../applications/blind/blind.ts';
import { identityIn, languagesWithoutNative } from '../../applications/blind/identity.ts';
import type { Db } from '../../db/database.ts';
import { companyOf } from '../../profiles/membership.ts';
import * as store from './applicants.store.ts';

/** The reader and their language. */
export type Reader = { user: SessionUser; words: Words; locale: Locale };

/**
 * How much of a candidate is shown: everything, only what does not identify them, or nothing because they were erased.
 */
export type Sight = 'whole' | 'blind' | 'erased';

type Person = { name: string; candidate: store.CandidateRow; sent: SentApplication };

export function sightOf(candidate: store.CandidateRow, isHidden: boolean): Sight {
  if (candidate.erasedAt !== null) return 'erased';
  return isHidden ? 'blind' : 'whole';
}

/** Returns a function that shows a text as it is, masks what identifies its author, or removes it. */
export function textIn(sight: Sight, { name, candidate, sent }: Person): (text: string) => string {
  if (sight === 'whole') return (text) => text;
  if (sight === 'erased') return () => '';
  return identityIn({
    sent,
    names: [name, candidate.name],
    addresses: [candidate.address],
    cities: [candidate.city],
  });
}

/** The name under which somebody is shown; an erased person has none. */
export function shownName(sight: Sight, { id, name }: { id: number; name: string }, words: Words): string {
  if (sight === 'erased') return '';
  return sight === 'blind' ? words(nameWhileHidden(id)) : name;
}

export function photoOf(sight: Sight, applicationId: number, { photoFileId }: store.CandidateRow): string | null {
  return sight === 'whole' && photoFileId !== null ? applicantPhotoAddress(applicationId, photoFileId) : null;
}

export function languagesIn(sight: Sight, sent: SentApplication): SentApplication['languages'] {
  if (sight === 'erased') return [];
  return sight === 'blind' ? languagesWithoutNative(sent) : sent.languages;
}

export type SeenApplicant = store.Applicant & {
  sight: Sight;
  sent: SentApplication;
  shown: { name: string; photo: string | null };
  /** Applied to every text by or about the person. */
  say: (text: string) => string;
};

type ShownApplicant = Pick<SeenApplicant, 'say'> & { name: string };

/** The names of a company's applicants, and how texts about them are quoted. Missing ones are left out. */
export async function listShownApplicants(db: Db, companyId: number, ids: readonly number[], words: Words) {
  const rows = await store.listApplicants(db, { companyId, ids: [...ids] }, ids.length);
  const hidden = await hiddenColumnsOf(db, companyId);
  return new Map<number, ShownApplicant>(
    rows.map((row) => {
      const sight = sightOf(row.candidate, hidden.has(row.groupId));
      const sent = row.snapshot as SentApplication;
      const say = textIn(sight, { name: row.name, candidate: row.candidate, sent });
      return [row.id, { name: shownName(sight, row, words), say }];
    }),
  );
}

/** Applications of the reader's company, as its blind review shows them. Others look like missing ones. */
export async function seenByCompany(db: Db, reader: Reader, ids: number[]): Promise<SeenApplicant[]> {
  const { id: companyId } = companyOf(reader.user);
  const rows = await store.listApplicants(db, { companyId, ids }, ids.length);
  if (rows.length < ids.length) throw new AppError('not_found');
  const hidden = await hiddenColumnsOf(db, companyId);
  return rows.map((row) => {
    const sight = sightOf(row.candidate, hidden.has(row.groupId));
    const sent = row.snapshot as SentApplication;
    return {
      ...row,
      sight,
      sent,
      shown: { name: shownName(sight, row, reader.words), photo: photoOf(sight, row.id, row.candidate) },
      say: textIn(sight, { name: row.name, candidate: row.candidate, sent }),
    };
  });
}

export async function oneSeenByCompany(db: Db, reader: Reader, id: number): Promise<SeenApplicant> {
  const [applicant] = await seenByCompany(db, reader, [id]);
  return applicant as SeenApplicant;
}
