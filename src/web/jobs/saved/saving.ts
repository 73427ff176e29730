import { savedJobIds, saveJob, takeOverSavedJobs, unsaveJob } from '#shared/jobs/saved-jobs.contract.ts';
import { call } from '#web/lib/call.ts';
import { forgetSavedHere, readSavedHere } from './saved-in-browser.ts';
import { markSaved, setSaved } from './saved-store.ts';

/** The calls of the buttons. They are in a module of their own, so that a page that is only read does not load them. */
export const listSaved = async () => (await call(savedJobIds, {})).ids;

/** The change is shown at once, and reverted if it fails. */
export async function keepSaved(jobId: number, isWanted: boolean): Promise<void> {
  markSaved(jobId, isWanted);
  try {
    await call(isWanted ? saveJob : unsaveJob, { id: String(jobId) });
    // Marked once more, because the list of saved jobs may have arrived meanwhile without this one.
    markSaved(jobId, isWanted);
  } catch (error) {
    markSaved(jobId, !isWanted);
    throw error;
  }
}

/** Moves the jobs saved in this browser into the account. */
export async function takeOver(): Promise<void> {
  const { ids } = await call(takeOverSavedJobs, { job_ids: readSavedHere() });
  forgetSavedHere();
  setSaved(ids);
}
