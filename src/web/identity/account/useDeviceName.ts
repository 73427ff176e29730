import type { OpenSession } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { useTexts } from '#web/lib/texts.ts';

/** “Chrome on Android”, as far as the browser said so. */
export function useDeviceName(): (session: Pick<OpenSession, 'browser' | 'system'>) => string {
  const t = useTexts(accountTexts);
  return ({ browser, system }) =>
    browser && system ? t('account.device', { browser, system }) : (browser ?? system ?? t('account.unknown_device'));
}
