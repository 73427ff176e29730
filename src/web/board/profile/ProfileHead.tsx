import { ArrowLeft, ArrowRight, CircleHelp, Download, Eye, EyeOff, MessageSquare, UserRoundX, X } from 'lucide-react';
import type { RefObject } from 'react';
import { boardTexts } from '#shared/board/board.texts.ts';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CvLink } from '#web/profiles/cvs/CvLink.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { MenuAction } from '#web/ui/Menu.tsx';
import { ProfileMore } from './ProfileMore.tsx';
import { StageSelect } from './StageSelect.tsx';

type ProfileHeadProps = {
  profile: CandidateProfile;
  name: string;
  /** The position among all cards that the board shows; null without a board. */
  place: { place: number; total: number } | null;
  previous: number | null;
  next: number | null;
  /** The column that the application is being moved to. */
  going: number | null;
  showsCv: boolean;
  isWriting: boolean;
  messageButton: RefObject<HTMLButtonElement | null>;
  onMove: (groupId: number) => void;
  onMoveAndNext: (groupId: number) => void;
  /** Null if the application cannot be rejected any more. */
  onReject: (() => void) | null;
  onToggleCv: () => void;
  onMessage: () => void;
  onStep: (by: 1 | -1) => void;
  onHelp: () => void;
  onClose: () => void;
  /** What other features add. */
  actions: readonly MenuAction[];
};

/** The person, the job and the actions. It stays in view while scrolling. */
export function ProfileHead({ profile, name, place, previous, next, going, ...rest }: ProfileHeadProps) {
  const t = useTexts(profileTexts);
  const tBoard = useTexts(boardTexts);
  const ui = useTexts(uiTexts);
  const { showsCv, isWriting, messageButton, onMove, onMoveAndNext, onReject } = rest;
  const { onToggleCv, onMessage, onStep, onHelp, onClose, actions } = rest;
  const { candidate, application, groups, resume, candidate_resume_id: resumeId } = profile;
  const appliedFor = application && <bdi>{t('profile.applied_for', { job: application.job.title })}</bdi>;
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="wrap flex min-h-20 max-md:min-h-0 flex-wrap items-center gap-x-s3 gap-y-s2 py-s3 max-md:py-s2">
        <Avatar name={name} photo={candidate.photo} size={56} className="max-md:size-10!" />
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="truncate text-xl max-md:text-lg max-md:leading-tight">
            {name}
          </h2>
          <p className="text-ink-2 max-md:truncate max-md:text-sm md:wrap-anywhere">
            <bdi>{candidate.profession?.name ?? t('profile.none')}</bdi>
            {appliedFor && <span className="max-md:hidden"> · {appliedFor}</span>}
          </p>
        </div>
        {/* On a phone the job has a line of its own, below the name and the arrows. */}
        {(place || appliedFor) && (
          <p className="order-1 w-full text-sm wrap-anywhere text-ink-2 tabular-nums md:hidden">
            {place && t('profile.place', place)}
            {place && appliedFor && ' · '}
            {appliedFor}
          </p>
        )}
        {/* The actions have a line of their own, so that neither the job nor their words are cut. */}
        <div className="order-last flex w-full items-center gap-s2 max-md:gap-1.5 md:flex-wrap">
          {application && groups.length > 0 && (
            <StageSelect
              current={application.group_id}
              going={going}
              groups={groups}
              hasNext={next !== null}
              onMove={onMove}
              onMoveAndNext={onMoveAndNext}
            />
          )}
          {onReject && (
            <Button size="sm" onClick={onReject} className="max-md:hidden">
              <Icon of={UserRoundX} size="sm" className="text-danger" />
              {t('profile.reject')}
            </Button>
          )}
          {/* At the end of the line, whether there is a CV or not. */}
          <div className="flex items-center gap-s2 max-md:contents md:ms-auto">
            {resume && resumeId !== null && (
              <CvLink
                resumeId={resumeId}
                aria-label={t('profile.cv_download', { name: resume.name })}
                className={buttonClass({ size: 'sm' }, 'max-md:hidden')}
              >
                <Icon of={Download} size="sm" />
                {t('profile.cv')}
              </CvLink>
            )}
            {resume?.is_pdf && (
              <Button size="sm" aria-pressed={showsCv} onClick={onToggleCv} className="max-md:hidden">
                <Icon of={showsCv ? EyeOff : Eye} size="sm" />
                {t(showsCv ? 'profile.cv_hide' : 'profile.cv_show')}
              </Button>
            )}
            {actions.map(({ id, label, icon, onAction }) => (
              <Button key={id} size="sm" aria-haspopup="dialog" onClick={onAction} className="max-md:hidden">
                {icon && <Icon of={icon} size="sm" />}
                {label}
              </Button>
            ))}
            {profile.message_button && (
              <Button ref={messageButton} size="sm" variant="primary" aria-expanded={isWriting} onClick={onMessage}>
                <Icon of={MessageSquare} size="sm" />
                {t('profile.message')}
              </Button>
            )}
          </div>
          <ProfileMore
            profile={profile}
            hasNext={next !== null}
            showsCv={showsCv}
            onToggleCv={onToggleCv}
            onMoveAndNext={onMoveAndNext}
            onReject={onReject}
            actions={actions}
            className="md:hidden"
          />
        </div>
        <div className="flex items-center">
          <IconButton icon={CircleHelp} label={tBoard('board.help')} onClick={onHelp} className="max-md:hidden" />
          <IconButton
            icon={ArrowLeft}
            flip
            label={t('profile.previous')}
            disabled={previous === null}
            onClick={() => onStep(-1)}
          />
          {place && (
            <span className="px-s1 text-sm whitespace-nowrap text-ink-2 tabular-nums max-md:hidden">
              {t('profile.place', place)}
            </span>
          )}
          <IconButton
            icon={ArrowRight}
            flip
            label={t('profile.next')}
            disabled={next === null}
            onClick={() => onStep(1)}
          />
          <IconButton icon={X} label={ui('ui.close')} onClick={onClose} />
        </div>
      </div>
    </div>
  );
}
