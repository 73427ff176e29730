import { Check, RotateCcw } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { direction, LOCALE_NAMES, type Locale } from '#shared/kernel/languages.ts';
import type { Translation } from '#shared/reference/translations.contract.ts';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { TRANSLATION } from '#shared/reference/translations.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { MarkedText } from './MarkedText.tsx';
import { TranslationConflict } from './TranslationConflict.tsx';
import type { TranslationHandle } from './useTranslation.ts';

/** The number of characters per line of the field, for browsers that cannot size it automatically. */
const LINE = 56;

type TranslationRowProps = {
  locale: Locale;
  translation: TranslationHandle;
  /** Moves the focus to the field of the next or the previous text. */
  onGo: (field: HTMLElement, to: 'next' | 'previous') => void;
};

/** English on one side, the field on the other; on a phone one below the other. */
export function TranslationRow({ locale, translation, onGo }: TranslationRowProps) {
  const t = useTexts(translationsTexts);
  const { entry, typed, state } = translation;

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') translation.giveUp();
    const isNewLine = !entry.is_one_line && !event.ctrlKey && !event.metaKey;
    if (event.key !== 'Enter' || isNewLine) return;
    event.preventDefault();
    onGo(event.currentTarget, event.shiftKey ? 'previous' : 'next');
  }
  function onBlur({ target }: FocusEvent<HTMLTextAreaElement>): void {
    // The field still has the focus if only the window lost it: looking something up elsewhere must not publish the
    // text.
    if (document.activeElement !== target) void translation.save();
  }

  return (
    <li className="grid gap-x-s5 gap-y-s2 px-s4 py-s4 md:grid-cols-2">
      <Source entry={entry} />
      <div className="grid min-w-0 content-start gap-s2">
        <Field
          label={t('translations.field', { language: LOCALE_NAMES[locale], key: entry.key })}
          hideLabel
          error={state.kind === 'refused' && state.message}
        >
          <TextArea
            data-translation
            lang={locale}
            dir={direction(locale)}
            rows={Math.max(1, Math.ceil(typed.length / LINE))}
            maxLength={TRANSLATION.max * 2}
            value={typed}
            spellCheck
            onChange={({ target }) => translation.type(target.value)}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            className="min-h-11! resize-none!"
          />
        </Field>
        {state.kind === 'conflict' && (
          <TranslationConflict
            locale={locale}
            theirs={state.theirs}
            onTakeTheirs={() => translation.takeTheirs(state.theirs)}
            onSaveMine={() => translation.saveMine(state.theirs)}
          />
        )}
        <Standing locale={locale} translation={translation} />
      </div>
    </li>
  );
}

function Source({ entry: { key, english, form, is_english_changed } }: { entry: Translation }) {
  const t = useTexts(translationsTexts);
  return (
    <div className="grid min-w-0 content-start gap-s1">
      <p dir="ltr" className="font-mono text-xs wrap-anywhere text-ink-3 rtl:text-end">
        {key}
      </p>
      <p lang="en" dir="ltr" className="leading-body wrap-anywhere whitespace-pre-line rtl:text-end">
        <MarkedText text={english} />
      </p>
      {(form || is_english_changed) && (
        <p className="mt-s1 flex flex-wrap gap-s2">
          {form && (
            <Badge>
              {t(form.is_all ? 'translations.form_number' : 'translations.form_numbers', {
                numbers: form.numbers.join(', '),
              })}
            </Badge>
          )}
          {is_english_changed && <Badge tone="info">{t('translations.english_changed')}</Badge>}
        </p>
      )}
    </div>
  );
}

/** The state of a text in words, below the field: missing, changed, being saved or saved. */
function Standing({ locale, translation }: Pick<TranslationRowProps, 'locale' | 'translation'>) {
  const t = useTexts(translationsTexts);
  const { entry, state } = translation;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-s3 gap-y-s1 text-sm text-ink-2 empty:hidden">
      {state.kind === 'saving' && <span>{t('translations.saving')}</span>}
      {state.kind === 'saved' && (
        <span className="flex items-center gap-1.5 font-semibold text-success">
          <Icon of={Check} size="sm" />
          {t('translations.saved')}
        </span>
      )}
      {state.kind === 'unsaved' && <Badge tone="warning">{t('translations.unsaved')}</Badge>}
      {entry.text === null && state.kind !== 'saving' && <Badge tone="warning">{t('translations.is_missing')}</Badge>}
      {entry.is_changed && (
        <>
          <Badge tone="accent">{t('translations.is_changed')}</Badge>
          {entry.shipped !== null && (
            <span className="min-w-0 wrap-anywhere">
              {t('translations.shipped_was')}{' '}
              <bdi lang={locale} dir={direction(locale)}>
                {entry.shipped}
              </bdi>
            </span>
          )}
          <Button
            size="xs"
            variant="quiet"
            className="ms-auto"
            aria-label={t('translations.reset_named', { key: entry.key })}
            onClick={translation.reset}
          >
            <Icon of={RotateCcw} size="xs" />
            {t('translations.reset')}
          </Button>
        </>
      )}
    </div>
  );
}
