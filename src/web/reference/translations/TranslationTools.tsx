import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { LOCALE_NAMES, LOCALES } from '#shared/kernel/languages.ts';
import type { TranslationCounts } from '#shared/reference/translations.contract.ts';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { TRANSLATION_FILTERS } from '#shared/reference/translations.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useTypedFilter } from '#web/lib/useTypedFilter.ts';
import { Count } from '#web/ui/Count.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { addressOf, type TranslationsAddress } from './translations-address.ts';

const LONGEST_SEARCH = 100;

type TranslationToolsProps = {
  address: TranslationsAddress;
  counts: TranslationCounts;
  onSearch: (q: string) => void;
};

/** Chooses the language and filters its texts. */
export function TranslationTools({ address, counts, onSearch }: TranslationToolsProps) {
  const t = useTexts(translationsTexts);
  const { locale, q, show } = address;
  const kept = q ? { q } : {};
  return (
    <div className="mb-s4 grid gap-s3">
      <nav aria-label={t('translations.language')} className="flex flex-wrap gap-s1">
        {LOCALES.map((one) => (
          <Choice key={one} to={addressOf({ ...address, locale: one })} isChosen={one === locale}>
            <span lang={one}>{LOCALE_NAMES[one]}</span>
          </Choice>
        ))}
      </nav>
      <div className="flex flex-wrap items-center gap-s3">
        <div className="w-full md:w-80">
          <SearchField key={locale} value={q ?? ''} onSearch={onSearch} />
        </div>
        <nav aria-label={t('translations.show')} className="flex flex-wrap gap-s1">
          <Choice to={addressOf({ locale, ...kept })} isChosen={show === undefined}>
            {t('translations.all')} <Count value={counts.all} />
          </Choice>
          {TRANSLATION_FILTERS.map((one) => (
            <Choice key={one} to={addressOf({ locale, ...kept, show: one })} isChosen={show === one}>
              {t(`translations.${one}`)} <Count value={counts[one]} />
            </Choice>
          ))}
        </nav>
      </div>
    </div>
  );
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      quietly
      aria-current={isChosen ? 'true' : undefined}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-r1 px-3 text-sm font-medium text-ink-2 hover:bg-wash hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  );
}

function SearchField({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const t = useTexts(translationsTexts);
  const typed = useTypedFilter(value, onSearch);
  return (
    <TextInput
      size="sm"
      type="search"
      icon={Search}
      aria-label={t('translations.search')}
      placeholder={t('translations.search')}
      {...typed}
      maxLength={LONGEST_SEARCH}
    />
  );
}
