import { useEffect, useRef, useState } from 'react';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { ScoringDialog } from '../scoring/ScoringDialog.tsx';
import { createApplicationClient, useLiveApplication } from './application-data.ts';
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
  const [client] = useState(createApplicationClient);
  // Scores opened from the profile return to it when they are closed.
  const isUnder = useRef(false);
  useEffect(() => {
    if (scorer === null) isUnder.current = true;
  }, [scorer]);
  useLiveApplication(client);
  const hasProfile = scorer === null || isUnder.current;
  return (
    <>
      {hasProfile && (
        <ProfileDialog
          client={client}
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
          client={client}
          id={id}
          scorer={scorer}
          onSwitch={(next) => open(id, next)}
          onClose={() => (hasProfile ? open(id) : close())}
        />
      )}
    </>
  );
}
