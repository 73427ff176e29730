import type { Locale } from '#shared/kernel/languages.ts';
import { noteChange } from '#web/lib/came-back.ts';
import { showToast } from '#web/ui/toasts.ts';

/** The texts of another language come with the page, so the page is loaded again. */
export function useChooseLanguage(): (locale: Locale) => Promise<void> {
  return async (locale) => {
    const [{ call }, { chooseLanguage }] = await Promise.all([
      import('#web/lib/call.ts'),
      import('#shared/reference/reference.contract.ts'),
    ]);
    try {
      await call(chooseLanguage, { locale });
      noteChange();
      window.location.reload();
    } catch (error) {
      showToast({ type: 'error', title: (error as Error).message });
    }
  };
}
