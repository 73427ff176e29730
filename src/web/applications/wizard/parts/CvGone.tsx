import { applyTexts } from '#shared/jobs/apply.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';

/**
 * Says that the CV of a draft was deleted, as soon as the draft is continued and not only in the step where another is
 * chosen.
 */
export function CvGone({ onSeen }: { onSeen: () => void }) {
  const t = useTexts(applyTexts);
  const tUi = useTexts(uiTexts);
  return (
    <Banner
      tone="warning"
      announce
      title={t('jobs.cv_gone_title')}
      actions={
        <Button size="sm" variant="quiet" onClick={onSeen}>
          {tUi('ui.dismiss')}
        </Button>
      }
    >
      {t('jobs.cv_gone_text')}
    </Banner>
  );
}
