import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

type SelectionBarProps = {
  cards: readonly ApplicationCard[];
  onMove: () => void;
  onClear: () => void;
  /** Further actions for the selected cards. */
  actions?: ReactNode;
};

/** The actions for the selected cards, shown while any are selected. */
export function SelectionBar({ cards, onMove, onClear, actions }: SelectionBarProps) {
  const t = useTexts(boardTexts);
  return (
    <section
      aria-label={t('board.selection')}
      className="absolute inset-x-s3 bottom-s4 z-3 mx-auto flex w-fit max-w-[calc(100%-24px)] animate-rise flex-wrap items-center gap-s2 rounded-r2 border border-line-strong bg-raised py-s2 ps-s4 pe-s2 shadow-3 max-md:grid max-md:w-auto max-md:max-w-none max-md:grid-cols-2 max-md:px-s3"
    >
      <span role="status" className="me-s2 text-sm max-md:-order-2 font-semibold tabular-nums">
        {t('board.count_selected', { count: cards.length })}
      </span>
      <Button size="sm" variant="primary" onClick={onMove}>
        {t('board.move_to')}
      </Button>
      {actions}
      {/* On a phone this is beside the number, above the buttons. */}
      <span className="max-md:-order-1 max-md:-me-s1 max-md:justify-self-end">
        <IconButton icon={X} size="sm" label={t('board.clear_selection')} onClick={onClear} />
      </span>
    </section>
  );
}
