import { type ChangeEvent, useRef, useState } from 'react';
import { type Import, uploadImportCvs } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { useTexts } from '#web/lib/texts.ts';
import { upload } from '#web/lib/upload.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

type ImportCvsProps = { of: Import; mayChange: boolean; onUploaded: () => void };

/** The CVs, as a ZIP file beside the table. */
export function ImportCvs({ of: { id, cvs }, mayChange, onUploaded }: ImportCvsProps) {
  const t = useTexts(importsTexts);
  const field = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    setFailure(null);
    setShare(0);
    try {
      await upload(uploadImportCvs, chosen, { args: { id: String(id) }, onProgress: setShare });
      onUploaded();
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(error.errors?.file?.[0] ?? error.message);
    }
    setShare(null);
  }

  return (
    <Card as="section" title={t('import.cvs')} pad>
      <div className="grid justify-items-start gap-s3 text-sm">
        <p className="text-ink-2">{t('import.cvs_help')}</p>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <p role="status" className="wrap-anywhere empty:hidden">
          {cvs && t('import.cvs_chosen', { file: cvs.file })}
        </p>
        {share !== null && <ProgressBar percent={share * 100} label={t('import.uploading')} className="w-full" />}
        <input
          ref={field}
          type="file"
          accept=".zip,application/zip"
          aria-label={t('import.cvs_choose')}
          onChange={choose}
          className="sr-only"
          tabIndex={-1}
        />
        {mayChange && (
          <Button size="sm" busy={share !== null} onClick={() => field.current?.click()}>
            {t('import.cvs_choose')}
          </Button>
        )}
      </div>
    </Card>
  );
}
