import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useConfirm } from '#web/ui/confirmations.ts';
import type { Unsaved } from './useTranslation.ts';

/** Asks before texts are lost that were refused or not saved yet. */
export function useAskBeforeLosing(unsaved: Unsaved): void {
  const t = useTexts(translationsTexts);
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved.size > 0,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm({
      title: t('translations.leave_title'),
      text: t('translations.leave_text'),
      confirmLabel: t('translations.leave'),
      cancelLabel: t('translations.stay'),
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, t]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
