import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EditorJobView } from './EditorJobView.tsx';

type EditorPreviewProps = { fields: JobFields; company: string; onClose: () => void };

/** The job as candidates will see it, from what stands in the form. */
export function EditorPreview({ fields, company, onClose }: EditorPreviewProps) {
  const t = useTexts(jobEditorTexts);
  const title = fields.title.trim() || t('editor.preview_untitled');
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={t('editor.preview_title', { title })}
      footer={
        <>
          <span className="me-auto text-sm text-ink-2">{t('editor.preview_note')}</span>
          <Button onClick={onClose}>{t('editor.preview_close')}</Button>
        </>
      }
    >
      <EditorJobView fields={fields} company={company} />
    </Dialog>
  );
}
