import { Eye } from 'lucide-react';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { JobEditor } from './EditorState.ts';

type EditorActionsProps = { editor: JobEditor; onPreview: () => void; className?: string };

/** The actions that the job's state allows. A draft is submitted; a submitted or published job is only saved. */
export function EditorActions({ editor: { job, busy, save, submit }, onPreview, className }: EditorActionsProps) {
  const t = useTexts(jobEditorTexts);
  const isDraft = !job || job.status === 'draft';
  const canSubmit = isDraft || job.status === 'rejected';
  return (
    <fieldset aria-label={t('editor.actions')} className={cx('flex gap-s2', className)}>
      <Button
        onClick={onPreview}
        className="max-md:min-w-11 max-md:px-0"
        aria-label={t('editor.preview')}
        title={t('editor.preview')}
      >
        <Icon of={Eye} size="sm" />
        <span className="max-md:hidden">{t('editor.preview')}</span>
      </Button>
      <Button
        // A closed job is reopened first.
        variant={canSubmit || job.status === 'closed' ? 'line' : 'primary'}
        busy={busy === 'save'}
        onClick={save}
        className="max-md:px-3"
        aria-label={t(isDraft ? 'editor.save_draft' : 'editor.save_changes')}
      >
        <Words long={t(isDraft ? 'editor.save_draft' : 'editor.save_changes')} short={t('editor.save_short')} />
      </Button>
      {canSubmit && (
        <Button
          variant="primary"
          busy={busy === 'submit'}
          onClick={submit}
          className="max-md:px-3"
          aria-label={t(isDraft ? 'editor.submit' : 'editor.submit_again')}
        >
          <Words long={t(isDraft ? 'editor.submit' : 'editor.submit_again')} short={t('editor.submit_short')} />
        </Button>
      )}
    </fieldset>
  );
}

/** A phone's line has room for one word beside the title of the job; the button's name stays the long one. */
function Words({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className="max-md:hidden">{long}</span>
      <span className="md:hidden">{short}</span>
    </>
  );
}
