import { useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { chooseMails } from '#shared/messenger/mail-choices.contract.ts';
import { MAILS_TEXTS, mailChoicesTexts } from '#shared/messenger/mail-choices.texts.ts';
import type { MailsAbout } from '#shared/messenger/messenger.values.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { showToast } from '#web/ui/toasts.ts';

/** A click saves the choice at once; it is reverted if that fails. */
export function MailsSwitch({ about, initially }: { about: MailsAbout; initially: boolean }) {
  const t = useTexts(mailChoicesTexts);
  const [isWanted, setWanted] = useState(initially);
  const [isBusy, setBusy] = useState(false);
  async function choose(wanted: boolean) {
    setWanted(wanted);
    setBusy(true);
    try {
      await call(chooseMails, { about, wanted });
      showToast({ type: 'success', title: t(MAILS_TEXTS[about][wanted ? 'started' : 'stopped']) });
    } catch (error) {
      if (!isAppError(error)) throw error;
      setWanted(!wanted);
      showToast({ type: 'error', title: error.message });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Checkbox
      checked={isWanted}
      aria-disabled={isBusy}
      onChange={({ target }) => {
        if (!isBusy) void choose(target.checked);
      }}
      help={t(MAILS_TEXTS[about].help)}
    >
      {t(MAILS_TEXTS[about].choice)}
    </Checkbox>
  );
}
