import type { QueryClient } from '@tanstack/react-query';
import { FileX2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useNeighbours } from '#web/applications/neighbours.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useReviewKeys } from '#web/lib/useReviewKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FullScreenDialog } from '#web/ui/FullScreenDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useProfile, useReadAhead } from './application-data.ts';
import type { BoardNeighbours } from './board-neighbours.ts';
import { ProfileBody } from './ProfileBody.tsx';
import { ProfileHead } from './ProfileHead.tsx';

/** Which application a message is about. */
export type MessageAbout = {
  applicationId: number;
  name: string;
  photo: string | null;
  profession: string | null;
  job: string;
  onClose: () => void;
};

type ProfileDialogProps = {
  client: QueryClient;
  id: number;
  neighbours: BoardNeighbours;
  messaging: (about: MessageAbout) => ReactNode;
  /** Something is open above it, and has the keys. */
  isCovered: boolean;
  onOpen: (id: number, scorer?: Scorer) => void;
  onClose: () => void;
};

/** One application on the whole screen; previous and next go through the board without leaving it. */
export function ProfileDialog({ client, id, neighbours, messaging, isCovered, onOpen, onClose }: ProfileDialogProps) {
  const t = useTexts(profileTexts);
  const ui = useTexts(uiTexts);
  const { data: profile, error, refetch } = useProfile(client, id);
  const { previous, next, step, place, total } = useNeighbours(id, neighbours);
  const go = (by: 1 | -1) => {
    const to = step(by);
    if (to !== null) onOpen(to);
  };
  const [messageFor, setMessageFor] = useState<number | null>(null);
  const [showsCv, setShowsCv] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  useReadAhead(client, next);
  useReviewKeys({
    isOff: isCovered,
    inside: top,
    onNext: () => go(1),
    onPrevious: () => go(-1),
  });

  const isMissing = isAppError(error) && error.code === 'not_found';
  useEffect(() => {
    if (error) showToast({ type: 'error', title: t('profile.preview_failed') });
  }, [error, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every applicant is read from the top.
  useEffect(() => {
    top.current?.closest('[data-scroller]')?.scrollTo(0, 0);
  }, [id]);

  const name = profile ? nameOf(profile, t('profile.deleted')) : '';
  const { application } = profile ?? {};
  return (
    <FullScreenDialog open onClose={onClose} label={name || ui('ui.loading')}>
      <div ref={top}>
        <p role="status" className="sr-only">
          {name} {place > 0 && t('profile.place', { place, total })}
        </p>
        {profile ? (
          <>
            <ProfileHead
              client={client}
              profile={profile}
              name={name}
              neighbours={neighbours}
              previous={previous}
              next={next}
              showsCv={showsCv}
              isWriting={messageFor === id}
              onToggleCv={() => setShowsCv(!showsCv)}
              onMessage={() => setMessageFor(messageFor === id ? null : id)}
              onStep={go}
              onClose={onClose}
            />
            <ProfileBody
              // Tabs and what was typed belong to one applicant.
              key={id}
              client={client}
              profile={profile}
              name={name}
              showsCv={showsCv}
              onScoring={(scorer) => onOpen(id, scorer)}
            />
            {messageFor === id &&
              application &&
              profile.message_button &&
              messaging({
                applicationId: application.id,
                name,
                photo: profile.candidate.photo,
                profession: profile.candidate.profession?.name ?? null,
                job: application.job.title,
                onClose: () => setMessageFor(null),
              })}
          </>
        ) : (
          <div className="wrap grid gap-s6 py-s4">
            <div className="flex justify-end">
              <IconButton icon={X} label={ui('ui.close')} onClick={onClose} />
            </div>
            {error ? (
              <EmptyState
                icon={FileX2}
                title={t(isMissing ? 'profile.gone' : 'profile.failed')}
                action={!isMissing && <Button onClick={() => refetch()}>{t('profile.try_again')}</Button>}
              >
                {isMissing ? t('profile.gone_text') : error.message}
              </EmptyState>
            ) : (
              <Skeleton>
                <div className="grid gap-s4">
                  {[56, 20, 160, 160].map((height, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the bones never change.
                    <Bone key={index} height={height} />
                  ))}
                </div>
              </Skeleton>
            )}
          </div>
        )}
      </div>
    </FullScreenDialog>
  );
}

function nameOf({ name, candidate_deleted }: CandidateProfile, deleted: string): string {
  return candidate_deleted ? deleted : name;
}
