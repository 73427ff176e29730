import { useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { chooseByMail } from '#shared/messenger/mail-choices.contract.ts';
import { mailChoicesTexts } from '#shared/messenger/mail-choices.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';

type MailChoiceProps = { token: string; initially: boolean; isAboutMessages: boolean };

const DONE = {
  messages: { wanted: 'mails.started', stopped: 'mails.stopped' },
  notices: { wanted: 'mails.notices_started', stopped: 'mails.notices_stopped' },
} as const;

/** Asks for a click, because mail scanners open links too. */
export function MailChoice({ token, initially, isAboutMessages }: MailChoiceProps) {
  const t = useTexts(mailChoicesTexts);
  const done = DONE[isAboutMessages ? 'messages' : 'notices'];
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
          {t(isWanted ? done.wanted : done.stopped)}
        </Banner>
      )}
      <Button variant={isWanted ? 'primary' : 'line'} size="lg" wide busy={isBusy} onClick={choose}>
        {t(isWanted ? 'mails.stop' : 'mails.start')}
      </Button>
    </>
  );
}
