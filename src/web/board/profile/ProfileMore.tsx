import { ChevronDown, Download, Eye, EyeOff, UserRoundX } from 'lucide-react';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useCvDownload } from '#web/profiles/cvs/useCvDownload.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuAction } from '#web/ui/Menu.tsx';
import { useColumnName } from '../useColumnName.ts';

type ProfileMoreProps = {
  profile: CandidateProfile;
  hasNext: boolean;
  showsCv: boolean;
  onToggleCv: () => void;
  onMoveAndNext: (groupId: number) => void;
  /** Null if the application cannot be rejected any more. */
  onReject: (() => void) | null;
  actions: readonly MenuAction[];
  className?: string;
};

/** A menu for phones with the actions that are separate buttons on wider screens. */
export function ProfileMore({ profile, hasNext, onMoveAndNext, onReject, ...rest }: ProfileMoreProps) {
  const { showsCv, onToggleCv, actions, className } = rest;
  const t = useTexts(profileTexts);
  const columnName = useColumnName();
  const { application, groups, resume, candidate_resume_id: resumeId } = profile;
  const download = useCvDownload(resumeId ?? 0);
  const aboutCv: MenuAction[] = [];
  if (resume?.is_pdf)
    aboutCv.push({
      id: 'show',
      label: t(showsCv ? 'profile.cv_hide' : 'profile.cv_show'),
      icon: showsCv ? EyeOff : Eye,
      onAction: onToggleCv,
    });
  if (resume && resumeId !== null)
    aboutCv.push({
      id: 'download',
      label: t('profile.cv_download', { name: resume.name }),
      icon: Download,
      onAction: () => void download(),
    });
  const moves = application && hasNext ? groups.filter(({ id }) => id !== application.group_id) : [];
  const menu = [
    { id: 'cv', actions: aboutCv },
    { id: 'acts', actions },
    {
      id: 'move',
      heading: t('profile.move_next'),
      actions: moves.map((group) => ({
        id: String(group.id),
        label: columnName(group),
        onAction: () => onMoveAndNext(group.id),
      })),
    },
    {
      id: 'reject',
      actions: onReject
        ? [{ id: 'reject', label: t('profile.reject'), icon: UserRoundX, danger: true, onAction: onReject }]
        : [],
    },
  ].filter(({ actions }) => actions.length > 0);
  if (menu.length === 0) return null;
  return (
    <Menu size="sm" groups={menu} className={className}>
      {t('profile.more')}
      <Icon of={ChevronDown} size="sm" />
    </Menu>
  );
}
