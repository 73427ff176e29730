import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { planningTexts } from '#shared/interviews/interviews.texts.ts';
import { clockText } from '#shared/interviews/wall-clock.ts';
import { addDays } from '#shared/interviews/zones.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { TimeWords } from '../useTimeWords.ts';
import type { BusyWords } from './useBusyWords.ts';
import type { Times } from './useTimes.ts';
import { HATCHED } from './WeekGrid.tsx';

type DayTimesProps = { times: Times; words: TimeWords; busyWords: BusyWords };

/** The half hours of one day, as buttons that are large enough for touch. */
export function DayTimes({ times, words, busyWords }: DayTimesProps) {
  const t = useTexts(planningTexts);
  const [column] = times.columns;
  if (!column) return null;
  const { day, cells } = column;
  const next = times.columns[1]?.day ?? addDays(day, 1);
  return (
    <section aria-label={words.fullDay(day)} className="grid gap-s3">
      <div className="flex items-center justify-between gap-s2">
        <IconButton
          icon={ArrowLeft}
          flip
          variant="line"
          label={t('planning.day_before')}
          disabled={times.isFirst}
          onClick={times.showDayBefore}
        />
        <p role="status" className="text-center font-semibold">
          {words.fullDay(day)}
        </p>
        <IconButton
          icon={ArrowRight}
          flip
          variant="line"
          label={t('planning.day_after')}
          onClick={() => times.showDay(next)}
        />
      </div>
      <ul className="grid grid-cols-2 gap-s2">
        {cells.map(({ minutes, at }, row) => {
          if (at === null) return null;
          const start = times.chosenAt(at);
          const isStart = start === at;
          const isPast = Date.parse(at) <= times.earliest;
          const busy = busyWords(at);
          const spot = { column: 0, row };
          return (
            <li key={minutes}>
              <button
                type="button"
                aria-pressed={isStart}
                disabled={isPast || (start !== undefined && !isStart)}
                onClick={() => times.paint(times.starts, spot, spot, isStart)}
                style={busy && !start && !isPast ? HATCHED : undefined}
                className={cx(
                  'flex min-h-11 w-full items-center gap-s2 rounded-r2 border px-s3 text-start text-sm font-semibold tabular-nums disabled:text-ink-3',
                  isStart ? 'border-transparent bg-accent text-on-accent' : 'border-line-strong bg-surface',
                  start && !isStart && 'bg-accent-soft',
                  isPast && 'bg-wash',
                )}
              >
                <span className={cx(busy && !start && !isPast && 'rounded-r1 bg-surface px-1')}>
                  {clockText(minutes)}
                </span>
                {isStart && <Icon of={Check} size="sm" className="ms-auto" />}
                {busy && !start && !isPast && (
                  <span className="min-w-0 truncate rounded-r1 bg-surface px-1 text-xs font-normal text-ink-2">
                    {busy}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
