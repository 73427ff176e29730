import { useMemo } from 'react';
import { draftsTexts } from '#shared/drafts/drafts.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useConfirm } from '#web/ui/confirmations.ts';
import { showToast } from '#web/ui/toasts.ts';

const SAVED_MS = 3000;

/** The messages of variant A about its drafts, wherever they are stored. */
export function useDraftWords() {
  const t = useTexts(draftsTexts);
  const confirm = useConfirm();
  return useMemo(
    () => ({
      /** Asks whether the person wants to continue the draft that was found. */
      offer: () =>
        confirm({
          title: t('drafts.found_title'),
          text: t('drafts.found'),
          confirmLabel: t('drafts.continue'),
          cancelLabel: t('drafts.start_over'),
        }),
      saySaved(isSaved: boolean) {
        if (isSaved) {
          const text = t('drafts.draft_saved_text');
          showToast({ type: 'success', title: t('drafts.draft_saved'), text, duration: SAVED_MS });
        } else showToast({ type: 'error', title: t('drafts.save_failed'), text: t('drafts.save_failed_text') });
      },
    }),
    [t, confirm],
  );
}
