import type { QueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Download, Eye, EyeOff, MessageSquare, X } from 'lucide-react';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { BoardNeighbours } from './board-neighbours.ts';
import { StageSelect } from './StageSelect.tsx';

type ProfileHeadProps = {
  client: QueryClient;
  profile: CandidateProfile;
  name: string;
  neighbours: BoardNeighbours;
  previous: number | null;
  next: number | null;
  showsCv: boolean;
  isWriting: boolean;
  onToggleCv: () => void;
  onMessage: () => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** Who it is, and what can be done with the application: in view however far one has read. */
export function ProfileHead({ client, profile, name, neighbours, ...rest }: ProfileHeadProps) {
  const t = useTexts(profileTexts);
  const ui = useTexts(uiTexts);
  const { previous, next, showsCv, isWriting, onToggleCv, onMessage, onStep, onClose } = rest;
  const { candidate, application, groups, resume, candidate_resume_id: resumeId } = profile;
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="wrap flex min-h-20 flex-wrap items-center gap-x-s3 gap-y-s2 py-s3">
        <Avatar name={name} photo={candidate.photo} size={56} className="max-md:size-10!" />
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="text-xl wrap-anywhere max-md:text-lg">
            {name}
          </h2>
          <p dir="auto" className="truncate text-ink-2">
            {candidate.profession?.name ?? t('profile.none')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-s2 max-md:order-last max-md:w-full">
          {application && groups.length > 0 && (
            <StageSelect
              client={client}
              application={application}
              groups={groups}
              name={name}
              neighbours={neighbours}
            />
          )}
          {resume && resumeId !== null && (
            <a
              href={`/candidates/download/cv/${resumeId}`}
              download
              aria-label={t('profile.cv_download', { name: resume.name })}
              className={buttonClass({ size: 'sm' })}
            >
              <Icon of={Download} size="sm" />
              {t('profile.cv')}
            </a>
          )}
          {resume?.is_pdf && (
            <Button size="sm" aria-pressed={showsCv} onClick={onToggleCv}>
              <Icon of={showsCv ? EyeOff : Eye} size="sm" />
              {t(showsCv ? 'profile.cv_hide' : 'profile.cv_show')}
            </Button>
          )}
          {profile.message_button && (
            <Button size="sm" variant="primary" aria-expanded={isWriting} onClick={onMessage}>
              <Icon of={MessageSquare} size="sm" />
              {t('profile.message')}
            </Button>
          )}
        </div>
        <div className="flex items-center">
          <IconButton
            icon={ArrowLeft}
            flip
            label={t('profile.previous')}
            disabled={previous === null}
            onClick={() => onStep(-1)}
          />
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
