import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { endOtherSessions, endSession, type OpenSession } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { showToast } from '#web/ui/toasts.ts';
import { SessionRow } from './SessionRow.tsx';
import { useDeviceName } from './useDeviceName.ts';

/** The session that is being ended, or all others. */
type Ending = number | 'others' | null;

export function SessionsSection({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useTexts(accountTexts);
  const deviceName = useDeviceName();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<Ending>(null);

  async function end(which: NonNullable<Ending>, act: () => Promise<unknown>, done: string) {
    setEnding(which);
    try {
      await act();
      await revalidate();
      showToast({ type: 'success', title: done });
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
      // The session may have ended meanwhile, so the list is loaded again.
      await revalidate();
    } finally {
      setEnding(null);
    }
  }

  async function endOthers() {
    const isSure = await confirm({
      title: t('account.sign_out_others_title'),
      text: t('account.sign_out_others_text'),
      confirmLabel: t('account.sign_out_others'),
    });
    if (isSure) await end('others', () => call(endOtherSessions, {}), t('account.signed_out_others'));
  }

  return (
    <div className="grid justify-items-start gap-s4">
      <p className="text-sm text-ink-2">{t('account.sessions_text')}</p>
      <ul className="w-full divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={ending === session.id}
            onEnd={() =>
              end(
                session.id,
                () => call(endSession, { id: String(session.id) }),
                t('account.signed_out_there', { device: deviceName(session) }),
              )
            }
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button busy={ending === 'others'} onClick={endOthers}>
          {t('account.sign_out_others')}
        </Button>
      )}
    </div>
  );
}
