import { SAVED_IN_BROWSER } from '#shared/jobs/alerts.values.ts';
import { openUnsentInput } from '#web/lib/unsent-input.ts';

const isValid = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length <= SAVED_IN_BROWSER.max &&
  value.every((id) => Number.isSafeInteger(id) && id > 0);

/** The jobs that a visitor saved without an account, newest first. */
const list = () => openUnsentInput<number[]>({ of: 'saved-jobs', userId: null, version: 1, isValid });

export function readSavedHere(): number[] {
  const found = list().read();
  return found.state === 'found' ? found.value : [];
}

/** full: the limit of saved jobs is reached; blocked: this browser's storage cannot be written. */
export function writeSavedHere(jobId: number, isWanted: boolean): 'kept' | 'full' | 'blocked' {
  const others = readSavedHere().filter((id) => id !== jobId);
  if (isWanted && others.length >= SAVED_IN_BROWSER.max) return 'full';
  return list().write(isWanted ? [jobId, ...others] : others) ? 'kept' : 'blocked';
}

export function forgetSavedHere(): void {
  list().remove();
}
