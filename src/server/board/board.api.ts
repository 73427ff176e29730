import type { ApplicationCard } from '#shared/board/board.contract.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { hiddenColumnsOf } from '../applications/applications.api.ts';
import type { Db } from '../db/database.ts';
import { listCardsOfCompany } from './cards.store.ts';
import { showCard } from './show-card.ts';

// What later modules may import of the board: applicants and cards as its members see them.
export { listShownApplicants } from './applicants/applicants.ts';
export { readApplicantProfile } from './profile/applicant-profile.ts';

export async function listCardsOf(
  db: Db,
  companyId: number,
  ids: readonly number[],
  words: Words,
): Promise<Map<number, ApplicationCard>> {
  if (ids.length === 0) return new Map();
  const [rows, hidden] = await Promise.all([listCardsOfCompany(db, companyId, ids), hiddenColumnsOf(db, companyId)]);
  return new Map(rows.map((row) => [row.id, showCard(row, hidden, words)]));
}
