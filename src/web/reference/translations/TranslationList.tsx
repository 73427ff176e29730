import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LOCALE_NAMES, type Locale } from '#shared/kernel/languages.ts';
import type { Translation, TranslationCounts } from '#shared/reference/translations.contract.ts';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { TranslationRow } from './TranslationRow.tsx';
import { type Unsaved, useTranslation } from './useTranslation.ts';

type TranslationListProps = {
  locale: Locale;
  entries: readonly Translation[];
  unsaved: Unsaved;
  /** The address of the next page of texts. */
  nextHref: string | null;
  isBusy: boolean;
  onSaved: (key: string, counts: TranslationCounts) => void;
};

/** The navigation state of people who reached the next page by keyboard: its first field gets the focus. */
const GOING_ON = { isGoingOn: true };

export function TranslationList({ locale, entries, unsaved, nextHref, isBusy, onSaved }: TranslationListProps) {
  const t = useTexts(translationsTexts);
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const here = useLocation();
  const fields = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-translation]') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival.
  useEffect(() => {
    if ((here.state as Partial<typeof GOING_ON> | null)?.isGoingOn) fields()[0]?.focus();
  }, [here.key]);

  function go(field: HTMLElement, to: 'next' | 'previous'): void {
    const all = fields();
    const target = all[all.indexOf(field) + (to === 'next' ? 1 : -1)];
    // Leaving a field saves it, so the last one has to lose the focus too.
    if (target) target.focus();
    else field.blur();
    if (!target && to === 'next' && nextHref) navigate(nextHref, { state: GOING_ON });
  }

  return (
    <div
      aria-busy={isBusy || undefined}
      className="overflow-clip rounded-r3 border border-line bg-surface shadow-1 transition-opacity aria-busy:opacity-60"
    >
      <div className="grid grid-cols-2 gap-x-s5 border-b border-line px-s4 py-s2 text-xs font-semibold text-ink-2 max-md:hidden">
        <span>{t(locale === 'en' ? 'translations.shipped' : 'translations.english')}</span>
        <span lang={locale}>{LOCALE_NAMES[locale]}</span>
      </div>
      <ul ref={list} className="divide-y divide-line">
        {entries.map((entry) => (
          <Row
            // The key includes the text, so that a row whose text changed elsewhere starts again.
            key={`${locale} ${entry.key} ${entry.text}`}
            locale={locale}
            loaded={entry}
            unsaved={unsaved}
            onSaved={onSaved}
            onGo={go}
          />
        ))}
      </ul>
    </div>
  );
}

type RowProps = Parameters<typeof useTranslation>[0] & Pick<Parameters<typeof TranslationRow>[0], 'onGo'>;

function Row({ onGo, ...options }: RowProps) {
  return <TranslationRow locale={options.locale} translation={useTranslation(options)} onGo={onGo} />;
}
