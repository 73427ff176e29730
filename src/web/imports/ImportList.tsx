import type { ImportSummary } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import type { ImportState } from '#shared/imports/imports.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';

const TONES: Record<ImportState, BadgeTone> = {
  checked: 'neutral',
  running: 'info',
  done: 'success',
  stopped: 'warning',
  failed: 'danger',
};

/** Earlier imports of the company, newest first. */
export function ImportList({ imports }: { imports: readonly ImportSummary[] }) {
  const t = useTexts(importsTexts);
  const time = useTexts(timeTexts);
  return (
    <Card as="section" title={t('import.earlier')}>
      <ul className="divide-y divide-line">
        {imports.map(({ id, file, rows, state, created_at, by }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-s4 gap-y-s1 px-s4 py-s3 text-sm">
            <Link to={`/company/import/${id}`} className="min-w-0 font-semibold wrap-anywhere text-accent">
              <bdi>{file}</bdi>
            </Link>
            <span className="text-ink-2">
              {t('import.rows', { count: rows })} · {dayInWords(time, created_at)}
              {by !== null && <bdi> · {t('import.by', { name: by })}</bdi>}
            </span>
            <span className="ms-auto">
              <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
