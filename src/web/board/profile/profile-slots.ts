import type { ReactNode } from 'react';
import type { BoardGroup } from '#shared/board/board.contract.ts';
import type { MenuAction } from '#web/ui/Menu.tsx';

/** The application that a message is about. */
export type MessageAbout = {
  applicationId: number;
  name: string;
  photo: string | null;
  profession: string | null;
  job: string;
  isBlind: boolean;
  /** Whether the message panel is open. */
  isOpen: boolean;
  /** The column that the application was just moved to from here, which is a reason to offer a message. */
  movedTo: Pick<BoardGroup, 'id' | 'name'> | null;
  onOpen: () => void;
  onClose: () => void;
};

/** The application that is about to be rejected. */
export type RejectAbout = Pick<MessageAbout, 'applicationId' | 'name' | 'job' | 'isBlind'> & {
  /** Resolves to whether the application is in the last column now. Failures are reported by the move itself. */
  onReject: (reason: string) => Promise<boolean>;
  /** Opens the next applicant; null if there is none. */
  onNext: (() => void) | null;
  onClose: () => void;
};

/** The application that an automatic message may be planned for. Moving its card changes the version. */
export type PlannedAbout = { applicationId: number; version: number; name: string };

/** Parts that another feature provides. */
export type ProfileSlots = {
  messaging: (about: MessageAbout) => ReactNode;
  rejecting: (about: RejectAbout) => ReactNode;
  planned: (about: PlannedAbout) => ReactNode;
  /** What the interviewers think. */
  panel: (applicationId: number) => ReactNode;
  /** Interviews that are planned with them. */
  interviews?: (applicationId: number) => ReactNode;
  /** Further acts: buttons, and entries of the menu on a phone. */
  actions?: (applicationId: number) => readonly MenuAction[];
};
