import { savedJobIds, saveJob, takeOverSavedJobs, unsaveJob } from '#shared/jobs/saved-jobs.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { showToast } from '#web/ui/toasts.ts';
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

/** The same for a button, which shows no failure of its own. */
export async function keepOrTell(jobId: number, isWanted: boolean): Promise<void> {
  try {
    await keepSaved(jobId, isWanted);
  } catch (error) {
    if (!isAppError(error)) throw error;
    showToast({ type: 'error', title: error.message });
  }
}

/** Moves the jobs saved in this browser into the account. */
export async function takeOver(): Promise<void> {
  const { ids } = await call(takeOverSavedJobs, { job_ids: readSavedHere() });
  forgetSavedHere();
  setSaved(ids);
}
