import { useEffect, useRef, useState } from 'react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { takeMessageBack } from '#shared/messenger/messenger.contract.ts';
import type { TakeBackResult } from '#shared/messenger/messenger.values.ts';
import { rejectTexts } from '#shared/messenger/reject.texts.ts';
import type { BoardMove } from '#web/board/moves.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';

export type OnSent = (applicationIds: readonly number[], clientId: string) => void;

/** Undoing a move also takes back the message sent with it. If it was already read or mailed, a toast says so. */
export function useTakeBack(): { onSent: OnSent; afterMove: (move: BoardMove) => void } {
  const t = useTexts(rejectTexts);
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  }, [t]);
  const [tools] = useState(() => {
    /** The client id of the message that was sent with the last move, by application. */
    const letters = new Map<number, string>();

    async function takeBack(written: readonly (readonly [ApplicationCard, string])[]) {
      let taken = 0;
      for (const [card, clientId] of written) {
        const result = await ask(card.id, clientId);
        const { name } = card.candidate.user;
        if (result === 'taken_back') taken += 1;
        else showToast({ type: 'warning', title: texts.current(`reject.kept_${result}`, { name }), duration: 'stay' });
      }
      if (taken > 0) showToast({ type: 'success', title: texts.current('reject.taken_back', { count: taken }) });
    }

    return {
      onSent: (applicationIds: readonly number[], clientId: string) => {
        for (const id of applicationIds) letters.set(id, clientId);
      },
      afterMove: ({ cards, isUndo }: BoardMove) => {
        const written = cards.flatMap((card) => {
          const clientId = letters.get(card.id);
          return clientId === undefined ? [] : [[card, clientId] as const];
        });
        // After any further move the message is no longer tied to the move; only an undo takes it back.
        for (const [{ id }] of written) letters.delete(id);
        if (isUndo) void takeBack(written);
      },
    };
  });
  return tools;
}

async function ask(applicationId: number, clientId: string): Promise<TakeBackResult | 'failed'> {
  try {
    return (await call(takeMessageBack, { application_id: applicationId, client_id: clientId })).result;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return 'failed';
  }
}
