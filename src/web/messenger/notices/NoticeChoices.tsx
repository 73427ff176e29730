import { useId, useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { chooseNotices, type KindChoice } from '#shared/messenger/notices.contract.ts';
import { noticesTexts } from '#shared/messenger/notices.texts.ts';
import { MAILED_ONLY, NOTICE_MAILS, type NoticeMail } from '#shared/messenger/notices.values.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { showToast } from '#web/ui/toasts.ts';

/** Each choice is saved at once; it is reverted if that fails. */
export function NoticeChoices({ initial }: { initial: readonly KindChoice[] }) {
  const t = useTexts(noticesTexts);
  const [choices, setChoices] = useState(initial);
  const show = (choice: KindChoice) => setChoices((all) => all.map((one) => (one.kind === choice.kind ? choice : one)));

  async function choose(before: KindChoice, change: Partial<KindChoice>) {
    const choice = { ...before, ...change };
    show(choice);
    try {
      await call(chooseNotices, choice);
      showToast({ type: 'success', title: t('notices.saved') });
    } catch (error) {
      if (!isAppError(error)) throw error;
      show(before);
      showToast({ type: 'error', title: error.message });
    }
  }

  return (
    <div className="grid gap-s4">
      <ul className="divide-y divide-line">
        {choices.map((choice) => (
          <li key={choice.kind} className="py-s4 first:pt-0 last:pb-0">
            <KindChoices choice={choice} onChoose={(change) => void choose(choice, change)} />
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-s4 text-sm text-ink-2">{t('notices.mail_help')}</p>
    </div>
  );
}

type KindChoicesProps = { choice: KindChoice; onChoose: (change: Partial<KindChoice>) => void };

function KindChoices({ choice: { kind, here, mail }, onChoose }: KindChoicesProps) {
  const t = useTexts(noticesTexts);
  const id = useId();
  return (
    <fieldset
      aria-labelledby={`${id}-kind`}
      aria-describedby={`${id}-help`}
      className="grid items-center gap-x-s5 gap-y-s3 md:grid-cols-[minmax(0,1fr)_auto_12rem]"
    >
      <div className="min-w-0">
        <p id={`${id}-kind`} className="font-semibold">
          {t(`notices.kind_${kind}`)}
        </p>
        <p id={`${id}-help`} className="text-sm text-ink-2">
          {t(`notices.kind_${kind}_help`)}
        </p>
      </div>
      {MAILED_ONLY.has(kind) ? (
        <span className="max-md:hidden" />
      ) : (
        <Checkbox size="sm" checked={here} onChange={({ target }) => onChoose({ here: target.checked })}>
          {t('notices.here')}
        </Checkbox>
      )}
      <Field label={t('notices.by_mail')} hideLabel>
        <NativeSelect
          size="sm"
          value={mail}
          onChange={({ target }) => onChoose({ mail: target.value as NoticeMail })}
          options={NOTICE_MAILS.filter((value) => value !== 'daily' || !MAILED_ONLY.has(kind)).map((value) => ({
            value,
            label: t(`notices.mail_${value}`),
          }))}
        />
      </Field>
    </fieldset>
  );
}
