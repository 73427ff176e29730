import { Check } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';

type StepDotProps = { number: number; state: 'done' | 'current' | 'ahead'; className?: string };

const LOOKS = {
  done: 'border-accent bg-accent text-on-accent',
  current: 'border-accent bg-accent-soft text-accent-strong',
  ahead: 'border-control text-ink-2',
} as const;

/** The number of a step in a circle, or a tick once the step is done. */
export function StepDot({ number, state, className }: StepDotProps) {
  return (
    <span
      className={cx(
        'relative grid size-7 flex-none place-items-center rounded-round border-[1.5px] text-xs font-bold tabular-nums',
        LOOKS[state],
        className,
      )}
    >
      {state === 'done' ? <Icon of={Check} size="sm" /> : number}
    </span>
  );
}
