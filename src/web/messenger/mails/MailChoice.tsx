import { useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { chooseByMail } from '#shared/messenger/mail-choices.contract.ts';
import { MAILS_TEXTS, mailChoicesTexts } from '#shared/messenger/mail-choices.texts.ts';
import type { StoppedByLink } from '#shared/messenger/messenger.values.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';

type MailChoiceProps = { token: string; about: StoppedByLink; initially: boolean };

/** Asks for a click, because mail scanners open links too. */
export function MailChoice({ token, about, initially }: MailChoiceProps) {
  const t = useTexts(mailChoicesTexts);
  const [isWanted, setWanted] = useState(initially);
  const [hasChosen, setChosen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function choose() {
    setBusy(true);
    setFailure(null);
    try {
      const { wanted } = await call(chooseByMail, { token, wanted: !isWanted });
      setWanted(wanted);
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
      {!failure && (hasChosen || !isWanted) && (
        <Banner tone="success" announce={hasChosen}>
          {t(MAILS_TEXTS[about][isWanted ? 'started' : 'stopped'])}
        </Banner>
      )}
      <Button variant={isWanted ? 'primary' : 'line'} size="lg" wide busy={isBusy} onClick={choose}>
        {t(isWanted ? 'mails.stop' : 'mails.start')}
      </Button>
    </>
  );
}
