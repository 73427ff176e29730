import { cx } from './cx.ts';

type ProgressBarProps = {
  percent: number;
  /** The name of what progresses, for screen readers. */
  label: string;
  /** Said instead of the bare percentage, such as “Step 2 of 8”. */
  valueText?: string;
  thin?: boolean;
  className?: string;
};

export function ProgressBar({ percent, label, valueText, thin, className }: ProgressBarProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className={cx('overflow-hidden rounded-round bg-ink/10', thin ? 'h-1' : 'h-1.5', className)}
    >
      <div
        className="h-full rounded-round bg-accent transition-[inline-size] forced-colors:bg-[Highlight]"
        style={{ inlineSize: `${value}%` }}
      />
    </div>
  );
}
