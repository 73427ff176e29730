import { cx } from './cx.ts';

const TONES = {
  neutral: 'bg-wash text-ink-2',
  soft: 'bg-accent-soft text-accent-strong',
  accent: 'bg-accent text-on-accent',
} as const;

type CountProps = {
  value: number;
  tone?: keyof typeof TONES;
  label?: string;
  /** The full text for screen readers, instead of the number. */
  said?: string;
  className?: string;
};

/** A number in a pill: unread messages, entries of a tab. `label` says what is counted. */
export function Count({ value, tone = 'neutral', label, said, className }: CountProps) {
  return (
    <span
      className={cx(
        // Without a position of its own, the hidden text would stand in the page and make it longer than its lists.
        'relative inline-block min-w-5.5 rounded-round px-1.75 text-center text-xs leading-5 font-bold tabular-nums',
        TONES[tone],
        className,
      )}
    >
      <span aria-hidden={said !== undefined || undefined}>{value}</span>
      {said && <span className="sr-only">{said}</span>}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  );
}
