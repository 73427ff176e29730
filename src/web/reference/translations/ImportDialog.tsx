import { FileJson } from 'lucide-react';
import { useRef } from 'react';
import { LOCALE_NAMES, type Locale } from '#shared/kernel/languages.ts';
import type { ImportedTranslations } from '#shared/reference/translations.contract.ts';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { useImport } from './useImport.ts';

type ImportDialogProps = {
  locale: Locale;
  onDone: (imported: ImportedTranslations) => void;
  onClose: () => void;
};

/** Imports texts from a file, after showing what it would change. */
export function ImportDialog({ locale, onDone, onClose }: ImportDialogProps) {
  const t = useTexts(translationsTexts);
  const tUi = useTexts(uiTexts);
  const input = useRef<HTMLInputElement>(null);
  const { previewed, busy, failure, read, apply } = useImport(locale, onDone);
  const changed = previewed?.preview.changed ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      closeOnScrim={false}
      locked={busy === 'saving'}
      title={t('translations.import_title', { language: LOCALE_NAMES[locale] })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy === 'saving'}>
            {tUi('ui.cancel')}
          </Button>
          {previewed && changed > 0 && (
            <Button variant="primary" busy={busy === 'saving'} onClick={() => apply(previewed)}>
              {t('translations.import_apply', { count: changed })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-s4">
        <p className="max-w-measure text-ink-2">{t('translations.import_text')}</p>
        <div className="flex flex-wrap items-center gap-s3">
          <Button busy={busy === 'reading'} onClick={() => input.current?.click()}>
            <Icon of={FileJson} size="sm" />
            {t('translations.import_choose')}
          </Button>
          {previewed && (
            <span dir="auto" className="min-w-0 text-sm wrap-anywhere text-ink-2">
              {previewed.name}
            </span>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('translations.import_choose')}
            accept=".json,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Allows choosing the same file again after it was corrected.
              target.value = '';
              if (file) void read(file);
            }}
          />
        </div>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {previewed && <ImportPreview locale={locale} preview={previewed.preview} />}
      </div>
    </Dialog>
  );
}
