import { jobVisit } from '#shared/jobs/jobs.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import type { ServerContext } from '#web/lib/server-context.ts';

/** What stands in the way of the signed-in person: they have applied, or may do so again from a day on. */
export type Visit = { applied: boolean; reapplyOn: string | null };

/** Pages of visitors are kept for everybody; whoever is signed in gets a page of their own, and this in it. */
export async function loadVisit({ user, call }: Pick<ServerContext, 'user' | 'call'>, jobId: number): Promise<Visit> {
  const nothing = { applied: false, reapplyOn: null };
  if (user?.role !== 'candidate') return nothing;
  try {
    const { applied, reapply_on: reapplyOn } = await call(jobVisit, { id: String(jobId) });
    return { applied, reapplyOn };
  } catch (error) {
    // A failure does no harm: the server refuses a second application.
    if (isAppError(error)) return nothing;
    throw error;
  }
}
