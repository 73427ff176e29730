import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useConfirm } from '#web/ui/confirmations.ts';

/** Asks before a link leads away from unsaved changes. When the tab is closed, the browser asks. */
export function useAskBeforeLeaving(isUnsaved: () => boolean): void {
  const t = useTexts(jobEditorTexts);
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm({
      title: t('editor.leave_title'),
      text: t('editor.leave_text'),
      confirmLabel: t('editor.leave'),
      cancelLabel: t('editor.stay'),
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, t]);
}
