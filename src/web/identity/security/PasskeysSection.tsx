import { Fingerprint, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { addPasskey, beginPasskey, type Passkey, removePasskey } from '#shared/identity/sign-in/passkeys.contract.ts';
import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { call } from '#web/lib/call.ts';
import { useNow } from '#web/lib/now.ts';
import { dayInWords, timeAgo } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { PasskeyNameDialog, RenamePasskeyDialog } from './PasskeyDialogs.tsx';
import { useChange } from './useChange.ts';

/** The passkeys of the person, and a new one. */
export function PasskeysSection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTexts(securityTexts);
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const { isBusy, change } = useChange();
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);

  const add = (name: string) =>
    change(
      async () => {
        const { options } = await call(beginPasskey, {});
        const { startRegistration } = await import('@simplewebauthn/browser');
        const credential = await startRegistration({ optionsJSON: options as never });
        await call(addPasskey, { name, credential: { ...credential } });
      },
      t('security.passkey_added'),
      t('security.passkey_failed'),
    );
  async function remove({ id, name }: Passkey) {
    const isSure = await confirm({
      title: t('security.passkey_remove_question', { name }),
      text: t('security.passkey_remove_text'),
      confirmLabel: t('security.passkey_remove'),
      danger: true,
    });
    if (isSure) await change(() => call(removePasskey, { id: String(id) }), t('security.passkey_removed'));
  }

  return (
    <Card
      as="section"
      title={t('security.passkeys')}
      aside={
        <Button size="sm" busy={isBusy} onClick={() => setAdding(true)}>
          <Icon of={Plus} size="sm" />
          {t('security.passkey_add')}
        </Button>
      }
    >
      <p className="px-s4 pt-s4 pb-s3 text-sm text-ink-2">{t('security.passkeys_text')}</p>
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center gap-x-s3 gap-y-s2 px-s4 py-s3">
            <Icon of={Fingerprint} className="text-ink-2" />
            <div className="min-w-0 flex-1 basis-48">
              <p id={`passkey-${passkey.id}`} className="font-semibold wrap-anywhere" dir="auto">
                {passkey.name}
              </p>
              <Used passkey={passkey} />
            </div>
            <div className="flex gap-s2 max-sm:ms-8">
              <Button
                size="sm"
                variant="quiet"
                aria-describedby={`passkey-${passkey.id}`}
                onClick={() => setRenamed(passkey)}
              >
                {t('security.passkey_rename')}
              </Button>
              <Button
                size="sm"
                busy={isBusy}
                aria-describedby={`passkey-${passkey.id}`}
                onClick={() => remove(passkey)}
              >
                {t('security.passkey_remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {isAdding && (
        <PasskeyNameDialog
          onName={(name) => {
            setAdding(false);
            add(name);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {renamed && (
        <RenamePasskeyDialog
          passkey={renamed}
          onDone={async () => {
            setRenamed(null);
            await revalidate();
          }}
          onClose={() => setRenamed(null)}
        />
      )}
    </Card>
  );
}

function Used({ passkey: { created_at, last_used_at } }: { passkey: Passkey }) {
  const t = useTexts(securityTexts);
  const time = useTexts(timeTexts);
  const now = useNow();
  const date = dayInWords(time, created_at);
  const ago = last_used_at && (now === null ? dayInWords(time, last_used_at) : timeAgo(time, last_used_at, now));
  return (
    <p className="text-sm text-ink-2">
      {ago ? t('security.passkey_used', { date, ago }) : t('security.passkey_unused', { date })}
    </p>
  );
}
