import { useState } from 'react';
import type { Import, ImportAnswer, PreviewRow } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import { IMPORT_FIELDS, type ImportField } from '#shared/imports/imports.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Table } from '#web/ui/Table.tsx';

type Shown = 'first' | 'problems';

/** The rows as they would be stored, with each problem under its cell. */
export function PreviewTable({ answer, fields }: { answer: ImportAnswer; fields: Import['fields'] }) {
  const t = useTexts(importsTexts);
  const [shown, setShown] = useState<Shown>('first');
  const rows = shown === 'first' ? answer.first_rows : answer.problem_rows;
  const columns = IMPORT_FIELDS.filter((field) => fields.includes(field) || field === 'email' || field === 'job');
  return (
    <Card
      as="section"
      title={
        <>
          {t('import.rows_title')} <span className="text-sm font-normal text-ink-2">{t('import.as_stored')}</span>
        </>
      }
      aside={
        <Segmented<Shown>
          label={t('import.rows_title')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'first', label: t('import.first_rows') },
            { value: 'problems', label: `${t('import.only_problems')} ${answer.problem_rows.length}` },
          ]}
        />
      }
    >
      {rows.length === 0 ? (
        <p className="px-s4 py-s5 text-sm text-ink-2">{t('import.no_problems')}</p>
      ) : (
        <Table caption={t('import.rows_title')}>
          <thead>
            <tr>
              <th scope="col">{t('import.row')}</th>
              {columns.map((field) => (
                <th key={field} scope="col">
                  {t(`field.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row} className="align-top">
                <th scope="row" className="font-normal! text-ink-2">
                  {row.row}
                  <Problem of={row} field={null} />
                </th>
                {columns.map((field) => (
                  <Cell key={field} row={row} field={field} />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

/** What is said about a cell: a problem, or that the person is already here. */
function useNote() {
  const t = useTexts(importsTexts);
  return ({ problems, match }: PreviewRow, field: ImportField | null) => {
    const found = problems.find((one) => one.field === field);
    if (found) return { tone: 'danger', text: t(`problem.${found.problem}`) } as const;
    const at = match === 'known' ? 'email' : 'phone';
    return match !== null && field === at ? ({ tone: 'warning', text: t(`match.${match}`) } as const) : null;
  };
}

function Problem({ of: row, field }: { of: PreviewRow; field: ImportField | null }) {
  const note = useNote()(row, field);
  if (!note) return null;
  return (
    <span className={cx('block text-xs font-semibold', note.tone === 'danger' ? 'text-danger' : 'text-warning')}>
      {note.text}
    </span>
  );
}

function Cell({ row, field }: { row: PreviewRow; field: ImportField }) {
  const note = useNote()(row, field);
  return (
    <td
      className={cx(
        'max-w-60 min-w-24',
        note?.tone === 'danger' && 'bg-danger-soft outline outline-danger/60 -outline-offset-1',
        note?.tone === 'warning' && 'bg-warning-soft outline outline-warning/60 -outline-offset-1',
      )}
    >
      <bdi className="block truncate">{row.values[field]}</bdi>
      <Problem of={row} field={field} />
    </td>
  );
}
