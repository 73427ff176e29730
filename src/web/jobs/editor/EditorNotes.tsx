import { useLocation } from 'react-router';
import type { OwnJob } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { TimeAgo } from '../TimeAgo.tsx';
import type { JobEditor } from './EditorState.ts';

/** Notices above the form: the job's state, failures, and unsaved changes from an earlier visit. */
export function EditorNotes({ editor }: { editor: JobEditor }) {
  const { job, failure, unsaved } = editor;
  return (
    <div className="mb-s5 grid gap-s3 empty:hidden">
      {failure && <Failure code={failure.code} message={failure.message} />}
      {unsaved.offered && <Kept editor={editor} />}
      {job && <Standing job={job} editor={editor} />}
    </div>
  );
}

function Failure({ code, message }: { code: string; message: string }) {
  const t = useTexts(shellTexts);
  const { pathname } = useLocation();
  const signIn = (
    <ButtonLink size="sm" to={`/login?next=${encodeURIComponent(pathname)}`}>
      {t('shell.sign_in')}
    </ButtonLink>
  );
  return (
    <Banner tone="danger" announce actions={code === 'unauthenticated' ? signIn : undefined}>
      {message}
    </Banner>
  );
}

function Kept({ editor: { job, unsaved } }: { editor: JobEditor }) {
  const t = useTexts(jobEditorTexts);
  const { offered } = unsaved;
  if (!offered) return null;
  const isOlder = job !== null && offered.version !== job.version;
  return (
    <Banner
      tone="warning"
      title={t('editor.kept_title')}
      actions={
        <>
          <Button size="sm" onClick={unsaved.restore}>
            {t('editor.kept_restore')}
          </Button>
          <Button size="sm" variant="quiet" onClick={unsaved.discard}>
            {t('editor.kept_discard')}
          </Button>
        </>
      }
    >
      <TimeAgo
        at={offered.at}
        words={(ago) => t(isOlder ? 'editor.kept_older_text' : 'editor.kept_text', { date: ago })}
      />
    </Banner>
  );
}

function Standing({ job, editor: { busy, reopen } }: { job: OwnJob; editor: JobEditor }) {
  const t = useTexts(jobEditorTexts);
  const { status, waiting_for_edit_approval: isWaiting, rejection_reason: reason } = job;
  if (status === 'rejected') {
    return (
      <Banner tone="danger" title={t('editor.note_rejected_title')}>
        <span dir="auto">{reason}</span>
      </Banner>
    );
  }
  if (status === 'pending') return <Banner title={t('editor.note_pending_title')}>{t('editor.note_pending')}</Banner>;
  const turnedDown = reason && (
    <Banner tone="danger" title={t('editor.note_edit_rejected_title')}>
      <span dir="auto">{reason}</span>
    </Banner>
  );
  if (status === 'closed') {
    return (
      <>
        {turnedDown}
        <Banner
          title={t('editor.note_closed_title')}
          actions={
            <Button size="sm" variant="primary" busy={busy === 'reopen'} onClick={reopen}>
              {t('own_jobs.reopen')}
            </Button>
          }
        >
          {t('editor.note_closed')}
        </Banner>
      </>
    );
  }
  if (status !== 'active') return null;
  const view = (
    <ButtonLink size="sm" to={`/job/${job.slug}`}>
      {t('editor.view_job')}
    </ButtonLink>
  );
  if (isWaiting) {
    return (
      <Banner title={t('editor.note_edit_title')} actions={view}>
        {t('editor.note_edit')}
      </Banner>
    );
  }
  return (
    <>
      {turnedDown}
      <Banner tone="success" title={t('editor.note_active_title')} actions={view}>
        {t('editor.note_active')}
      </Banner>
    </>
  );
}
