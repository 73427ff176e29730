import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { type FoldName, useFold } from './EditorFolds.ts';

type FoldProps = {
  fold: FoldName;
  title: string;
  /** The content in short, shown while it is folded. */
  summary: string;
  children: ReactNode;
};

/** A part of a section that phones fold away; wider screens show it without a heading of its own. */
export function EditorFold({ fold, title, summary, hasValue, children }: FoldProps & { hasValue: boolean }) {
  const part = useFold(fold, hasValue);
  return (
    <div className="grid gap-s4">
      <h3 className="rounded-r2 border border-line bg-surface md:hidden">
        <FoldButton part={part} title={title} summary={summary} className="px-3.5" />
      </h3>
      <div id={part.id} className={cx('grid gap-s4', !part.isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </div>
  );
}

/** The header of a card, styled like that of Card. */
export const RAIL_HEAD = 'flex min-h-12 items-center border-b border-line px-s4 py-s2 text-md';

/** A card of the rail; phones show its choice in one line until it is opened. */
export function EditorFoldedCard({ fold, title, summary, id, children }: FoldProps & { id?: string }) {
  const part = useFold(fold);
  return (
    <Card as="section" id={id} className="scroll-mt-30">
      <h2 className={cx(RAIL_HEAD, 'max-md:hidden')}>{title}</h2>
      <h2 className="md:hidden">
        <FoldButton part={part} title={title} summary={summary} className="px-s4" />
      </h2>
      <div id={part.id} className={cx('p-s4', part.isOpen ? 'max-md:border-t max-md:border-line' : 'max-md:hidden')}>
        {children}
      </div>
    </Card>
  );
}

type FoldButtonProps = { part: ReturnType<typeof useFold>; title: string; summary: string; className: string };

function FoldButton({ part: { id, isOpen, hasError, toggle }, title, summary, className }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      // A part with an error cannot be folded.
      aria-disabled={hasError || undefined}
      onClick={toggle}
      className={cx(
        'flex min-h-14 w-full items-center gap-s3 rounded-[inherit] py-s2 text-start leading-snug aria-disabled:cursor-default',
        className,
      )}
    >
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="text-md font-semibold">{title}</span>
        <span className="text-sm font-normal wrap-anywhere text-ink-2">{summary}</span>
      </span>
      <Icon of={ChevronDown} size="sm" className={cx('flex-none text-ink-2', isOpen && 'rotate-180')} />
    </button>
  );
}
