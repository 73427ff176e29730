import { ChevronDown, SkipForward } from 'lucide-react';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useColumnName } from '../useColumnName.ts';

/** How many columns have a number key. */
const NUMBERED = 9;

type StageSelectProps = {
  current: number;
  going: number | null;
  groups: CandidateProfile['groups'];
  hasNext: boolean;
  onMove: (groupId: number) => void;
  onMoveAndNext: (groupId: number) => void;
};

/** The current column, the columns to move to, and a button that moves and opens the next applicant. */
export function StageSelect({ current, going, groups, hasNext, onMove, onMoveAndNext }: StageSelectProps) {
  const t = useTexts(profileTexts);
  const columnName = useColumnName();
  const keyOf = (index: number) => (index < NUMBERED ? String(index + 1) : '');
  return (
    <>
      <Select
        label={t('profile.stage')}
        size="sm"
        value={String(going ?? current)}
        disabled={going !== null}
        options={groups.map((group) => ({ value: String(group.id), label: columnName(group) }))}
        onChange={(value) => onMove(Number(value))}
        className="w-36 max-md:w-auto max-md:min-w-0 max-md:flex-1"
      />
      {hasNext && (
        <Menu
          size="sm"
          align="start"
          className="max-md:hidden"
          groups={[
            {
              id: 'columns',
              heading: t('profile.move_keys'),
              actions: groups.map((group, index) => ({
                id: String(group.id),
                label: columnName(group),
                end: keyOf(index),
                disabled: group.id === current,
                onAction: () => onMoveAndNext(group.id),
              })),
            },
          ]}
        >
          <Icon of={SkipForward} size="sm" flip />
          {t('profile.move_next')}
          <Icon of={ChevronDown} size="sm" />
        </Menu>
      )}
    </>
  );
}
