import type { Db } from '../db/database.ts';
import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { listHoldings } from './interviews.store.ts';

type Parts = { db: Db; events: Events; realtime: Realtime };

/** Notifies open pages of a company and of its interviewers of changes. Each page fetches what its reader may see. */
export function tellOfInterviews({ db, events, realtime }: Parts): void {
  events.afterCommit('interviews', async (changes) => {
    const applicationOf = new Map(changes.map((change) => [change.interviewId, change.applicationId]));
    for (const companyId of new Set(changes.map((change) => change.companyId))) {
      const ours = changes.filter((change) => change.companyId === companyId);
      const ids = [...new Set(ours.map(({ interviewId }) => interviewId))];
      const application_ids = [...new Set(ours.map(({ applicationId }) => applicationId))];
      realtime.publishToCompany(companyId, { type: 'InterviewsChanged', ids, application_ids });
    }
    for (const { interviewId: id, userId } of await listHoldings(db, [...applicationOf.keys()])) {
      const application_ids = [applicationOf.get(id) ?? 0];
      realtime.publish(userId, { type: 'InterviewsChanged', ids: [id], application_ids });
    }
  });
}
