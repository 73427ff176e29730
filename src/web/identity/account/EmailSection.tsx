import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { cancelEmailChange } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { EMAIL_CHANGE_HOURS } from '#shared/identity/identity.values.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';

type EmailSectionProps = {
  email: string;
  hasPassword: boolean;
  /** The new address that is waiting for its confirmation. */
  pending: string | null;
};

export function EmailSection({ email, hasPassword, pending }: EmailSectionProps) {
  const t = useTexts(accountTexts);
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function cancel() {
    setBusy(true);
    try {
      await call(cancelEmailChange, {});
      await revalidate();
      showToast({ type: 'success', title: t('account.change_cancelled') });
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid justify-items-start gap-s4">
      <div className="grid min-w-0 gap-s1">
        <p className="font-semibold wrap-anywhere">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="text-sm text-ink-2">{t('account.email_text')}</p>
      </div>
      {pending !== null && (
        <Banner
          icon={MailCheck}
          title={t('account.email_pending')}
          announce
          className="w-full"
          actions={
            <Button size="sm" busy={isBusy} onClick={cancel}>
              {t('account.cancel_change')}
            </Button>
          }
        >
          <p className="wrap-anywhere">
            {t('account.email_pending_text', { email: pending, hours: EMAIL_CHANGE_HOURS })}
          </p>
        </Banner>
      )}
      <Button onClick={() => setOpen(true)}>{t('account.change_email')}</Button>
      {isOpen && (
        <ChangeEmailDialog
          email={email}
          hasPassword={hasPassword}
          onClose={() => setOpen(false)}
          onDone={async () => {
            setOpen(false);
            await revalidate();
          }}
        />
      )}
    </div>
  );
}
