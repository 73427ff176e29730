import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { countryCodeOf, countryName } from '#shared/reference/countries.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { Db } from '../../db/database.ts';
import { companyOf } from '../../profiles/membership.ts';
import { identityMask } from '../../screening/redact.ts';
import { hiddenColumnsOf } from '../blind.store.ts';
import { nameWhileHidden } from '../blind.ts';
import * as store from './applicants.store.ts';

/** Who reads, and in what language. */
export type Reader = { user: SessionUser; words: Words; locale: Locale };

/** How much of somebody is shown: all, what does not tell who it is, or nothing because the person is gone. */
export type Sight = 'whole' | 'blind' | 'erased';

type Person = { name: string; candidate: store.CandidateRow; sent: SentApplication };

export function sightOf(candidate: store.CandidateRow, isHidden: boolean): Sight {
  if (candidate.erasedAt !== null) return 'erased';
  return isHidden ? 'blind' : 'whole';
}

/** What a text becomes before it is shown: as it is, without what tells who it is about, or nothing. */
export function textIn(sight: Sight, { name, candidate, sent }: Person): (text: string) => string {
  if (sight === 'whole') return (text) => text;
  if (sight === 'erased') return () => '';
  const { firstName, lastName, address, city, country } = sent.personalInfo;
  const code = country && countryCodeOf(country);
  // Where somebody studied is left out on its own; in what they wrote, and in what is quoted of it, it is a place.
  const schools = sent.educations.map(({ institution_name }) => institution_name);
  return identityMask({
    firstName,
    lastName,
    name: [name, candidate.name].join(' '),
    address: [address, candidate.address, ...schools].join('\n'),
    city: [city, candidate.city].join('\n'),
    country: [country, code && countryName(code)].join('\n'),
  });
}

/** The name under which somebody is shown; who is gone has none. */
export function shownName(sight: Sight, { id, name }: { id: number; name: string }, words: Words): string {
  if (sight === 'erased') return '';
  return sight === 'blind' ? words(nameWhileHidden(id)) : name;
}

export function photoOf(sight: Sight, applicationId: number, { photoFileId }: store.CandidateRow): string | null {
  return sight === 'whole' && photoFileId !== null ? applicantPhotoAddress(applicationId, photoFileId) : null;
}

/** A mother tongue tells where somebody comes from. */
export function languagesIn(sight: Sight, { languages }: SentApplication): SentApplication['languages'] {
  if (sight === 'erased') return [];
  const isTelling = (proficiency: string) => sight === 'blind' && proficiency === 'native';
  return languages.map(({ name, proficiency }) => ({
    name,
    proficiency: isTelling(proficiency) ? 'fluent' : proficiency,
  }));
}

export type SeenApplicant = store.Applicant & {
  sight: Sight;
  sent: SentApplication;
  shown: { name: string; photo: string | null };
  /** Every text of theirs, or about them, goes through it. */
  say: (text: string) => string;
};

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
