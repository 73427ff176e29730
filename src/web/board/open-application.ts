import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { SCORERS, type Scorer } from '#shared/board/scoring.values.ts';

const FROM_BOARD = { fromBoard: true };

/**
 * The application that is open on top of the board is part of the address, so it has its own link and Back closes it.
 */
export function useOpenApplication() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = Number(params.get('application')) || null;
  const scorer = params.get('scoring');

  /** Another application in the same dialog takes the place of the one before it in the history. */
  const open = useCallback(
    (applicationId: number, scoring?: Scorer) => {
      const next = new URLSearchParams(window.location.search);
      const isOpen = next.has('application');
      next.set('application', String(applicationId));
      if (scoring) next.set('scoring', scoring);
      else next.delete('scoring');
      navigate(`?${next}`, { replace: isOpen, preventScrollReset: true, state: isOpen ? state : FROM_BOARD });
    },
    [navigate, state],
  );

  const close = useCallback(() => {
    // Back has closed it already, and the page is about to show that: one more step would leave the board.
    if (!new URLSearchParams(window.location.search).has('application')) return;
    // If it was opened from the board, the previous history entry is the board.
    if ((state as typeof FROM_BOARD | null)?.fromBoard) return void navigate(-1);
    const next = new URLSearchParams(window.location.search);
    next.delete('application');
    next.delete('scoring');
    navigate(`?${next}`, { replace: true, preventScrollReset: true });
  }, [navigate, state]);

  return {
    id,
    scorer: SCORERS.find((known) => known === scorer) ?? null,
    open,
    close,
  };
}
export type OpenApplication = ReturnType<typeof useOpenApplication>;
