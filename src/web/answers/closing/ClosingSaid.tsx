import type { Closing } from '#shared/answers/closing.contract.ts';
import { closingTexts } from '#shared/answers/closing.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useColumnName } from '#web/board/useColumnName.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';

/** What was sent to how many, by whom and when, and who was left open with which reason. */
export function ClosingSaid({ closing: { closed_at, closed_by, groups } }: { closing: Closing }) {
  const t = useTexts(closingTexts);
  const date = dayInWords(useTexts(timeTexts), closed_at);
  const columnName = useColumnName();
  return (
    <div className="grid gap-s3">
      <p className="text-sm text-ink-2">
        {closed_by === null ? t('closing.by_nobody', { date }) : t('closing.by', { name: closed_by, date })}
      </p>
      <ul className="divide-y divide-line rounded-r2 border border-line">
        {groups.map(({ column, people, told, template, to_column, leave_reason }) => (
          <li key={column} className="grid gap-0.5 px-s3 py-s2">
            <p className="flex flex-wrap justify-between gap-x-s3 font-semibold">
              <bdi>{columnName({ name: column })}</bdi>
              <span className="text-sm font-normal text-ink-2">{t('closing.people', { count: people })}</span>
            </p>
            <p className="text-sm wrap-anywhere text-ink-2">
              {leave_reason !== null
                ? t('closing.left_because', { reason: leave_reason })
                : template === null
                  ? t('closing.sent_own', { told, people })
                  : t('closing.sent_template', { template, told, people })}
              {to_column !== null && <> · {t('closing.moved_to', { column: columnName({ name: to_column }) })}</>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
