import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { uploadImport } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import { IMPORT_FILE } from '#shared/imports/imports.values.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { useTexts } from '#web/lib/texts.ts';
import { upload } from '#web/lib/upload.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useFileDrop } from '#web/ui/useFileDrop.ts';

const MEGABYTE = 1024 * 1024;

/** The file is chosen or dropped here. The next page shows what it holds. */
export function ImportUpload() {
  const t = useTexts(importsTexts);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { isOver, target } = useFileDrop(send, share === null);

  async function send(file: File) {
    setFailure(null);
    setShare(0);
    try {
      const { id } = await upload(uploadImport, file, { onProgress: setShare });
      await navigate(`/company/import/${id}`);
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(error.errors?.file?.[0] ?? error.message);
      setShare(null);
    }
  }

  function choose({ target: input }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = input.files ?? [];
    // The same file may be chosen again after a failure.
    input.value = '';
    if (chosen) send(chosen);
  }

  return (
    <div className="grid gap-s4">
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <div
        {...target}
        className={cx(
          'grid justify-items-center gap-s3 rounded-r3 border border-dashed px-s5 py-s8 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        )}
      >
        <Icon of={Upload} size="lg" className="text-accent" />
        <input
          ref={field}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={t('import.choose')}
          onChange={choose}
          className="sr-only"
          tabIndex={-1}
        />
        <div className="flex flex-wrap items-center justify-center gap-s3">
          <Button variant="primary" busy={share !== null} onClick={() => field.current?.click()}>
            {t('import.choose')}
          </Button>
          <span className="text-ink-2 pointer-coarse:hidden">{t('import.drop')}</span>
        </div>
        <p className="max-w-[52ch] text-sm text-ink-2">
          {t('import.limits', {
            rows: IMPORT_FILE.rows.toLocaleString('en'),
            megabytes: IMPORT_FILE.maxBytes / MEGABYTE,
          })}
        </p>
        <div role="status" className="grid w-full max-w-80 gap-s2">
          {share !== null && (
            <>
              <p className="text-sm">{t('import.uploading')}</p>
              <ProgressBar percent={share * 100} label={t('import.uploading')} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
