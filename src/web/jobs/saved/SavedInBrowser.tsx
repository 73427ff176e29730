import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { savedJobsTexts } from '#shared/jobs/saved-jobs.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { forgetSavedHere, readSavedHere } from './saved-in-browser.ts';
import { takeOver } from './saving.ts';

type SavedInBrowserProps = { onTaken?: () => void; className?: string };

/** Asks first, because people share browsers and somebody else may have saved these jobs. */
export function SavedInBrowser({ onTaken, className }: SavedInBrowserProps) {
  const t = useTexts(savedJobsTexts);
  const [count, setCount] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setCount(readSavedHere().length), []);
  if (count === 0) return null;

  async function take() {
    setBusy(true);
    try {
      await takeOver();
      setCount(0);
      showToast({ type: 'success', title: t('saved.taken_over') });
      onTaken?.();
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
    } finally {
      setBusy(false);
    }
  }
  function leave() {
    forgetSavedHere();
    setCount(0);
  }
  return (
    <Banner
      icon={Bookmark}
      className={className}
      actions={
        <>
          <Button size="sm" variant="primary" busy={isBusy} onClick={take}>
            {t('saved.take_over')}
          </Button>
          <Button size="sm" variant="quiet" onClick={leave}>
            {t('saved.leave')}
          </Button>
        </>
      }
    >
      {t('saved.elsewhere', { count })}
    </Banner>
  );
}
