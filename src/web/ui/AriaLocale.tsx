import { type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LanguageContext } from '#web/lib/texts.ts';

/**
 * React Aria would use the browser's language, but the page's own language has to decide on order, names and direction.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale } = useContext(LanguageContext);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
