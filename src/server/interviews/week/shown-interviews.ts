import type { Interview } from '#shared/interviews/interviews.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { nameWhileHidden } from '../../applications/blind/blind.ts';
import type { Db } from '../../db/database.ts';
import type { Seen } from '../interviews-seen.ts';
import * as store from './week.store.ts';

/** The name and the photo of an applicant in a list. Blind review replaces the name and leaves out the photo. */
export function shownPerson(
  row: { applicationId: number; candidate: string; groupId: number; photoFileId: number | null },
  hidden: ReadonlySet<number>,
  words: Words,
) {
  const { applicationId, candidate, groupId, photoFileId } = row;
  const isHidden = hidden.has(groupId);
  return {
    candidate: isHidden ? words(nameWhileHidden(applicationId)) : candidate,
    photo_url: isHidden || photoFileId === null ? null : applicantPhotoAddress(applicationId, photoFileId),
  };
}

/** Completes rows to interviews as the company sees them. The number of statements does not grow with the rows. */
async function shown(
  db: Db,
  rows: readonly store.InterviewRow[],
  hidden: ReadonlySet<number>,
  words: Words,
): Promise<Interview[]> {
  if (rows.length === 0) return [];
  const roundIds = [...new Set(rows.map(({ roundId }) => roundId))];
  const openRounds = rows.filter(({ state }) => state === 'asked' || state === 'none_suits').map((row) => row.roundId);
  const withTime = rows.filter(({ startsAt }) => startsAt !== null).map(({ id }) => id);
  const [people, handedIn, offered] = [
    await store.listPeople(db, roundIds),
    withTime.length === 0 ? [] : await store.listHandedIn(db, withTime),
    openRounds.length === 0 ? [] : await store.countOffered(db, [...new Set(openRounds)]),
  ];
  const peopleOf = new Map<number, store.PersonRow[]>();
  for (const one of people) peopleOf.set(one.roundId, [...(peopleOf.get(one.roundId) ?? []), one]);
  const isHandedIn = new Set(handedIn.map(({ id, userId }) => `${id}:${userId}`));
  const offeredIn = new Map(offered.map(({ roundId, count }) => [roundId, count]));
  return rows.map((row): Interview => {
    const isOpen = row.state === 'asked' || row.state === 'none_suits';
    const interviewers = peopleOf.get(row.roundId) ?? [];
    return {
      id: row.id,
      application_id: row.applicationId,
      job: { id: row.jobId, title: row.job },
      ...shownPerson(row, hidden, words),
      kind: row.kind,
      minutes: row.minutes,
      place: row.place,
      state: row.state,
      starts_at: row.startsAt,
      moved_from: row.movedFrom,
      interviewers: interviewers.map(({ id, name }) => {
        return { id, name, photo_url: null, handed_in: isHandedIn.has(`${row.id}:${id}`) };
      }),
      candidate_zone: row.candidateZone,
      times_offered: isOpen ? (offeredIn.get(row.roundId) ?? 0) : 0,
      choose_until: row.chooseUntil,
      asked_at: row.askedAt,
      cancelled_by: row.cancelledBy,
      word: row.word,
      good_times: row.goodTimes,
      feedback_due: row.isFeedbackDue && interviewers.length > 0,
    };
  });
}

export function createShownInterviews() {
  return {
    shown,

    async one(db: Db, companyId: number, id: number, words: Words): Promise<Interview> {
      const rows = await store.listByIds(db, { companyId }, [id]);
      const [interview] = await shown(db, rows, await hiddenColumnsOf(db, companyId), words);
      if (!interview) throw new AppError('not_found');
      return interview;
    },

    async ofApplication(db: Db, seen: Seen, applicationId: number, words: Words): Promise<Interview[]> {
      const rows = await store.listOfApplication(db, seen, applicationId);
      return shown(db, rows, await hiddenColumnsOf(db, seen.companyId), words);
    },
  };
}
export type ShownInterviews = ReturnType<typeof createShownInterviews>;
