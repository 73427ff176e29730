import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useIsOffline } from '#web/lib/ErrorPage.tsx';
import { useTexts } from '#web/lib/texts.ts';

/** Plain, because it travels with every page and is hardly ever seen. */
export function OfflineBanner() {
  const t = useTexts(shellTexts);
  if (!useIsOffline()) return null;
  return (
    <div className="wrap pt-s4">
      <p role="alert" className="rounded-r2 bg-warning-soft px-s4 py-s3 text-ink">
        {t('shell.offline_banner')}
      </p>
    </div>
  );
}
