import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import type { BoardMove } from '#web/board/moves.ts';
import { createStore, type Store, useStore } from '#web/board/small-store.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePreloaded } from '#web/ui/usePreloaded.ts';
import { MoveOffer } from './MoveOffer.tsx';
import type { Offer } from './OfferDialog.tsx';
import { templatesOf } from './offered-templates.ts';
import type { OnSent } from './useTakeBack.ts';

const loadOfferDialog = () => import('./OfferDialog.tsx').then(({ OfferDialog }) => OfferDialog);

type Offers = { offer: Offer | null; written: Offer | null; isBusy: boolean };

/**
 * After a move into a column with a template, offers to write to the moved applicants, until it is answered. The offer
 * is stored outside of React state, so that the board does not render again.
 */
export function useTemplateOffer(onSent: OnSent): { afterMove: (move: BoardMove) => void; offer: ReactNode } {
  const [offers] = useState(() => createStore<Offers>({ offer: null, written: null, isBusy: false }));
  // Moves are handled one after the other, because the templates of a later move could arrive before those of an
  // earlier one.
  const earlier = useRef(Promise.resolve());
  const afterMove = useCallback(
    (move: BoardMove) => {
      withdrawOffer(offers, move);
      earlier.current = earlier.current.then(() => offerFor(offers, move));
    },
    [offers],
  );
  return { afterMove, offer: <OfferOutlet offers={offers} onSent={onSent} /> };
}

function OfferOutlet({ offers, onSent }: { offers: Store<Offers>; onSent: OnSent }) {
  const t = useTexts(templatesTexts);
  const { offer, written, isBusy } = useStore(offers, (state) => state);
  const OfferDialog = usePreloaded(loadOfferDialog, written !== null);

  async function write({ cards, group, templates }: Offer) {
    offers.set({ isBusy: true });
    const theirs = await templatesOf(
      group.id,
      cards.map(({ id }) => id),
    );
    const isReady = theirs.templates.length > 0;
    const ready = { cards, group, templates: isReady ? theirs.templates : templates, values: theirs.values };
    offers.set({ isBusy: false, offer: null, written: ready });
  }
  const [first] = offer?.cards ?? [];
  return (
    <>
      {offer && first && (
        <MoveOffer
          question={
            offer.cards.length === 1
              ? t('templates.tell', { name: first.candidate.user.name })
              : t('templates.tell_several', { count: offer.cards.length })
          }
          isBusy={isBusy}
          // Placed above the bar for selected cards.
          className="md:bottom-19"
          onWrite={() => void write(offer)}
          onClose={() => offers.set({ offer: null })}
        />
      )}
      {written && OfferDialog && (
        <OfferDialog offer={written} onSent={onSent} onClose={() => offers.set({ written: null })} />
      )}
    </>
  );
}

/** Applicants who were moved again, or back, are removed from the offer. */
function withdrawOffer(offers: Store<Offers>, { cards }: BoardMove): void {
  const { offer } = offers.get();
  if (offer) offers.set({ offer: withoutCards(offer, new Set(cards.map(({ id }) => id))) });
}

/** Applicants moved one after the other into the same column share one offer. */
async function offerFor(offers: Store<Offers>, move: BoardMove): Promise<void> {
  const { cards, group, isUndo, isTold } = move;
  withdrawOffer(offers, move);
  const moved = cards.filter((card) => !card.candidate_deleted && card.group_id !== group.id);
  if (isUndo || isTold || moved.length === 0) return;
  const { templates } = await templatesOf(group.id, []);
  if (templates.length > 0)
    offers.set({ offer: joined(offers.get().offer, { cards: moved, group, templates, values: {} }) });
}

function withoutCards(offer: Offer, gone: ReadonlySet<number>): Offer | null {
  const cards = offer.cards.filter(({ id }) => !gone.has(id));
  return cards.length > 0 ? { ...offer, cards } : null;
}

function joined(before: Offer | null, now: Offer): Offer {
  if (before?.group.id !== now.group.id) return now;
  const here = new Set(now.cards.map(({ id }) => id));
  const cards: ApplicationCard[] = [...before.cards.filter(({ id }) => !here.has(id)), ...now.cards];
  return { ...now, cards };
}
