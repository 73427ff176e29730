import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { TickBox } from '#web/ui/TickBox.tsx';
import { useBoardTools } from '../board-context.ts';
import { toggleSelected } from '../board-ui.ts';

type SelectBoxProps = { card: ApplicationCard; name: string; isSelected: boolean; tabIndex: number };

/**
 * The checkbox that selects a card. It replaces the picture on hover and focus, and on all cards while some are
 * selected, so that touch users can reach it too. While invisible it ignores clicks.
 */
export function SelectBox({ card, name, isSelected, tabIndex }: SelectBoxProps) {
  const t = useTexts(boardTexts);
  const { ui, press } = useBoardTools();
  return (
    <label
      className={cx(
        'absolute start-2 top-2 z-1 grid size-11 cursor-pointer place-items-center rounded-r1',
        'pointer-events-none opacity-0 has-focus-visible:pointer-events-auto has-focus-visible:opacity-100',
        'group-hover/card:pointer-events-auto group-hover/card:opacity-100 in-data-choosing:pointer-events-auto in-data-choosing:opacity-100',
        isSelected ? 'bg-accent-soft' : card.candidate_deleted ? 'bg-paper' : 'bg-surface',
      )}
    >
      <TickBox
        checked={isSelected}
        tabIndex={tabIndex}
        aria-label={t('board.select_named', { name })}
        // With Shift, all cards up to this one are selected, as with a click on the card.
        onClick={(event) => event.shiftKey && press(card, event)}
        onChange={({ nativeEvent }) => {
          if (!(nativeEvent as MouseEvent).shiftKey) toggleSelected(ui, card.id);
        }}
      />
    </label>
  );
}
