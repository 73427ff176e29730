import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { interviewsOfWeek, PersonToPlan } from '#shared/interviews/interviews.contract.ts';
import { addDays, dayIn, momentIn, mondayOf } from '#shared/interviews/zones.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { listCardsOf } from '../../board/board.api.ts';
import type { Db } from '../../db/database.ts';
import { companyOf } from '../../profiles/membership.ts';
import { interviewsSeenBy } from '../interviews-seen.ts';
import { type ShownInterviews, shownPerson } from './shown-interviews.ts';
import * as store from './week.store.ts';

type Parts = { db: Db; shown: ShownInterviews };

/** Shows a company its interviews. */
export function createWeekService({ db, shown }: Parts) {
  return {
    async week(user: SessionUser, input: InputOf<typeof interviewsOfWeek>, words: Words) {
      const seen = interviewsSeenBy(user);
      const { companyId } = seen;
      const { zone = 'UTC', day = dayIn(zone, Date.now()), job_id: jobId, mine } = input;
      const from = mondayOf(day);
      const span = {
        from: new Date(momentIn(zone, from)).toISOString(),
        to: new Date(momentIn(zone, addDays(from, 7))).toISOString(),
      };
      const wanted = { companyId, jobId, heldBy: mine ? user.id : seen.heldBy };
      const [inWeek, open, due, unplanned, jobs, hidden] = await Promise.all([
        store.listWithin(db, wanted, span),
        store.listOpen(db, wanted),
        store.listDue(db, wanted),
        // Only members who plan interviews see who is still to be invited.
        seen.heldBy === undefined ? store.listToPlan(db, wanted) : [],
        store.listJobs(db, seen),
        hiddenColumnsOf(db, companyId),
      ]);
      // An interview of the week may be in one of the other lists too, so each is completed only once.
      const rows = new Map([...inWeek, ...open, ...due].map((row) => [row.id, row]));
      const all = await shown.shown(db, [...rows.values()], hidden, words);
      const byId = new Map(all.map((interview) => [interview.id, interview]));
      const shownOf = (some: readonly store.InterviewRow[]) => some.flatMap(({ id }) => byId.get(id) ?? []);
      const unsuited = open.filter(({ state }) => state === 'none_suits');
      const toReplan = seen.heldBy === undefined ? unsuited : [];
      const toPlan: PersonToPlan[] = [
        ...toReplan.map((row) => ({ row, reason: 'none_suits' as const, since: row.answeredAt ?? row.askedAt })),
        ...unplanned.map((row) => ({ row, reason: 'in_column' as const, since: row.since })),
      ].map(({ row, reason, since }) => ({
        application_id: row.applicationId,
        ...shownPerson(row, hidden, words),
        job: { id: row.jobId, title: row.job },
        reason,
        since,
      }));
      return {
        from,
        interviews: shownOf(inWeek),
        without_time: shownOf(open),
        feedback_due: shownOf(due),
        to_plan: toPlan,
        jobs,
      };
    },

    /** What the dashboard shows. */
    async ahead(user: SessionUser, words: Words) {
      const { id: companyId } = companyOf(user);
      const [rows, waiting, hidden] = await Promise.all([
        store.listAhead(db, companyId),
        store.countWaiting(db, { companyId, userId: user.id }),
        hiddenColumnsOf(db, companyId),
      ]);
      return { interviews: await shown.shown(db, rows, hidden, words), ...waiting };
    },

    async show(user: SessionUser, id: number, words: Words) {
      const seen = interviewsSeenBy(user);
      const [row] = await store.listByIds(db, seen, [id]);
      if (!row) throw new AppError('not_found');
      const interview = await shown.one(db, seen.companyId, id, words);
      const offered = await store.listOfferedTimes(db, row.roundId);
      return { ...interview, instructions: row.instructions, offered, zone: row.zone };
    },

    async ofApplication(user: SessionUser, applicationId: number, words: Words) {
      const seen = interviewsSeenBy(user);
      const interviews = await shown.ofApplication(db, seen, applicationId, words);
      if (interviews.length > 0) return interviews;
      const isOwn =
        seen.heldBy === undefined && (await listCardsOf(db, seen.companyId, [applicationId], words)).size > 0;
      if (!isOwn) throw new AppError('not_found');
      return [];
    },
  };
}
export type WeekService = ReturnType<typeof createWeekService>;
