import { useState } from 'react';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Tries a way to sign in that leaves the page when it succeeds, and says why it did not. */
export function useWay() {
  const t = useTexts(identityTexts);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function attempt(act: () => Promise<unknown>) {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      // The browser's own refusals, such as a passkey that was not chosen, have no words for people.
      setFailure(isAppError(error) ? error.message : t('identity.passkey_failed'));
    } finally {
      setBusy(false);
    }
  }
  return { failure, isBusy, attempt };
}
