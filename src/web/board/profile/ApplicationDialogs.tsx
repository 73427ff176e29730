import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { ScoringDialog } from '../scoring/ScoringDialog.tsx';
import { createApplicationClient, useLiveApplication } from './application-data.ts';
import type { BoardNeighbours } from './board-neighbours.ts';
import { type MessageAbout, ProfileDialog } from './ProfileDialog.tsx';

/** What of an application is open, as the address says it. */
export type OpenedApplication = {
  id: number;
  scorer: Scorer | null;
  open: (id: number, scorer?: Scorer) => void;
  close: () => void;
};

type ApplicationDialogsProps = {
  opened: OpenedApplication;
  neighbours: BoardNeighbours;
  /** The place to write to the candidate, which belongs to a later part of the product. */
  messaging: (about: MessageAbout) => ReactNode;
};

/** What opens on top of the board: the profile of an application, its scores, or these above that. */
export function ApplicationDialogs({ opened, neighbours, messaging }: ApplicationDialogsProps) {
  const { id, scorer, open, close } = opened;
  const [client] = useState(createApplicationClient);
  // Whoever opened the scores from the profile comes back to it.
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
          messaging={messaging}
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
