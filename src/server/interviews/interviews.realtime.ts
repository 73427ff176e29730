import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** Notifies a company's open pages of changes to its interviews. Each page fetches what its reader may see. */
export function tellOfInterviews({ events, realtime }: { events: Events; realtime: Realtime }): void {
  events.afterCommit('interviews', (changes) => {
    for (const companyId of new Set(changes.map((change) => change.companyId))) {
      const ours = changes.filter((change) => change.companyId === companyId);
      const ids = [...new Set(ours.map(({ interviewId }) => interviewId))];
      const application_ids = [...new Set(ours.map(({ applicationId }) => applicationId))];
      realtime.publishToCompany(companyId, { type: 'InterviewsChanged', ids, application_ids });
    }
  });
}
