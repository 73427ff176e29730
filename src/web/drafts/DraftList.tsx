import { useState } from 'react';
import { useNavigate } from 'react-router';
import { discardDraft, type MyDraft, resumeDraft } from '#shared/drafts/drafts.contract.ts';
import { draftsTexts } from '#shared/drafts/drafts.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Dots } from '#web/ui/Dots.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { ClosingTime, hasClosingTime, SavedAgo } from './DraftTimes.tsx';
import { draftAddress } from './draft-address.ts';

type DraftListProps = {
  drafts: readonly MyDraft[];
  /** Called when a draft no longer exists, so that the page loads the list again. */
  onGone: () => void;
};

/** The candidate's unfinished applications, on the dashboard. */
export function DraftList({ drafts, onGone }: DraftListProps) {
  const t = useTexts(draftsTexts);
  return (
    <Card as="section" title={t('drafts.to_resume')}>
      <ul className="divide-y divide-line">
        {drafts.map((draft) => (
          <DraftEntry key={draft.id} draft={draft} onGone={onGone} />
        ))}
      </ul>
    </Card>
  );
}

function DraftEntry({ draft, onGone }: { draft: MyDraft; onGone: () => void }) {
  const written = useWritten();
  const t = useTexts(draftsTexts);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'resume' | 'discard' | null>(null);
  const { job, company, step } = draft;
  const id = String(draft.id);

  /** Shows every failure. A draft that no longer exists is removed from the list. */
  async function attempt(kind: 'resume' | 'discard', act: () => Promise<void>) {
    setBusy(kind);
    try {
      await act();
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'not_found') {
        showToast({ type: 'info', title: t('drafts.gone_title') });
        onGone();
      } else showToast({ type: 'error', title: error.message });
    }
    setBusy(null);
  }

  const resume = () =>
    attempt('resume', async () => {
      const { token, slug } = await call(resumeDraft, { id });
      await navigate(draftAddress(slug, token));
    });

  async function discard() {
    const isSure = await confirm({
      title: t('drafts.discard_title'),
      text: t('drafts.discard_text', { title: job.title }),
      confirmLabel: t('drafts.discard'),
      danger: true,
    });
    if (!isSure) return;
    await attempt('discard', async () => {
      await call(discardDraft, { id });
      showToast({ type: 'success', title: t('drafts.discarded') });
      onGone();
    });
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-s2 p-s4">
      <div className="flex items-center gap-s3">
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 font-semibold">
            <bdi {...written(job.title)}>{job.title}</bdi>
          </p>
          <Dots className="text-sm text-ink-2 wrap-anywhere">
            {company.name}
            {hasClosingTime(job) && <ClosingTime job={job} />}
          </Dots>
        </div>
        {job.open && (
          <Button size="sm" busy={busy === 'resume'} onClick={resume}>
            {t('drafts.continue')}
            <span className="sr-only"> {job.title}</span>
          </Button>
        )}
      </div>
      <ProgressBar thin percent={draft.progress} label={t('drafts.progress', { title: job.title })} />
      <div className="flex items-center gap-s2 text-xs text-ink-2">
        <p className="min-w-0 flex-1">
          {step && `${t('drafts.step', { ...step, name: t(`drafts.step_${step.name}`) })} `}
          <SavedAgo at={draft.saved_at} />
        </p>
        <Button size="xs" variant="quiet" className="-me-2" busy={busy === 'discard'} onClick={discard}>
          {t('drafts.discard')}
          <span className="sr-only"> {job.title}</span>
        </Button>
      </div>
    </li>
  );
}
