import { CircleCheck, SearchX } from 'lucide-react';
import { LOCALE_NAMES } from '#shared/kernel/languages.ts';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { addressOf, type TranslationsAddress } from './translations-address.ts';

/** Shown if no text matches, which is good news if missing texts were searched. */
export function TranslationsNothing({ locale, q, show }: TranslationsAddress) {
  const t = useTexts(translationsTexts);
  const kind = !q && show ? (`none_${show}` as const) : ('none' as const);
  return (
    <EmptyState
      icon={kind === 'none' ? SearchX : CircleCheck}
      title={t(`translations.${kind}_title`)}
      action={
        <ButtonLink to={addressOf({ locale })} quietly>
          {t('translations.show_all')}
        </ButtonLink>
      }
    >
      {t(`translations.${kind}_text`, { language: LOCALE_NAMES[locale] })}
    </EmptyState>
  );
}
