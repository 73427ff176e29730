import { Globe } from 'lucide-react';
import { useContext } from 'react';
import { LOCALE_NAMES, LOCALES } from '#shared/kernel/languages.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { LanguageContext, useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { PopMenu, popItemClass } from './PopMenu.tsx';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** `short` shows only the globe where space is limited; screen readers still get the name. */
export function LanguageMenu({ short = false }: { short?: boolean }) {
  const t = useTexts(shellTexts);
  const { locale } = useContext(LanguageContext);
  const choose = useChooseLanguage();
  const name = LOCALE_NAMES[locale];
  return (
    <PopMenu
      label={t('shell.language')}
      className="max-md:hidden"
      trigger={
        <>
          <Icon of={Globe} size="sm" />
          {/* Between phone and desktop widths there is no room for both the name and the links. */}
          <span className={short ? 'sr-only' : 'max-lg:sr-only'}>{name}</span>
        </>
      }
    >
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={popItemClass}
          aria-current={one === locale || undefined}
          onClick={() => choose(one)}
        >
          {LOCALE_NAMES[one]}
        </button>
      ))}
    </PopMenu>
  );
}
