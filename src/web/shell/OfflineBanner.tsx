import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useIsOffline } from '#web/lib/ErrorPage.tsx';
import { useTexts } from '#web/lib/texts.ts';

/** Kept simple, because every page loads it and it is hardly ever shown. */
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
