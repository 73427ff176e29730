import { ChevronDown, FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { mineTexts } from '#shared/applications/mine.texts.ts';
import {
  claimApplications,
  disownUnclaimed,
  type UnclaimedApplication,
} from '#shared/applications/unclaimed.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { call } from '#web/lib/call.ts';
import { shortDayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';

type UnclaimedProps = {
  applications: readonly UnclaimedApplication[];
  /** Called after an application was added or disowned, so that the page is loaded again. */
  onChange: () => Promise<void>;
};

/** Asks whether applications that guests sent with the e-mail of this account are this person's own. */
export function UnclaimedApplications({ applications, onChange }: UnclaimedProps) {
  const t = useTexts(mineTexts);
  const acts = useUnclaimed(onChange);
  if (applications.length === 0) return null;
  const [first, ...others] = applications;
  const title = t('mine.unclaimed', { count: applications.length });
  const head = (
    <>
      <Icon of={FileQuestion} className="flex-none text-info max-sm:hidden" />
      <h2 id="unclaimed" className="min-w-0 flex-1 text-md">
        {title}
      </h2>
    </>
  );
  return (
    <section
      aria-labelledby="unclaimed"
      className="mb-s5 rounded-r3 border border-line bg-info-soft px-s4 py-s3 text-ink"
    >
      {first && others.length === 0 ? (
        <>
          <div className="mb-s2 flex items-center gap-s3">{head}</div>
          {/* On a phone the row below says enough. */}
          <p className="mb-s2 text-sm text-ink-2 max-sm:sr-only">{t('mine.unclaimed_text')}</p>
          <UnclaimedRow application={first} acts={acts} />
        </>
      ) : (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-s3 rounded-r2">
            {head}
            <Icon of={ChevronDown} className="flex-none text-ink-2 transition-transform group-open:rotate-180" />
          </summary>
          <Several applications={applications} acts={acts} />
        </details>
      )}
    </section>
  );
}

type Acts = ReturnType<typeof useUnclaimed>;

function Several({ applications, acts }: { applications: readonly UnclaimedApplication[]; acts: Acts }) {
  const t = useTexts(mineTexts);
  const claimable = applications.filter(({ applied_with_account: isTwice }) => !isTwice);
  return (
    <>
      <p className="text-sm text-ink-2">{t('mine.unclaimed_text')}</p>
      <ul className="divide-y divide-line">
        {applications.map((application) => (
          <li key={application.id} className="py-s2">
            <UnclaimedRow application={application} acts={acts} />
          </li>
        ))}
      </ul>
      {claimable.length > 1 && (
        <Button
          size="sm"
          busy={acts.busy === 'all'}
          disabled={acts.busy !== null}
          onClick={() => acts.claim('all', claimable)}
        >
          {t('mine.claim_all')}
        </Button>
      )}
    </>
  );
}

function UnclaimedRow({ application, acts }: { application: UnclaimedApplication; acts: Acts }) {
  const t = useTexts(mineTexts);
  const time = useTexts(timeTexts);
  const { id, job, company, applied_at: at, applied_with_account: isTwice } = application;
  return (
    <div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{job.title}</bdi>
        </p>
        <Dots className="text-sm text-ink-2">
          {company.name}
          {t('mine.unsigned_on', { day: shortDayInWords(time, at) })}
        </Dots>
        {isTwice && <p className="text-sm text-ink-2">{t('mine.applied_twice')}</p>}
      </div>
      <div className="flex flex-wrap gap-s2">
        {!isTwice && (
          <Button
            size="sm"
            busy={acts.busy === id}
            disabled={acts.busy !== null}
            onClick={() => acts.claim(id, [application])}
          >
            {t('mine.claim')}
            <span className="sr-only"> {job.title}</span>
          </Button>
        )}
        <Button size="sm" variant="quiet" disabled={acts.busy !== null} onClick={() => acts.disown(application)}>
          {t('mine.not_mine')}
          <span className="sr-only"> {job.title}</span>
        </Button>
      </div>
    </div>
  );
}

function useUnclaimed(onChange: UnclaimedProps['onChange']) {
  const t = useTexts(mineTexts);
  const confirm = useConfirm();
  const [busy, setBusy] = useState<number | 'all' | null>(null);

  /** Whatever goes wrong is said, and the list is asked for again: it may be another one by now. */
  async function attempt(what: number | 'all', failed: string, act: () => Promise<void>) {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: failed, text: error.message, duration: 'stay' });
    }
    await onChange();
    setBusy(null);
  }

  return {
    busy,
    claim: (what: number | 'all', applications: readonly UnclaimedApplication[]) =>
      attempt(what, t('mine.not_claimed'), async () => {
        const { results } = await call(claimApplications, { ids: applications.map(({ id }) => id) });
        const count = results.filter(({ result }) => result === 'yours').length;
        if (count > 0) showToast({ type: 'success', title: t('mine.claimed', { count }) });
        if (results.some(({ result }) => result === 'applied_with_account')) {
          showToast({ type: 'info', title: t('mine.not_claimed'), text: t('mine.applied_twice') });
        }
      }),
    async disown({ id, company }: UnclaimedApplication) {
      const isSure = await confirm({
        title: t('mine.remove_title'),
        text: t('mine.remove_text', { company: company.name }),
        confirmLabel: t('mine.remove'),
        danger: true,
      });
      if (!isSure) return;
      await attempt(id, t('mine.not_removed'), async () => {
        await call(disownUnclaimed, { id: String(id) });
        showToast({ type: 'success', title: t('mine.removed') });
      });
    },
  };
}
