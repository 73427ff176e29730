import { Fragment, useState } from 'react';
import { planningTexts } from '#shared/interviews/interviews.texts.ts';
import type { InterviewKind } from '#shared/interviews/interviews.values.ts';
import { fillInvitation, invitationValues } from '#shared/interviews/invitation.rules.ts';
import { direction, LOCALE_NAMES, LOCALES, type Locale } from '#shared/kernel/languages.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import { fillTemplate, type TemplateValues } from '#shared/messenger/templates.rules.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

export type Messages = Partial<Record<Locale, string>>;

type MessageFieldProps = {
  /** The usual text in each language, which is sent unless the planner writes another. */
  usual: Messages;
  /** The texts that the planner has written instead. */
  written: Messages;
  onWrite: (written: Messages) => void;
  /** The candidate's language; null where it is not known, or for several people. */
  theirs: Locale | null;
  values: TemplateValues;
  plan: { kind: InterviewKind; minutes: number; start: string | null; times: number; zone: string };
  error?: string | undefined;
};

/** The message as the candidate will read it. A press shows it with its placeholders, to be changed. */
export function MessageField({ usual, written, onWrite, theirs, values, plan, error }: MessageFieldProps) {
  const t = useTexts(planningTexts);
  const here = useLocale();
  const words = useWords();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [isEditing, setEditing] = useState(false);
  const languages = theirs ? [...new Set([theirs, here])] : LOCALES;
  const locale = chosen ?? theirs ?? here;
  const text = written[locale] ?? usual[locale] ?? '';
  const filled = invitationValues(plan, here, words);
  // Before a time is chosen there is nothing to say about it.
  const shown = plan.times === 0 ? { ...filled, when: '…' } : filled;
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-s2">
        <span className="text-sm leading-snug font-semibold">{t('planning.message')}</span>
        {languages.length > 1 && (
          <Segmented
            label={t('planning.language')}
            className="[&>label]:min-h-6.5 [&>label]:whitespace-nowrap"
            value={locale}
            onChange={setChosen}
            options={languages.map((one) => ({ value: one, label: LOCALE_NAMES[one], lang: one }))}
          />
        )}
      </div>
      {isEditing ? (
        <Field
          hideLabel
          label={`${t('planning.message')}, ${LOCALE_NAMES[locale]}`}
          error={error}
          counter={{ max: MESSAGE.max, value: text }}
        >
          <TextArea
            autoFocus
            rows={8}
            lang={locale}
            value={text}
            onChange={({ target }) => onWrite({ ...written, [locale]: target.value })}
          />
        </Field>
      ) : (
        <>
          <div
            lang={locale}
            dir={direction(locale)}
            className="max-h-72 overflow-y-auto rounded-r2 border border-line bg-paper px-s4 py-s3 text-sm leading-normal whitespace-pre-wrap wrap-anywhere"
          >
            <FilledText text={text} fill={(part) => fillInvitation(fillTemplate(part, values), shown)} />
          </div>
          {error && (
            <p role="alert" className="text-sm text-danger">
              {error}
            </p>
          )}
        </>
      )}
      <p className="flex items-start gap-s3 text-xs text-ink-2">
        <span className="flex-1">{t(theirs ? 'planning.message_theirs' : 'planning.message_each')}</span>
        <Button variant="quiet" size="xs" onClick={() => setEditing(!isEditing)}>
          {t(isEditing ? 'planning.edit_done' : 'planning.edit')}
        </Button>
      </p>
    </div>
  );
}

const PLACEHOLDER = /(\{\w+\})/;

/** Fills in the placeholders and underlines them. Those that cannot be filled in yet stay as they are. */
function FilledText({ text, fill }: { text: string; fill: (placeholder: string) => string }) {
  return text.split(PLACEHOLDER).map((part, index) => {
    const isPlaceholder = PLACEHOLDER.test(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no ids, and never change their order.
      <Fragment key={index}>
        {isPlaceholder ? (
          <bdi className="underline decoration-accent decoration-2 underline-offset-3">{fill(part)}</bdi>
        ) : (
          part
        )}
      </Fragment>
    );
  });
}
