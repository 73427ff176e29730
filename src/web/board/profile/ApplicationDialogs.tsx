import { useEffect, useRef } from 'react';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { ScoringDialog } from '../scoring/ScoringDialog.tsx';
import type { BoardNeighbours } from './board-neighbours.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import type { ProfileSlots } from './profile-slots.ts';

/** Which part of an application is open, according to the address. */
export type OpenedApplication = {
  id: number;
  scorer: Scorer | null;
  open: (id: number, scorer?: Scorer) => void;
  close: () => void;
};

type ApplicationDialogsProps = {
  opened: OpenedApplication;
  neighbours: BoardNeighbours;
  slots: ProfileSlots;
};

/** What opens on top of the board: an application's profile, its scores, or the scores above the profile. */
export function ApplicationDialogs({ opened, neighbours, slots }: ApplicationDialogsProps) {
  const { id, scorer, open, close } = opened;
  // Scores opened from the profile return to it when they are closed.
  const isUnder = useRef(false);
  useEffect(() => {
    if (scorer === null) isUnder.current = true;
  }, [scorer]);
  const hasProfile = scorer === null || isUnder.current;
  return (
    <>
      {hasProfile && (
        <ProfileDialog
          id={id}
          neighbours={neighbours}
          slots={slots}
          isCovered={scorer !== null}
          onOpen={open}
          onClose={close}
        />
      )}
      {scorer !== null && (
        <ScoringDialog
          id={id}
          scorer={scorer}
          onSwitch={(next) => open(id, next)}
          onClose={() => (hasProfile ? open(id) : close())}
        />
      )}
    </>
  );
}
