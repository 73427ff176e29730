import { useState } from 'react';
import {
  beginSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '#shared/identity/sign-in/second-factor.contract.ts';
import type { Security } from '#shared/identity/sign-in/security.contract.ts';
import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { call } from '#web/lib/call.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { showToast } from '#web/ui/toasts.ts';
import { AppSetup } from './AppSetup.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useChange } from './useChange.ts';

/** The authenticator app: setting it up, its recovery codes, turning it off. */
export function AppSection({ factor, onTurnedOn }: { factor: Security['second_factor']; onTurnedOn: () => unknown }) {
  const t = useTexts(securityTexts);
  const time = useTexts(timeTexts);
  const confirm = useConfirm();
  const { isBusy, change } = useChange();
  const [begun, setBegun] = useState<OutputOf<typeof beginSecondFactor> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const begin = () => change(async () => setBegun(await call(beginSecondFactor, {})), null);
  async function turnOff() {
    const isSure = await confirm({
      title: t('security.app_turn_off_question'),
      text: t('security.app_turn_off_text'),
      confirmLabel: t('security.app_turn_off'),
      danger: true,
    });
    if (!isSure) return;
    await change(() => call(endSecondFactor, {}), t('security.app_turned_off'));
    setCodes(null);
  }
  async function renew() {
    const isSure = await confirm({
      title: t('security.codes_new_question'),
      text: t('security.codes_new_text'),
      confirmLabel: t('security.codes_new'),
    });
    if (isSure) await change(async () => setCodes((await call(renewRecoveryCodes, {})).codes), null);
  }

  return (
    <Card
      as="section"
      pad
      title={t('security.app')}
      aside={<Badge tone={factor ? 'success' : 'warning'}>{t(factor ? 'security.app_on' : 'security.app_off')}</Badge>}
    >
      {factor ? (
        <div className="grid gap-s4">
          <p className="text-ink-2">
            {t('security.app_since', { date: dayInWords(time, factor.since), left: factor.codes_left })}
          </p>
          {codes && <RecoveryCodes codes={codes} />}
          <div className="flex flex-wrap gap-s3">
            <Button busy={isBusy} onClick={renew}>
              {t('security.codes_new')}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={turnOff}>
              {t('security.app_turn_off')}
            </Button>
          </div>
        </div>
      ) : begun ? (
        <AppSetup
          begun={begun}
          onDone={async () => {
            setBegun(null);
            showToast({ type: 'success', title: t('security.app_turned_on') });
            await onTurnedOn();
          }}
        />
      ) : (
        <div className="grid justify-items-start gap-s4">
          <p className="text-ink-2">{t('security.app_text')}</p>
          <Button busy={isBusy} onClick={begin}>
            {t('security.app_set_up')}
          </Button>
        </div>
      )}
    </Card>
  );
}
