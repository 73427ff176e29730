import { useEffect, useState } from 'react';
import { type CompanyExport, findCompanyExport, startCompanyExport } from '#shared/exports/exports.contract.ts';
import { exportsTexts } from '#shared/exports/exports.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { call } from '#web/lib/call.ts';
import { fileSize } from '#web/lib/file-size.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/Card.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

const LOOK_MS = 1_000;

/** The archive of the company is requested here, made in the background, and downloaded here. */
export function CompanyExportSection({ initial }: { initial: CompanyExport | null }) {
  const t = useTexts(exportsTexts);
  const [archive, setArchive] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const words = useStateWords(archive);
  const isUnderWay = archive?.state === 'waiting' || archive?.state === 'making';
  const isReady = archive?.state === 'ready' && archive.url !== null;

  useEffect(() => {
    if (!isUnderWay) return;
    // After a failure, the next poll follows in a second.
    const look = () =>
      call(findCompanyExport, {}).then(
        (answer) => setArchive(answer.export),
        () => {},
      );
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);

  async function start() {
    setStarting(true);
    setFailure(null);
    try {
      setArchive((await call(startCompanyExport, {})).export);
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(error.message);
    }
    setStarting(false);
  }

  return (
    <Card pad>
      <div className="grid gap-s4">
        <p className="max-w-[75ch] text-ink-2">{t('export.text')}</p>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {/* Always rendered, so that screen readers announce what is added to it. */}
        <div role="status" className="empty:hidden">
          {words && archive?.state !== 'failed' && <p className="text-sm">{words}</p>}
        </div>
        {archive?.state === 'failed' && (
          <Banner tone="danger" announce>
            {words}
          </Banner>
        )}
        {isUnderWay && <ProgressBar percent={archive.percent} label={t('export.progress')} valueText={words} />}
        <div className="flex flex-wrap gap-s3 empty:hidden">
          {isReady && (
            <a href={archive.url ?? ''} download className={buttonClass({ variant: 'primary' })}>
              {t('export.download')}
            </a>
          )}
          {!isUnderWay && (
            <Button busy={isStarting} onClick={start}>
              {t(isReady ? 'export.again' : 'export.start')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function useStateWords(archive: CompanyExport | null): string {
  const t = useTexts(exportsTexts);
  const tFiles = useTexts(uiTexts);
  const time = useTexts(timeTexts);
  switch (archive?.state) {
    case 'waiting':
      return t('export.waiting');
    case 'making':
      return t('export.making', { percent: archive.percent });
    case 'ready':
      return t('export.ready', {
        size: fileSize(archive.bytes ?? 0, tFiles),
        date: dayInWords(time, archive.expires_at ?? archive.created_at),
      });
    case 'failed':
      return t('export.failed');
    default:
      return '';
  }
}
