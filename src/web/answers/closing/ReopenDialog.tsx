import type { Closing } from '#shared/answers/closing.contract.ts';
import { closingTexts } from '#shared/answers/closing.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ClosingSaid } from './ClosingSaid.tsx';

type ReopenDialogProps = {
  job: { title: string };
  closing: Closing;
  onAnswer: (isSure: boolean) => void;
};

/** Says what the applicants were told, before a job is opened again. */
export function ReopenDialog({ job, closing, onAnswer }: ReopenDialogProps) {
  const t = useTexts(closingTexts);
  const ui = useTexts(uiTexts);
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={<bdi>{t('closing.reopen_title', { title: job.title })}</bdi>}
      footer={
        <>
          <Button variant="quiet" onClick={() => onAnswer(false)}>
            {ui('ui.cancel')}
          </Button>
          <Button variant="primary" autoFocus onClick={() => onAnswer(true)}>
            {t('closing.reopen')}
          </Button>
        </>
      }
    >
      <div className="grid gap-s4">
        <p>{t('closing.reopen_text')}</p>
        {closing.waiting > 0 && (
          <Banner tone="warning">{t('closing.reopen_waiting', { count: closing.waiting })}</Banner>
        )}
        <ClosingSaid closing={closing} />
      </div>
    </Dialog>
  );
}
