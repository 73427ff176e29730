import { Check } from 'lucide-react';
import type { Import } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import { IMPORT_FIELDS, type ImportField } from '#shared/imports/imports.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';

type Fields = Import['fields'];
type ColumnChoicesProps = {
  columns: Import['columns'];
  fields: Fields;
  mayChange: boolean;
  onChange: (fields: Fields) => void;
};

const GRID =
  'md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,11rem)_minmax(0,1fr)] md:items-center md:gap-s4';

/** What each column of the file becomes. */
export function ColumnChoices({ columns, fields, mayChange, onChange }: ColumnChoicesProps) {
  const t = useTexts(importsTexts);
  const matched = fields.filter((field) => field !== null).length;

  function choose(at: number, field: ImportField | null) {
    // Two columns cannot become the same: the other one is left out.
    onChange(fields.map((own, index) => (index === at ? field : own === field ? null : own)));
  }

  return (
    <Card as="section" title={t('import.columns')} aside={t('import.matched', { matched, all: columns.length })}>
      <div className={cx(GRID, 'hidden border-b border-line px-s4 py-s2 text-xs font-semibold text-ink-2')} aria-hidden>
        <span>{t('import.in_file')}</span>
        <span>{t('import.example')}</span>
        <span>{t('import.becomes')}</span>
        <span>{t('import.why')}</span>
      </div>
      <ul className="max-h-128 divide-y divide-line overflow-y-auto">
        {columns.map(({ header, example, field, why }, at) => (
          // The columns of a file have no other name than their place; headers may repeat.
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes.
          <li key={at} className={cx(GRID, 'grid gap-s1 px-s4 py-s2 text-sm')}>
            <bdi className={cx('min-w-0 truncate font-mono text-xs font-semibold', !fields[at] && 'text-ink-2')}>
              {header || `${at + 1}`}
            </bdi>
            <bdi className="min-w-0 truncate text-ink-2 empty:hidden md:empty:block">{example}</bdi>
            <NativeSelect
              size="sm"
              aria-label={`${header || at + 1}: ${t('import.becomes')}`}
              value={fields[at] ?? ''}
              disabled={!mayChange}
              onChange={({ target }) => choose(at, (target.value || null) as ImportField | null)}
              placeholder={t('import.leave_out')}
              options={IMPORT_FIELDS.map((one) => ({ value: one, label: t(`field.${one}`) }))}
            />
            <span className="flex items-center gap-s1 text-xs font-medium text-success empty:hidden md:empty:flex">
              {why !== null && fields[at] === field && (
                <>
                  <Icon of={Check} size="xs" />
                  {t(`why.${why}`)}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
