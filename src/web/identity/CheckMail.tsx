import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { BackToSignIn } from './BackToSignIn.tsx';

type CheckMailProps = {
  text: string;
  /** Asks for the same mail once more. */
  onAgain: () => Promise<unknown>;
  /** Back to the form. */
  onOther: () => void;
};

/** Shows the same text whether the e-mail address has an account or not, so that it does not reveal which. */
export function CheckMail({ text, onAgain, onOther }: CheckMailProps) {
  const t = useTexts(identityTexts);
  const [isBusy, setBusy] = useState(false);
  async function sendAgain() {
    setBusy(true);
    try {
      await onAgain();
      showToast({ type: 'success', title: t('identity.sent_again') });
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Banner tone="success" icon={MailCheck} announce>
        <p className="text-ink">{text}</p>
        <p className="mt-s2 text-sm">{t('identity.check_mail_again')}</p>
      </Banner>
      <div className="flex flex-wrap gap-s3">
        <Button busy={isBusy} onClick={sendAgain}>
          {t('identity.send_again')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('identity.other_email')}
        </Button>
      </div>
      <BackToSignIn />
    </>
  );
}
