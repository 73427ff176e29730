import { jobDifference } from '#shared/jobs/job-difference.ts';
import type { JobFields, OwnJob } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

type EditorConflictProps = {
  mine: JobFields;
  theirs: OwnJob;
  onTake: () => void;
  onKeep: () => void;
};

/** Another version was saved since this page was loaded. Whatever is chosen, nothing typed is lost. */
export function EditorConflict({ mine, theirs, onTake, onKeep }: EditorConflictProps) {
  const t = useTexts(jobEditorTexts);
  const list = new Intl.ListFormat(useLocale());
  const fields = [...new Set(jobDifference(theirs.fields, mine).map(({ field }) => t(`editor.${field}`)))];
  return (
    <Dialog
      open
      onClose={onKeep}
      size="sm"
      role="alertdialog"
      closeOnScrim={false}
      title={t('editor.conflict_title')}
      footer={
        <>
          <Button onClick={onTake}>{t('editor.conflict_take')}</Button>
          <Button variant="primary" onClick={onKeep} autoFocus>
            {t('editor.conflict_keep')}
          </Button>
        </>
      }
    >
      <div className="grid gap-s3 text-ink-2">
        <p>{t('editor.conflict_text')}</p>
        {fields.length > 0 && <p>{t('editor.conflict_differs', { fields: list.format(fields) })}</p>}
        <p>{t('editor.conflict_keep_text')}</p>
      </div>
    </Dialog>
  );
}
