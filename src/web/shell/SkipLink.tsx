import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button-look.ts';

export function SkipLink() {
  const t = useTexts(shellTexts);
  return (
    <a
      href="#main"
      className={buttonClass({ variant: 'primary' }, 'absolute start-2 top-2 z-9 -translate-y-20 focus:translate-y-0')}
    >
      {t('shell.skip')}
    </a>
  );
}
