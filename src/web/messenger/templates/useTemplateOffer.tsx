import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { listTemplates } from '#shared/messenger/templates.contract.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import type { BoardMove } from '#web/board/moves.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { dismissToast, showToast } from '#web/ui/toasts.ts';
import type { Offer } from './OfferDialog.tsx';

const OfferDialog = lazy(async () => {
  const { OfferDialog } = await import('./OfferDialog.tsx');
  return { default: OfferDialog };
});

const OFFERED_MS = 12_000;

/** After a move into a column that has a template, offers to write to whoever was moved. */
export function useTemplateOffer(): { afterMove: (move: BoardMove) => void; dialog: ReactNode } {
  const t = useTexts(templatesTexts);
  const [offer, setOffer] = useState<Offer | null>(null);
  const toast = useRef(0);
  const latest = useRef(0);

  const afterMove = useCallback(
    async ({ cards, group, isUndo }: BoardMove) => {
      // What was offered was about a move that another one has followed, or undone.
      dismissToast(toast.current);
      latest.current += 1;
      const number = latest.current;
      const moved = cards.filter((card) => !card.candidate_deleted && card.group_id !== group.id);
      const [first] = moved;
      if (isUndo || !first) return;
      // Not offered where they cannot be loaded: nobody has asked for them.
      const { templates } = await call(listTemplates, {}).catch(() => ({ templates: [] }));
      const offered = templates.filter(({ group_id }) => group_id === group.id);
      if (offered.length === 0 || number !== latest.current) return;
      const title =
        moved.length === 1
          ? t('templates.tell', { name: first.candidate.user.name })
          : t('templates.tell_several', { count: moved.length });
      const onAction = () => setOffer({ cards: moved, group, templates: offered });
      toast.current = showToast({
        type: 'info',
        title,
        action: { label: t('templates.write'), onAction },
        duration: OFFERED_MS,
      });
    },
    [t],
  );

  const dialog = offer && (
    <Suspense>
      <OfferDialog offer={offer} onClose={() => setOffer(null)} />
    </Suspense>
  );
  return { afterMove: (move) => void afterMove(move), dialog };
}
