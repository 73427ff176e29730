import { boardTexts } from '#shared/board/board.texts.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { KeyList, type KeyRow } from '#web/ui/KeyList.tsx';

/** The keyboard shortcuts of an applicant's profile. */
export function ProfileHelp({ onClose }: { onClose: () => void }) {
  const t = useTexts(profileTexts);
  const tBoard = useTexts(boardTexts);
  const rows: readonly KeyRow[] = [
    [['J'], t('profile.help_next')],
    [['K'], t('profile.help_previous')],
    [['1', '–', '9'], t('profile.help_number')],
    [['Shift', '1', '–', '9'], t('profile.help_number_next')],
    [['R'], t('profile.help_reject')],
    [['Ctrl / ⌘', 'Enter'], t('profile.help_save')],
    [['Esc'], t('profile.help_close')],
    [['?'], tBoard('board.help_show')],
  ];
  return (
    <Dialog open onClose={onClose} size="md" title={tBoard('board.help')}>
      <KeyList rows={rows} />
    </Dialog>
  );
}
