import { useState } from 'react';
import { chooseMailedAlert, type findMailedAlert } from '#shared/jobs/alerts.contract.ts';
import { alertsTexts } from '#shared/jobs/alerts.texts.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

export type AlertState = OutputOf<typeof findMailedAlert>['state'];

type MailedAlertProps = {
  token: string;
  state: AlertState;
  onState: (state: AlertState) => void;
  /** The address of the job list with this search. */
  address: string;
};

const BUTTONS = { asked: 'alerts.confirm', active: 'alerts.stop', stopped: 'alerts.start' } as const;

/** Asks for a click, because mail scanners open links too. */
export function MailedAlert({ token, state, onState, address }: MailedAlertProps) {
  const t = useTexts(alertsTexts);
  const [hasChosen, setChosen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function choose() {
    setBusy(true);
    setFailure(null);
    try {
      const chosen = await call(chooseMailedAlert, { token, wanted: state !== 'active' });
      onState(chosen.state);
      setChosen(true);
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      {!failure && (hasChosen || state === 'stopped') && (
        <Banner tone="success" announce={hasChosen}>
          {t(state === 'stopped' ? 'alerts.stopped' : 'alerts.started')}
        </Banner>
      )}
      <div className="grid gap-s3">
        <Button
          variant={state === 'asked' || (state === 'active' && !hasChosen) ? 'primary' : 'line'}
          size="lg"
          wide
          busy={isBusy}
          onClick={choose}
        >
          {t(BUTTONS[state])}
        </Button>
        <ButtonLink to={address} variant="quiet" wide>
          {t('alerts.see_jobs')}
        </ButtonLink>
      </div>
    </>
  );
}
