import { FileX2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useNeighbours } from '#web/applications/neighbours.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useReviewKeys } from '#web/lib/useReviewKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FullScreenDialog } from '#web/ui/FullScreenDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useProfile, useReadAhead } from './application-data.ts';
import type { BoardNeighbours } from './board-neighbours.ts';
import { ProfileBody } from './ProfileBody.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileHelp } from './ProfileHelp.tsx';
import type { ProfileSlots } from './profile-slots.ts';
import { useStageMove } from './useStageMove.ts';

type ProfileDialogProps = {
  id: number;
  neighbours: BoardNeighbours;
  slots: ProfileSlots;
  /** Whether another dialog above it handles the keys. */
  isCovered: boolean;
  onOpen: (id: number, scorer?: Scorer) => void;
  onClose: () => void;
};

/** One application in a full-screen dialog; previous and next go through the board's cards. */
export function ProfileDialog({ id, neighbours, slots, isCovered, onOpen, onClose }: ProfileDialogProps) {
  const t = useTexts(profileTexts);
  const ui = useTexts(uiTexts);
  const { data: profile, error, refetch } = useProfile(id);
  const { previous, next, step, place, total } = useNeighbours(id, neighbours);
  const go = (by: 1 | -1) => {
    const to = step(by);
    if (to !== null) onOpen(to);
  };
  const [messageFor, setMessageFor] = useState<number | null>(null);
  const [rejected, setRejected] = useState<number | null>(null);
  const [moved, setMoved] = useState<{ id: number; groupId: number } | null>(null);
  const [showsCv, setShowsCv] = useState(false);
  const [showsHelp, setShowsHelp] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const messageButton = useRef<HTMLButtonElement>(null);
  const name = profile ? nameOf(profile, t('profile.deleted')) : '';
  const { application, groups = [] } = profile ?? {};
  const stage = useStageMove({ profile, name, neighbours });
  const moveHere = async (groupId: number) => {
    if (groupId !== application?.group_id && (await stage.move(groupId))) setMoved({ id, groupId });
  };
  const moveAndNext = (groupId: number) => {
    void stage.move(groupId);
    go(1);
  };
  const notSelected = groups.find(({ fixed }) => fixed === 'not_selected');
  const startRejecting =
    application && notSelected && notSelected.id !== application.group_id ? () => setRejected(id) : null;
  useReadAhead(next);
  useReviewKeys({
    isOff: isCovered || showsHelp || rejected === id,
    inside: top,
    onNext: () => go(1),
    onPrevious: () => go(-1),
    onDigit: (digit, isShift) => {
      const to = groups[digit - 1];
      if (!to || !application) return;
      if (isShift) moveAndNext(to.id);
      else void moveHere(to.id);
    },
    onReject: startRejecting,
    onHelp: () => setShowsHelp(true),
  });

  const isMissing = error?.code === 'not_found';
  useEffect(() => {
    if (error) showToast({ type: 'error', title: t('profile.preview_failed') });
  }, [error, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every applicant is read from the top.
  useEffect(() => {
    top.current?.closest('[data-scroller]')?.scrollTo(0, 0);
  }, [id]);
  // What had the focus belonged to the previous applicant and is gone. Outside of the dialog Escape would not close it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both replace what is in the dialog.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    top.current?.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
  }, [id, profile === undefined]);

  // Nobody is invited who has withdrawn or was erased.
  const mayAct = application && application.outcome !== 'withdrawn' && !profile?.candidate_deleted;
  const about = application && {
    applicationId: application.id,
    name,
    photo: profile?.candidate.photo ?? null,
    profession: profile?.candidate.profession?.name ?? null,
    job: application.job.title,
    isBlind: profile?.blind ?? false,
  };
  return (
    <FullScreenDialog open onClose={onClose} label={name || ui('ui.loading')}>
      <div ref={top}>
        <p role="status" className="sr-only">
          {name} {place > 0 && t('profile.place', { place, total })}
        </p>
        {profile ? (
          <>
            <ProfileHead
              profile={profile}
              name={name}
              place={place > 0 ? { place, total } : null}
              previous={previous}
              next={next}
              going={stage.going}
              showsCv={showsCv}
              isWriting={messageFor === id}
              messageButton={messageButton}
              onMove={(groupId) => void moveHere(groupId)}
              onMoveAndNext={moveAndNext}
              onReject={startRejecting}
              onToggleCv={() => setShowsCv(!showsCv)}
              onMessage={() => setMessageFor(messageFor === id ? null : id)}
              onStep={go}
              onHelp={() => setShowsHelp(true)}
              onClose={onClose}
              actions={mayAct ? (slots.actions?.(application.id) ?? []) : []}
            />
            <ProfileBody
              // Tabs and typed text belong to one applicant.
              key={id}
              profile={profile}
              name={name}
              showsCv={showsCv}
              onScoring={(scorer) => onOpen(id, scorer)}
              panel={profile.application && slots.panel(id)}
              planned={
                profile.application && (
                  <>
                    {slots.interviews?.(id)}
                    {slots.planned({ applicationId: id, version: profile.application.version, name })}
                  </>
                )
              }
            />
            {about &&
              profile.message_button &&
              slots.messaging({
                ...about,
                isOpen: messageFor === id,
                movedTo: (moved?.id === id && groups.find((group) => group.id === moved.groupId)) || null,
                onOpen: () => setMessageFor(id),
                onClose: () => {
                  // The focus moves before the focused element is removed, because it would be lost otherwise.
                  messageButton.current?.focus();
                  setMessageFor(null);
                  setMoved(null);
                },
              })}
            {about &&
              notSelected &&
              rejected === id &&
              slots.rejecting({
                ...about,
                onReject: (reason) => stage.move(notSelected.id, { reason, isTold: true }),
                onNext: next === null ? null : () => go(1),
                onClose: () => setRejected(null),
              })}
            {showsHelp && <ProfileHelp onClose={() => setShowsHelp(false)} />}
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
                <Told>{isMissing ? t('profile.gone_text') : error.message}</Told>
              </EmptyState>
            ) : (
              <Skeleton>
                <div className="grid gap-s4">
                  <Bone height={56} />
                  <Bone height={20} />
                  <Bone height={160} />
                  <Bone height={160} />
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
