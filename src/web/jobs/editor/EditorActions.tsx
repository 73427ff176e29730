import { Eye } from 'lucide-react';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { JobEditor } from './EditorState.ts';

type EditorActionsProps = { editor: JobEditor; onPreview: () => void; className?: string };

/** What can be done with the job now. A draft is submitted; what is submitted or published is only saved. */
export function EditorActions({ editor: { job, busy, save, submit }, onPreview, className }: EditorActionsProps) {
  const t = useTexts(jobEditorTexts);
  const isDraft = !job || job.status === 'draft';
  const canSubmit = isDraft || job.status === 'rejected';
  return (
    <fieldset aria-label={t('editor.actions')} className={cx('flex gap-s2', className)}>
      <Button onClick={onPreview} className="max-md:px-3" aria-label={t('editor.preview')} title={t('editor.preview')}>
        <Icon of={Eye} size="sm" />
        {/* Three buttons with words do not fit a phone's line. */}
        <span className={canSubmit ? 'max-md:hidden' : undefined}>{t('editor.preview')}</span>
      </Button>
      <Button
        variant={canSubmit ? 'line' : 'primary'}
        busy={busy === 'save'}
        onClick={save}
        className={canSubmit ? 'max-md:px-3' : 'max-md:flex-1'}
      >
        {t(isDraft ? 'editor.save_draft' : 'editor.save_changes')}
      </Button>
      {canSubmit && (
        <Button variant="primary" busy={busy === 'submit'} onClick={submit} className="max-md:flex-1 max-md:px-3">
          {t(isDraft ? 'editor.submit' : 'editor.submit_again')}
        </Button>
      )}
    </fieldset>
  );
}
