import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { direction, type Locale } from '#shared/kernel/languages.ts';
import type { ImportedTranslations } from '#shared/reference/translations.contract.ts';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';

type ImportPreviewProps = { locale: Locale; preview: ImportedTranslations };

/** The texts that a file would change and those that are refused, key by key. */
export function ImportPreview({ locale, preview }: ImportPreviewProps) {
  const t = useTexts(translationsTexts);
  const { changes, changed, unchanged, refusals, refused } = preview;
  const summary = [
    changed > 0 ? t('translations.import_changed', { count: changed }) : t('translations.import_nothing'),
    ...(unchanged > 0 ? [t('translations.import_unchanged', { count: unchanged })] : []),
    ...(refused > 0 ? [t('translations.import_refused', { count: refused })] : []),
  ];
  const own = { lang: locale, dir: direction(locale) };
  return (
    <div className="grid gap-s5">
      <p role="status" className="text-ink-2">
        {summary.join(' · ')}
      </p>
      {refused > 0 && (
        <Entries title={t('translations.import_refusals')} isAlert more={refused - refusals.length}>
          {refusals.map(({ key, reason }) => (
            <Entry key={key} name={key}>
              <p className="text-danger">{reason}</p>
            </Entry>
          ))}
        </Entries>
      )}
      {changed > 0 && (
        <Entries title={t('translations.import_changes')} more={changed - changes.length}>
          {changes.map(({ key, from, to }) => (
            <Entry key={key} name={key}>
              <dl className="grid gap-x-s4 gap-y-s1 md:grid-cols-2">
                <div>
                  <dt className="text-xs font-semibold text-ink-2">{t('translations.import_from')}</dt>
                  <dd {...own} className="wrap-anywhere whitespace-pre-line text-ink-2">
                    {from ?? t('translations.import_none')}
                  </dd>
                </div>
                <div>
                  <dt className="text-xs font-semibold text-ink-2">{t('translations.import_to')}</dt>
                  <dd {...own} className="font-medium wrap-anywhere whitespace-pre-line">
                    {to}
                  </dd>
                </div>
              </dl>
            </Entry>
          ))}
        </Entries>
      )}
    </div>
  );
}

type EntriesProps = { title: string; isAlert?: boolean; more: number; children: ReactNode };

function Entries({ title, isAlert, more, children }: EntriesProps) {
  const t = useTexts(translationsTexts);
  return (
    <section className="grid gap-s2">
      <h3 className="flex items-center gap-s2 text-md">
        {isAlert && <Icon of={CircleAlert} size="sm" className="text-danger" />}
        {title}
      </h3>
      <ul className="divide-y divide-line rounded-r2 border border-line bg-surface">{children}</ul>
      {more > 0 && <p className="text-sm text-ink-2">{t('translations.import_more', { count: more })}</p>}
    </section>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="grid gap-s1 px-s4 py-s3 text-sm">
      <p dir="ltr" className="font-mono text-xs wrap-anywhere text-ink-3 rtl:text-end">
        {name}
      </p>
      {children}
    </li>
  );
}
