import { draftsTexts } from '#shared/drafts/drafts.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { momentInWords } from './moment-in-words.ts';
import type { DraftSession } from './useDraftSession.ts';

type DraftConflictProps = {
  draft: Pick<DraftSession, 'conflict' | 'keepMine' | 'takeTheirs'>;
  open: boolean;
  /** Postpones the choice: both versions stay, and nothing is saved. */
  onClose: () => void;
};

/**
 * Two devices edited the same draft. The person chooses a version; if it is the other one, their own can be restored.
 */
export function DraftConflict({ draft, open, onClose }: DraftConflictProps) {
  const t = useTexts(draftsTexts);
  const time = useTexts(timeTexts);
  const { conflict, keepMine, takeTheirs } = draft;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      role="alertdialog"
      closeOnScrim={false}
      title={t('drafts.conflict_title')}
      footer={
        <>
          <Button onClick={takeTheirs}>{t('drafts.take_theirs')}</Button>
          <Button variant="primary" onClick={keepMine} autoFocus>
            {t('drafts.keep_mine')}
          </Button>
        </>
      }
    >
      <div className="grid gap-s3 text-ink-2">
        <p>{t('drafts.conflict_text', { when: momentInWords(time, conflict?.savedAt ?? '') })}</p>
        <p>{t('drafts.conflict_keep_text')}</p>
        <p>{t('drafts.conflict_take_text')}</p>
      </div>
    </Dialog>
  );
}
