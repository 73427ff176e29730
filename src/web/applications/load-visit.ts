import { jobVisit } from '#shared/jobs/jobs.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import type { ServerContext } from '#web/lib/server-context.ts';

/**
 * What keeps the signed-in person from applying: they have applied already, or may apply again only from a later day.
 */
export type Visit = { applied: boolean; reapplyOn: string | null };

/** Pages of visitors are cached for everybody; signed-in people get a page of their own, which contains this. */
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
