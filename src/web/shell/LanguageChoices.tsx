import { useContext } from 'react';
import { LOCALE_NAMES, LOCALES } from '#shared/kernel/languages.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { LanguageContext, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** All languages by their own names, in a row, for places without a language menu. */
export function LanguageChoices({ className }: { className?: string }) {
  const t = useTexts(shellTexts);
  const { locale } = useContext(LanguageContext);
  const choose = useChooseLanguage();
  return (
    <fieldset className={cx('flex flex-wrap items-center gap-x-s5 gap-y-s2', className)}>
      <legend className="sr-only">{t('shell.language')}</legend>
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-current={one === locale || undefined}
          onClick={() => choose(one)}
          className="pointer-coarse:min-h-11 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {LOCALE_NAMES[one]}
        </button>
      ))}
    </fieldset>
  );
}
