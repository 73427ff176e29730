import { cx } from './cx.ts';

/** A number on the shape of a small doorway. */
export function StepNumber({ value, className }: { value: number; className?: string }) {
  return (
    <span
      className={cx(
        'arch inline-grid h-9.5 w-8 flex-none place-items-center bg-accent-soft font-bold text-accent-strong tabular-nums',
        className,
      )}
    >
      {value}
    </span>
  );
}
