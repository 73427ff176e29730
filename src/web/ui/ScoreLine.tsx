import type { ReactNode } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from './cx.ts';

const CATEGORIES = {
  Fail: { color: 'var(--score-fail)', text: 'ui.score_fail' },
  Basic: { color: 'var(--score-basic)', text: 'ui.score_basic' },
  Good: { color: 'var(--score-good)', text: 'ui.score_good' },
  'Very Good': { color: 'var(--score-very-good)', text: 'ui.score_very_good' },
  Excellent: { color: 'var(--score-excellent)', text: 'ui.score_excellent' },
  Outstanding: { color: 'var(--score-outstanding)', text: 'ui.score_outstanding' },
} as const;
export type ScoreTone = keyof typeof CATEGORIES;

export function scoreColor(category: ScoreTone): string {
  return CATEGORIES[category].color;
}

/** The text key of the category's word. */
export function scoreText(category: ScoreTone) {
  return CATEGORIES[category].text;
}

type GradeProps = {
  percent: number;
  category: ScoreTone;
  /** Replaces the category's own word and the number. */
  words?: string | undefined;
  className?: string;
};

/** Word and number in the category's colour, without the bar, for tables and lists. */
export function Grade({ percent, category, words, className }: GradeProps) {
  const t = useTexts(uiTexts);
  const { color, text } = CATEGORIES[category];
  return (
    <span
      className={cx('font-semibold whitespace-nowrap', className)}
      // Mixing in some ink keeps small text above a contrast of 4.5 to 1.
      style={{ color: `color-mix(in oklab, ${color} 80%, var(--ink))` }}
    >
      {words ?? (
        <>
          {t(text)} <bdi className="font-[680] tabular-nums">{Math.round(percent)}%</bdi>
        </>
      )}
    </span>
  );
}

/** The overall score as a ring; its word is shown beside it. */
export function ScoreRing({ percent, category }: { percent: number; category: ScoreTone }) {
  const { color } = CATEGORIES[category];
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      className="grid size-26 shrink-0 place-items-center rounded-round max-sm:size-20"
      style={{ background: `conic-gradient(${color} ${value}%, color-mix(in oklab, var(--ink) 10%, transparent) 0)` }}
    >
      <span className="grid size-22 place-items-center rounded-round bg-surface text-lg font-bold tabular-nums max-sm:size-17">
        <bdi>{value}%</bdi>
      </span>
    </div>
  );
}

type ScoreLineProps = {
  label: ReactNode;
  percent: number;
  category: ScoreTone;
  /** Replaces the category's own word and the number. */
  words?: string | undefined;
  /** Opens the details of the score. */
  onOpen?: () => void;
  /** Set if arrow keys and not Tab lead to it. */
  tabIndex?: number;
  /** Truncates the label instead of wrapping it. */
  isOneLine?: boolean;
  className?: string;
};

/** A score as word, number, colour and bar. Colour is never the only signal. */
export function ScoreLine({ label, percent, category, words, onOpen, tabIndex, isOneLine, className }: ScoreLineProps) {
  const { color } = CATEGORIES[category];
  const inside = (
    <>
      <span className={cx('flex justify-between gap-x-s2', !isOneLine && 'flex-wrap')}>
        <span
          title={isOneLine && typeof label === 'string' ? label : undefined}
          className={cx(
            'text-ink-2',
            isOneLine && 'min-w-0 truncate',
            onOpen && 'group-hover:text-ink group-hover:underline underline-offset-3',
          )}
        >
          {label}
        </span>
        <Grade percent={percent} category={category} words={words} className="ms-auto" />
      </span>
      <span
        aria-hidden="true"
        className="mt-1 block h-0.75 overflow-hidden rounded-round"
        style={{ background: `color-mix(in oklab, ${color} 16%, var(--surface))` }}
      >
        <span
          className="block h-full rounded-round forced-colors:bg-[Highlight]!"
          style={{ background: color, inlineSize: `${Math.min(100, Math.max(0, percent))}%` }}
        />
      </span>
    </>
  );
  const shape = cx('group block w-full text-start text-xs leading-4.5', className);
  return onOpen ? (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      tabIndex={tabIndex}
      className={cx(shape, 'rounded-r1 pointer-coarse:min-h-11')}
    >
      {inside}
    </button>
  ) : (
    <div className={shape}>{inside}</div>
  );
}
