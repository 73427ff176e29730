import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { planningTexts } from '#shared/interviews/interviews.texts.ts';
import { clockText } from '#shared/interviews/wall-clock.ts';
import { direction } from '#shared/kernel/languages.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import type { TimeWords } from '../useTimeWords.ts';
import type { Cell, Spot } from './time-grid.ts';
import type { BusyWords } from './useBusyWords.ts';
import type { Times, Way } from './useTimes.ts';

type WeekGridProps = { times: Times; way: Way; words: TimeWords; busyWords: BusyWords };

/** A stroke that is being painted: where it began, what was chosen before, and whether it takes times away. */
type Stroke = { from: Spot; before: readonly string[]; isTakingAway: boolean };

/** Days side by side, half hours below each other. Painted with the mouse, tapped, or reached by the arrow keys. */
export function WeekGrid({ times, way, words, busyWords }: WeekGridProps) {
  const t = useTexts(planningTexts);
  const { columns, starts } = times;
  const isRightToLeft = direction(useLocale()) === 'rtl';
  const box = useRef<HTMLFieldSetElement>(null);
  const [active, setActive] = useState<Spot>({ column: 0, row: 0 });
  const stroke = useRef<Stroke | null>(null);
  const isMouse = useRef(false);
  const rows = columns[0]?.cells ?? [];
  // The active cell may be outside the grid if fewer days or hours are shown than before.
  const at: Spot = {
    column: Math.min(active.column, columns.length - 1),
    row: Math.min(active.row, rows.length - 1),
  };
  const cellAt = ({ column, row }: Spot) => columns[column]?.cells[row];
  const isChosen = (spot: Spot) => {
    const moment = cellAt(spot)?.at;
    return Boolean(moment && times.chosenAt(moment));
  };

  useEffect(() => {
    const end = () => {
      stroke.current = null;
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  function begin(spot: Spot, isTakingAway = isChosen(spot)) {
    stroke.current = { from: spot, before: starts, isTakingAway };
  }
  function extend(to: Spot) {
    if (stroke.current) times.paint(stroke.current.before, stroke.current.from, to, stroke.current.isTakingAway);
  }
  function toggle(spot: Spot) {
    times.paint(starts, spot, spot, isChosen(spot));
  }
  function go(to: Spot) {
    setActive(to);
    box.current?.querySelector<HTMLElement>(`[data-spot="${to.column}-${to.row}"]`)?.focus();
  }
  function pressKey(event: KeyboardEvent) {
    const aside = isRightToLeft ? -1 : 1;
    const steps: Record<string, [number, number]> = {
      ArrowDown: [0, 1],
      ArrowUp: [0, -1],
      ArrowRight: [aside, 0],
      ArrowLeft: [-aside, 0],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const to = { column: at.column + step[0], row: at.row + step[1] };
    if (!cellAt(to)) return;
    if (event.shiftKey) {
      if (!stroke.current) begin(at, false);
      extend(to);
    } else stroke.current = null;
    go(to);
  }

  return (
    <fieldset
      ref={box}
      aria-label={t('planning.times')}
      className="m-0 grid min-w-0 border-0 p-0 text-xs select-none"
      style={{ gridTemplateColumns: `48px repeat(${columns.length}, minmax(0, 1fr))` }}
      onKeyDown={pressKey}
      onKeyUp={({ key }) => {
        if (key === 'Shift') stroke.current = null;
      }}
    >
      {columns.map(({ day }, index) => (
        // Each button names its day and its time.
        <span key={day} aria-hidden="true" className={cx('pb-s2 text-center text-ink-2', index === 0 && 'col-start-2')}>
          <b className={cx('block text-sm', day === times.today ? 'text-accent-strong' : 'text-ink')}>
            {words.weekdayShort(day)} {words.dayOfMonth(day)}
          </b>
          {words.nearOrMonth(day)}
        </span>
      ))}
      {rows.map(({ minutes }, row) => (
        <Fragment key={minutes}>
          <span
            aria-hidden="true"
            className={cx('-translate-y-2 pe-s2 text-end text-ink-3 tabular-nums', row % 2 === 1 && 'invisible')}
          >
            {clockText(minutes)}
          </span>
          {columns.map(({ day, cells }, column) => {
            const cell = cells[row] as Cell;
            const spot = { column, row };
            const isActive = at.column === column && at.row === row;
            const look = lookOf(cell, cells[row - 1], times, busyWords);
            const state = look.isPast
              ? t('planning.past')
              : look.start
                ? t(way === 'offer' ? 'planning.is_offered' : 'planning.is_fixed')
                : look.busy
                  ? t('planning.busy', { names: look.busy })
                  : t('planning.free');
            return (
              <button
                key={day}
                type="button"
                data-spot={`${column}-${row}`}
                tabIndex={isActive ? 0 : -1}
                aria-pressed={Boolean(look.start)}
                aria-disabled={look.isPast || undefined}
                aria-label={t('planning.cell', { day: words.shortDay(day), time: clockText(minutes), state })}
                onFocus={() => setActive(spot)}
                onPointerDown={(event) => {
                  isMouse.current = event.pointerType === 'mouse';
                  if (!isMouse.current || event.button !== 0 || look.isPast) return;
                  begin(spot);
                  extend(spot);
                }}
                onPointerEnter={({ buttons }) => buttons === 1 && isMouse.current && extend(spot)}
                onClick={({ detail }) => {
                  // The mouse has painted on pointerdown already. Touch and the keyboard choose by this click.
                  if (!look.isPast && (detail === 0 || !isMouse.current)) toggle(spot);
                }}
                style={look.busy && !look.start && !look.isPast ? HATCHED : undefined}
                className={cx(
                  'relative block h-6 overflow-hidden border-s border-line px-1.5 text-start pointer-coarse:h-9 focus-visible:z-1 focus-visible:shadow-focus-inset',
                  row % 2 === 0 && 'border-t',
                  column === columns.length - 1 && 'border-e',
                  row === rows.length - 1 && 'border-b',
                  look.isPast && 'cursor-not-allowed bg-wash',
                  look.start && 'border-t-accent bg-accent font-semibold text-on-accent hover:bg-accent-strong',
                  look.isStart && 'rounded-t-[5px] border-t border-t-surface!',
                  look.isEnd && 'rounded-b-[5px]',
                  !look.start && !look.isPast && 'cursor-pointer bg-surface hover:bg-accent-soft',
                )}
              >
                {look.isStart && <span className="tabular-nums">{clockText(minutes)}</span>}
                {look.label && (
                  <span className="mt-0.5 inline-block max-w-full truncate rounded-[3px] bg-surface px-0.75 leading-4 text-ink-2">
                    <bdi>{look.label}</bdi>
                  </span>
                )}
              </button>
            );
          })}
        </Fragment>
      ))}
    </fieldset>
  );
}

/** Busy times are hatched, so that they differ from what is past by more than the colour. */
export const HATCHED = {
  background:
    'repeating-linear-gradient(-45deg, color-mix(in oklab, var(--ink) 17%, var(--surface)) 0 1px, color-mix(in oklab, var(--ink) 4%, var(--surface)) 1px 5.657px)',
} as const;

type Look = {
  start: string | undefined;
  isStart: boolean;
  isEnd: boolean;
  isPast: boolean;
  busy: string | null;
  label: string | null;
};

function lookOf({ at }: Cell, above: Cell | undefined, times: Times, busyWords: BusyWords): Look {
  if (at === null) return { start: undefined, isStart: false, isEnd: false, isPast: true, busy: null, label: null };
  const start = times.chosenAt(at);
  const next = new Date(Date.parse(at) + 30 * 60_000).toISOString();
  const isPast = Date.parse(at) <= times.earliest;
  const busy = isPast ? null : busyWords(at);
  const before = above?.at && !times.chosenAt(above.at) ? busyWords(above.at) : null;
  return {
    start,
    isStart: start === at,
    isEnd: start !== undefined && times.chosenAt(next) !== start,
    isPast,
    busy,
    label: busy && !start && busy !== before ? busy : null,
  };
}
