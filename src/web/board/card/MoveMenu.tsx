import { Check, ListOrdered, SquareCheck, SquareX } from 'lucide-react';
import { useRef } from 'react';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, Popover } from 'react-aria-components';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from '#web/ui/AriaLocale.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { MenuAction } from '#web/ui/Menu.tsx';
import { LIST, OPTION, POPOVER } from '#web/ui/popover-look.ts';
import { useBoard, useBoardTools } from '../board-context.ts';
import { toggleSelected } from '../board-ui.ts';
import { useStore } from '../small-store.ts';
import { useColumnName } from '../useColumnName.ts';
import { cardName } from './card-name.ts';

/** The number of columns that can be chosen by a number key. */
const NUMBERED = 9;
const ITEM = cx(OPTION, 'cursor-pointer text-sm');

type MoveMenuProps = {
  onMove: (cardId: number, groupId: number) => void;
  onChoosePlace: (cardId: number) => void;
  /** Entries that other features bring. */
  actions?: ((card: ApplicationCard) => readonly MenuAction[]) | undefined;
};

/** The menu of a card. There is one for the board: a menu for each of thousands would cost more than the cards. */
export function MoveMenu({ onMove, onChoosePlace, actions }: MoveMenuProps) {
  const t = useTexts(boardTexts);
  const { ui } = useBoardTools();
  const { board } = useBoard();
  const columnName = useColumnName();
  const menu = useStore(ui, (state) => state.menu);
  const isSelected = useStore(ui, (state) => state.menu !== null && state.selected.has(state.menu.card.id));
  const trigger = useRef<HTMLElement>(null);
  trigger.current = menu?.button ?? null;
  if (!menu) return null;
  const { card } = menu;
  const name = cardName(card, t);
  const close = () => ui.set({ menu: null });
  const then = (act: (cardId: number) => void) => {
    close();
    act(card.id);
  };
  const move = (groupId: number) => then((id) => onMove(id, groupId));
  return (
    <AriaLocale>
      <Popover
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        triggerRef={trigger}
        aria-label={t('board.card_menu', { name })}
        placement="bottom end"
        offset={4}
        className={cx(POPOVER, 'min-w-54')}
      >
        {/* Handles number keys before the menu's own search by typing does. */}
        <div
          onKeyDownCapture={(event) => {
            const group = /^[1-9]$/.test(event.key) ? board.groups[Number(event.key) - 1] : undefined;
            if (!group) return;
            event.preventDefault();
            event.stopPropagation();
            move(group.id);
          }}
        >
          <AriaMenu
            aria-label={t('board.card_menu', { name })}
            autoFocus="first"
            onClose={close}
            className={cx(LIST, 'shadow-none!')}
          >
            <MenuSection selectionMode="single" selectedKeys={[String(card.group_id)]}>
              <Header className="px-2.5 pt-1.5 pb-1 text-xs font-semibold text-ink-3">{t('board.move_to')}</Header>
              {board.groups.map((group, index) => (
                <MenuItem
                  key={group.id}
                  id={String(group.id)}
                  textValue={columnName(group)}
                  onAction={() => move(group.id)}
                  className={cx(ITEM, 'data-[selected]:bg-transparent data-[selected]:text-ink')}
                >
                  {({ isSelected: isHere }) => (
                    <>
                      <span className="grid size-4 flex-none place-items-center text-ink-3">
                        {isHere && <Icon of={Check} size="sm" />}
                      </span>
                      <span className="min-w-0 flex-1 truncate">
                        <bdi>{columnName(group)}</bdi>
                      </span>
                      <span className="text-ink-2 tabular-nums">{group.count}</span>
                      <span
                        aria-hidden="true"
                        className={cx(
                          'grid h-4.5 min-w-4.5 place-items-center rounded-[4px] border border-line-strong px-1 text-xs leading-none',
                          index >= NUMBERED && 'invisible',
                        )}
                      >
                        {index + 1}
                      </span>
                    </>
                  )}
                </MenuItem>
              ))}
            </MenuSection>
            <MenuSection className="mt-1 border-t border-line pt-1">
              <MenuItem id="place" className={ITEM} onAction={() => then(onChoosePlace)}>
                <Icon of={ListOrdered} size="sm" className="text-ink-3" />
                {t('board.choose_place')}
              </MenuItem>
              <MenuItem id="select" className={ITEM} onAction={() => then((id) => toggleSelected(ui, id))}>
                <Icon of={isSelected ? SquareX : SquareCheck} size="sm" className="text-ink-3" />
                {t(isSelected ? 'board.unselect_card' : 'board.select_card')}
              </MenuItem>
              {actions?.(card).map(({ id, label, icon, onAction }) => (
                <MenuItem key={id} id={id} className={ITEM} textValue={label} onAction={() => then(() => onAction?.())}>
                  {icon && <Icon of={icon} size="sm" className="text-ink-3" />}
                  {label}
                </MenuItem>
              ))}
            </MenuSection>
          </AriaMenu>
        </div>
      </Popover>
    </AriaLocale>
  );
}
