import { savedJobIds, saveJob, takeOverSavedJobs, unsaveJob } from '#shared/jobs/saved-jobs.contract.ts';
import { call } from '#web/lib/call.ts';
import { forgetSavedHere, readSavedHere } from './saved-in-browser.ts';
import { markSaved, setSaved } from './saved-store.ts';

/** The calls behind the buttons, apart from them: a page that somebody only reads does without. */
export const listSaved = async () => (await call(savedJobIds, {})).ids;

/** Shown at once, and taken back when it failed. */
export async function keepSaved(jobId: number, isWanted: boolean): Promise<void> {
  markSaved(jobId, isWanted);
  try {
    await call(isWanted ? saveJob : unsaveJob, { id: String(jobId) });
    // Once more: the list of what was saved may have arrived meanwhile, without it.
    markSaved(jobId, isWanted);
  } catch (error) {
    markSaved(jobId, !isWanted);
    throw error;
  }
}

/** What this browser kept goes into the account, and is here no more. */
export async function takeOver(): Promise<void> {
  const { ids } = await call(takeOverSavedJobs, { job_ids: readSavedHere() });
  forgetSavedHere();
  setSaved(ids);
}
