import type { OwnExport } from '#shared/people/own-data.contract.ts';
import { ownDataTexts } from '#shared/people/own-data.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { fileSize } from '#web/lib/file-size.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useOwnExport } from './useOwnExport.ts';

/** The archive is requested here, made in the background, and downloaded here. */
export function ExportSection({ initial }: { initial: OwnExport | null }) {
  const t = useTexts(ownDataTexts);
  const { archive, failure, isUnderWay, isStarting, start } = useOwnExport(initial);
  const words = useStateWords(archive);
  const isReady = archive?.state === 'ready' && archive.url !== null;
  return (
    <div className="grid gap-s4">
      <p className="text-ink-2">{t('own.export_text')}</p>
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      {/* Always rendered, so that screen readers announce what is added to it. */}
      <div role="status" className="grid gap-s2 empty:hidden">
        {words && archive?.state !== 'failed' && <p className="text-sm">{words}</p>}
      </div>
      {archive?.state === 'failed' && (
        <Banner tone="danger" announce>
          {words}
        </Banner>
      )}
      {isUnderWay && archive && (
        <ProgressBar percent={archive.percent} label={t('own.export_progress')} valueText={words} />
      )}
      <div className="flex flex-wrap gap-s3 empty:hidden">
        {isReady && (
          <a href={archive.url ?? ''} download className={buttonClass({ variant: 'primary' })}>
            {t('own.export_download')}
          </a>
        )}
        {!isUnderWay && (
          <Button busy={isStarting} onClick={start}>
            {t(isReady ? 'own.export_again' : 'own.export_start')}
          </Button>
        )}
      </div>
    </div>
  );
}

function useStateWords(archive: OwnExport | null): string {
  const t = useTexts(ownDataTexts);
  const tFiles = useTexts(uiTexts);
  const time = useTexts(timeTexts);
  switch (archive?.state) {
    case 'waiting':
      return t('own.export_waiting');
    case 'making':
      return t('own.export_making', { percent: archive.percent });
    case 'ready':
      return t('own.export_ready', {
        size: fileSize(archive.bytes ?? 0, tFiles),
        date: dayInWords(time, archive.expires_at ?? archive.created_at),
      });
    case 'failed':
      return t('own.export_failed');
    default:
      return '';
  }
}
