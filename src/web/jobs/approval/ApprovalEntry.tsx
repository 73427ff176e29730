import { useEffect, useRef, useState } from 'react';
import {
  approveJob,
  type DecidedJob,
  rejectJob,
  undoDecision,
  type WaitingJob,
} from '#shared/jobs/job-approval.contract.ts';
import { jobApprovalTexts } from '#shared/jobs/job-approval.texts.ts';
import { jobDifference } from '#shared/jobs/job-difference.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { dismissToast, showToast } from '#web/ui/toasts.ts';
import { EditorJobView } from '../editor/EditorJobView.tsx';
import { TimeAgo } from '../TimeAgo.tsx';
import { ApprovalDifference } from './ApprovalDifference.tsx';
import { ApprovalReject } from './ApprovalReject.tsx';

type ApprovalEntryProps = {
  waiting: WaitingJob;
  /** Whether this job was opened automatically after a decision about another one. */
  follows: boolean;
  onDecided: (job: DecidedJob) => void;
  /** Another admin decided first, or the employer changed the job. */
  onChanged: () => void;
  onUndone: (job: DecidedJob) => void;
};

/** Ignores the second click of a double click, which would decide about the next job unread. */
const UNREAD_MS = 800;
/** The message that a job is waiting again. It is removed at the next decision, which makes it untrue. */
let undoneToast: number | null = null;

/** A waiting job or edit, with what is needed to decide about it. */
export function ApprovalEntry({ waiting, follows, onDecided, onChanged, onUndone }: ApprovalEntryProps) {
  const t = useTexts(jobApprovalTexts);
  const { id, version, kind, company, fields, live } = waiting;
  const { title } = fields;
  const [busy, setBusy] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const [isUnread, setUnread] = useState(follows);
  const heading = useRef<HTMLHeadingElement>(null);
  const args = { id: String(id), version };

  useEffect(() => {
    if (!follows) return;
    heading.current?.focus();
    const read = setTimeout(() => setUnread(false), UNREAD_MS);
    return () => clearTimeout(read);
  }, [follows]);

  /** Field errors go back to the form that caused them; all others are shown here. */
  async function decide(act: () => Promise<{ job: DecidedJob }>, done: string): Promise<void> {
    setBusy(true);
    try {
      const { job } = await act();
      if (undoneToast !== null) dismissToast(undoneToast);
      showToast({
        type: 'success',
        title: done,
        action: { label: t('approval.undo'), onAction: () => void undo(job) },
      });
      onDecided(job);
    } catch (error) {
      setBusy(false);
      if (!isAppError(error) || error.errors) throw error;
      if (error.code === 'conflict' || error.code === 'not_found') {
        const words = { title: t('approval.conflict_title'), text: t('approval.conflict_text') };
        showToast({ type: 'warning', ...words, duration: 'stay' });
        setRejecting(false);
        onChanged();
      } else showToast({ type: 'error', title: error.message });
    }
  }
  async function undo(job: DecidedJob): Promise<void> {
    try {
      await call(undoDecision, { id: String(id), version: job.version });
      undoneToast = showToast({ type: 'info', title: t('approval.undone', { title }) });
      onUndone(job);
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
    }
  }
  const approve = () =>
    decide(
      () => call(approveJob, args),
      t(kind === 'edit' ? 'approval.approved_edit' : 'approval.approved_new', { title }),
    );
  const reject = (reason: string) =>
    decide(() => call(rejectJob, { ...args, reason }), t('approval.rejected', { title }));

  return (
    <Card as="section" className="min-w-0 overflow-clip max-md:flex max-md:flex-col" aria-label={title}>
      {/* It has no box of its own on a phone, where the decision is at the bottom and stays in view. */}
      <div className="sticky top-13 z-1 flex flex-wrap items-center gap-x-s4 gap-y-s3 border-b border-line bg-surface px-s4 py-s3 max-md:contents">
        <div className="grid min-w-0 gap-0.5 max-md:px-s4 max-md:pt-s3 md:flex-1 md:basis-70">
          <p className="flex flex-wrap items-center gap-s2">
            <Badge pill tone={kind === 'new' ? 'accent' : 'info'}>
              {t(`approval.kind_${kind}`)}
            </Badge>
            <span className="text-sm text-ink-2">
              <Link to={`/employer/${company.username}`} className="link" dir="auto">
                {company.name}
              </Link>{' '}
              · <TimeAgo at={waiting.waiting_since} words={(ago) => t('approval.waiting_since', { date: ago })} />
            </span>
          </p>
          <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
            <bdi>{title}</bdi>
          </h2>
        </div>
        <p className="max-md:border-b max-md:border-line max-md:px-s4 max-md:pb-s2">
          <Link to={`/job/${waiting.slug}`} className="link inline-flex items-center pointer-coarse:min-h-11">
            {t(kind === 'edit' ? 'approval.view' : 'approval.preview')}
          </Link>
        </p>
        <div className="flex gap-s2 max-md:sticky max-md:bottom-14 max-md:z-2 max-md:order-last max-md:grid max-md:grid-cols-2 max-md:border-t max-md:border-line max-md:bg-surface max-md:p-s3">
          <Button
            variant="danger"
            disabled={isUnread || busy}
            onClick={() => setRejecting(true)}
            aria-label={t('approval.reject_named', { title })}
            className="max-md:border-line-strong!"
          >
            {t('approval.reject')}
          </Button>
          <Button
            variant="primary"
            busy={busy && !rejecting}
            disabled={isUnread || busy}
            onClick={approve}
            aria-label={t('approval.approve_named', { title })}
          >
            {t('approval.approve')}
          </Button>
        </div>
      </div>
      {live ? (
        <>
          <ApprovalDifference title={title} changes={jobDifference(live, fields)} />
          <details className="border-t border-line">
            <summary className="px-s4 py-s3 text-sm font-semibold text-accent">{t('approval.whole')}</summary>
            <div className="px-s4 pb-s5">
              <EditorJobView fields={fields} />
            </div>
          </details>
        </>
      ) : (
        <div className="p-s4">
          <EditorJobView fields={fields} />
        </div>
      )}
      {rejecting && (
        <ApprovalReject
          title={title}
          text={t(`approval.reject_${kind}_text`, { company: company.name })}
          onReject={reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </Card>
  );
}
