import { useState } from 'react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { useBoard } from '../board-context.ts';
import { groupOf, type Place } from '../board-state.ts';
import { cardName } from '../card/card-name.ts';
import { useColumnName } from '../useColumnName.ts';

const TOP = 'top';
const BOTTOM = 'bottom';

type MoveDialogProps = {
  cards: readonly ApplicationCard[];
  onClose: () => void;
  onMove: (place: Place) => void;
  /** The last card of a column, even if it is not loaded yet. */
  lastOf: (groupId: number) => Promise<number | null>;
};

/** Moves cards to any column and, in the manual order, to any place in it. */
export function MoveDialog({ cards, onClose, onMove, lastOf }: MoveDialogProps) {
  const t = useTexts(boardTexts);
  const { board, order } = useBoard();
  const columnName = useColumnName();
  const [first] = cards;
  // The column that holds all selected cards is not offered, except for a single card, which can be moved within it.
  const isSame = cards.every(({ group_id }) => group_id === first?.group_id);
  const isOffered = (id: number) => !isSame || id !== first?.group_id || (cards.length === 1 && order === 'hand');
  const columns = board.groups.filter(({ id }) => isOffered(id));
  const [groupId, setGroupId] = useState(() => startOf(board.groups, columns, first?.group_id));
  const [place, setPlace] = useState(TOP);
  const [isBusy, setBusy] = useState(false);
  const moved = new Set(cards.map(({ id }) => id));
  const others = groupOf(board, groupId)?.applications.filter(({ id }) => !moved.has(id)) ?? [];

  const afterId = async () => {
    if (order !== 'hand' || place === TOP) return null;
    if (place !== BOTTOM) return Number(place);
    setBusy(true);
    return lastOf(groupId).finally(() => setBusy(false));
  };
  const submit = async () => {
    onMove({ groupId, afterId: await afterId() });
    onClose();
  };
  return (
    <FormDialog
      title={
        cards.length === 1
          ? t('board.move_title', { name: first ? cardName(first, t) : '' })
          : t('board.move_title_several', { count: cards.length })
      }
      saveLabel={t('board.move')}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('board.column')}>
        <NativeSelect
          value={groupId}
          onChange={(event) => {
            setGroupId(Number(event.target.value));
            setPlace(TOP);
          }}
          options={columns.map((group) => ({ value: String(group.id), label: columnName(group) }))}
        />
      </Field>
      {order === 'hand' ? (
        <Field label={t('board.place')}>
          <NativeSelect
            value={place}
            onChange={(event) => setPlace(event.target.value)}
            options={[
              { value: TOP, label: t('board.place_top') },
              ...others.map((card) => ({
                value: String(card.id),
                label: t('board.place_after', { name: cardName(card, t) }),
              })),
              { value: BOTTOM, label: t('board.place_bottom') },
            ]}
          />
        </Field>
      ) : (
        <p className="text-sm text-ink-2">{t('board.place_by_order')}</p>
      )}
    </FormDialog>
  );
}

type Groups = readonly { id: number }[];

/** The column of the first card, or else the next column after it, or else the last one. */
function startOf(all: Groups, offered: Groups, standsIn: number | undefined): number {
  const from = all.findIndex(({ id }) => id === standsIn);
  const next = all.slice(Math.max(0, from)).find(({ id }) => offered.some((one) => one.id === id));
  return (next ?? offered.at(-1))?.id ?? 0;
}
