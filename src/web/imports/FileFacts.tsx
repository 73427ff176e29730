import type { Import } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import type { Delimiter } from '#shared/imports/imports.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { fileSize } from '#web/lib/file-size.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';

const DELIMITER_TEXTS = {
  ',': 'delimiter.comma',
  ';': 'delimiter.semicolon',
  '\t': 'delimiter.tab',
  '|': 'delimiter.bar',
} as const satisfies Record<Delimiter, string>;

/** What is known about the file itself. */
export function FileFacts({ of: { file, bytes, rows, encoding, delimiter, system } }: { of: Import }) {
  const t = useTexts(importsTexts);
  const tFiles = useTexts(uiTexts);
  const facts: [string, string][] = [
    [t('import.file_name'), file],
    [t('import.file_size'), `${fileSize(bytes, tFiles)}, ${t('import.rows', { count: rows })}`],
    [t('import.file_written'), `${encoding}, ${t(DELIMITER_TEXTS[delimiter])}`],
  ];
  if (system !== null) facts.push([t('import.file_from'), t('import.looks_like', { system })]);
  return (
    <Card as="section" title={t('import.file')} pad>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-s4 gap-y-s2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** How many rows would be imported, and what of the others. */
export function WhatWillHappen({ check, isChecking }: { check: Import['check']; isChecking: boolean }) {
  const t = useTexts(importsTexts);
  const lines = [
    { count: check.ready, text: t('import.new_people'), tone: '' },
    { count: check.known, text: t('import.known_people'), tone: '' },
    { count: check.same_phone, text: t('import.same_phone'), tone: 'text-warning' },
    { count: check.refused, text: t('import.refused_rows'), tone: 'text-danger' },
  ].filter(({ count }, at) => at === 0 || count > 0);
  return (
    <Card as="section" title={t('import.what_happens')}>
      <ul aria-live="polite" aria-busy={isChecking} className={cx('divide-y divide-line', isChecking && 'opacity-60')}>
        {lines.map(({ count, text, tone }) => (
          <li key={text} className="flex gap-s4 px-s4 py-s3 text-sm">
            <strong className={cx('min-w-12 text-end tabular-nums', tone)}>{count}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-s4 py-s3 text-sm text-ink-2">{t('import.nobody_told')}</p>
    </Card>
  );
}
