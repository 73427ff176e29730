import { useEffect, useState } from 'react';
import { useSessionUser } from '#web/lib/session.ts';

type Visit = { applied: boolean; reapplyOn: string | null };
const FRESH: Visit = { applied: false, reapplyOn: null };

/**
 * What stands in the way of the signed-in person: they have applied, or may do so again from a day on. Asked for apart
 * from the page, which is the same for everybody.
 */
export function useJobVisit(jobId: number) {
  const user = useSessionUser();
  const [visit, setVisit] = useState<Visit>(FRESH);
  const isCandidate = user?.role === 'candidate';
  useEffect(() => {
    if (!isCandidate) return;
    let isGone = false;
    Promise.all([import('#web/lib/call.ts'), import('#shared/jobs/jobs.contract.ts')])
      .then(([{ call }, { jobVisit }]) => call(jobVisit, { id: String(jobId) }))
      .then(({ applied, reapply_on: reapplyOn }) => !isGone && setVisit({ applied, reapplyOn }))
      // Not knowing is no harm: the server refuses a second application.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isCandidate, jobId]);
  return { ...visit, noteApplied: () => setVisit({ applied: true, reapplyOn: null }) };
}
