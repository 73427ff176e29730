import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isAppError } from '#shared/kernel/errors.ts';
import { showToast } from '#web/ui/toasts.ts';

/** Makes one change of the page at a time, shows it, and says what came of it. */
export function useChange() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  async function change(act: () => Promise<unknown>, done: string | null, otherwise?: string) {
    setBusy(true);
    try {
      await act();
      await revalidate();
      if (done !== null) showToast({ type: 'success', title: done });
    } catch (error) {
      // Somebody who closed the question about themselves knows why nothing happened.
      if (isAppError(error)) {
        if (error.code !== 'proof_needed') showToast({ type: 'error', title: error.message });
      } else if (otherwise === undefined) throw error;
      else showToast({ type: 'error', title: otherwise });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, change };
}
