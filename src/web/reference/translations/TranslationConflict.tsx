import { direction, type Locale } from '#shared/kernel/languages.ts';
import type { Translation } from '#shared/reference/translations.contract.ts';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';

type TranslationConflictProps = {
  locale: Locale;
  theirs: Translation;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
};

/** Two people edited the same text: shows the other's text beside the one typed here. */
export function TranslationConflict({ locale, theirs, onTakeTheirs, onSaveMine }: TranslationConflictProps) {
  const t = useTexts(translationsTexts);
  return (
    <Banner
      tone="warning"
      announce
      actions={
        <>
          <Button size="sm" onClick={onTakeTheirs}>
            {t('translations.take_theirs')}
          </Button>
          <Button size="sm" variant="primary" onClick={onSaveMine}>
            {t('translations.save_mine')}
          </Button>
        </>
      }
    >
      <p>{t('translations.conflict')}</p>
      <p lang={locale} dir={direction(locale)} className="mt-s1 font-semibold wrap-anywhere text-ink">
        {theirs.text ?? t('translations.import_none')}
      </p>
    </Banner>
  );
}
