import { useState } from 'react';
import { approveJob, rejectJob, type WaitingJob } from '#shared/jobs/job-approval.contract.ts';
import { jobApprovalTexts } from '#shared/jobs/job-approval.texts.ts';
import { jobDifference } from '#shared/jobs/job-difference.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { EditorJobView } from '../editor/EditorJobView.tsx';
import { TimeAgo } from '../TimeAgo.tsx';
import { ApprovalDifference } from './ApprovalDifference.tsx';
import { ApprovalReject } from './ApprovalReject.tsx';

type ApprovalEntryProps = { waiting: WaitingJob; onDecided: () => void };

/** One job or edit that waits, with what has to be known to decide about it. */
export function ApprovalEntry({ waiting, onDecided }: ApprovalEntryProps) {
  const t = useTexts(jobApprovalTexts);
  const { id, version, kind, company, fields, live } = waiting;
  const { title } = fields;
  const [busy, setBusy] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const args = { id: String(id), version };

  /** Field errors go back to the form that caused them; everything else is said here. */
  async function decide(act: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await act();
      showToast({ type: 'success', title: done });
      setRejecting(false);
      onDecided();
    } catch (error) {
      if (!isAppError(error) || error.errors) throw error;
      if (error.code === 'conflict' || error.code === 'not_found') {
        const words = { title: t('approval.conflict_title'), text: t('approval.conflict_text') };
        showToast({ type: 'warning', ...words, duration: 'stay' });
        setRejecting(false);
        onDecided();
      } else showToast({ type: 'error', title: error.message });
    } finally {
      setBusy(false);
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
    <Card as="li" className="overflow-clip" aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-s4 gap-y-s3 border-b border-line px-s4 py-s3">
        <div className="grid min-w-0 flex-1 basis-70 gap-0.5">
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
          <h2 className="text-lg wrap-anywhere" dir="auto">
            {title}
          </h2>
        </div>
        <div className="flex flex-wrap gap-s2">
          <ButtonLink to={`/job/${waiting.slug}`} variant="quiet">
            {t(kind === 'edit' ? 'approval.view' : 'approval.preview')}
          </ButtonLink>
          <Button
            variant="danger"
            onClick={() => setRejecting(true)}
            aria-label={t('approval.reject_named', { title })}
          >
            {t('approval.reject')}
          </Button>
          <Button
            variant="primary"
            busy={busy && !rejecting}
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
