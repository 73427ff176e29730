import { useState } from 'react';
import { changeAlert, createAlert, deleteAlert } from '#shared/jobs/alerts.contract.ts';
import { alertsTexts } from '#shared/jobs/alerts.texts.ts';
import { ALERT_FREQUENCIES } from '#shared/jobs/alerts.values.ts';
import { savedJobsTexts } from '#shared/jobs/saved-jobs.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { searchAddress } from '../search/search-address.ts';
import { TimeAgo } from '../TimeAgo.tsx';
import type { ShownAlert } from './named-search.ts';
import { alertFilters, useSearchLabels } from './search-labels.ts';

type OwnAlertRowProps = { alert: ShownAlert; onChanged: () => void };
type Choice = Pick<ShownAlert, 'frequency' | 'paused'>;

/** A change is shown at once and saved; it is reverted if saving fails. */
export function OwnAlertRow({ alert, onChanged }: OwnAlertRowProps) {
  const t = useTexts(savedJobsTexts);
  const tAlerts = useTexts(alertsTexts);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [isGone, setGone] = useState(false);
  const search = useSearchLabels(alert.named).join(', ');
  const { frequency, paused } = chosen ?? alert;
  const id = String(alert.id);

  async function attempt(act: () => Promise<unknown>, takeBack: () => void): Promise<void> {
    try {
      await act();
      onChanged();
    } catch (error) {
      if (!isAppError(error)) throw error;
      takeBack();
      showToast({ type: 'error', title: error.message });
    }
  }
  function choose(choice: Partial<Choice>) {
    const next = { frequency, paused, ...choice };
    setChosen(next);
    return attempt(
      () => call(changeAlert, { id, ...next }),
      () => setChosen(chosen),
    );
  }
  async function bringBack() {
    const { alert: back } = await call(createAlert, { filters: alertFilters(alert.named.filters), frequency });
    if (paused) await call(changeAlert, { id: String(back.id), frequency, paused });
  }
  function remove() {
    setGone(true);
    const onAction = () => void attempt(bringBack, () => {});
    return attempt(
      async () => {
        await call(deleteAlert, { id });
        showToast({ type: 'success', title: t('saved.deleted'), action: { label: t('saved.undo'), onAction } });
      },
      () => setGone(false),
    );
  }
  if (isGone) return null;
  return (
    <li className="grid gap-s3 p-s4">
      <div className="flex items-start gap-s3">
        <h3 className="min-w-0 flex-1 text-md wrap-anywhere">
          <Link to={searchAddress(alert.named.filters)} className="hover:text-accent">
            {search}
          </Link>
        </h3>
        {paused && <Badge>{t('saved.paused')}</Badge>}
      </div>
      <Segmented
        label={t('saved.how_often_of', { search })}
        value={frequency}
        onChange={(value) => void choose({ frequency: value })}
        options={ALERT_FREQUENCIES.map((value) => ({ value, label: tAlerts(`alerts.${value}`) }))}
      />
      <div className="flex flex-wrap items-center gap-s1 text-xs text-ink-2">
        <p className="min-w-0 flex-1">
          {alert.mailed_at ? (
            <TimeAgo at={alert.mailed_at} words={(ago) => t('saved.mailed_ago', { ago })} />
          ) : (
            t('saved.not_mailed')
          )}
        </p>
        <Button
          size="xs"
          variant="quiet"
          aria-label={t(paused ? 'saved.resume_named' : 'saved.pause_named', { search })}
          onClick={() => choose({ paused: !paused })}
        >
          {t(paused ? 'saved.resume' : 'saved.pause')}
        </Button>
        <Button
          size="xs"
          variant="danger"
          className="-me-2"
          aria-label={t('saved.delete_named', { search })}
          onClick={remove}
        >
          {t('saved.delete')}
        </Button>
      </div>
    </li>
  );
}
