import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { KeyList, type KeyRow } from '#web/ui/KeyList.tsx';

/** The keyboard shortcuts of the board. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(boardTexts);
  const click = t('board.key_click');
  const rows: readonly KeyRow[] = [
    [['←', '→', '↑', '↓'], t('board.help_focus')],
    [['Enter'], t('board.help_open')],
    [['Ctrl / Alt', '← → ↑ ↓'], t('board.help_move')],
    [['1', '–', '9'], t('board.help_number')],
    [['M'], t('board.help_menu')],
    [['X', `Ctrl + ${click}`], t('board.help_select')],
    [['Shift + ↑ ↓', `Shift + ${click}`], t('board.help_select_range')],
    [['Ctrl + A'], t('board.help_select_all')],
    [['Esc'], t('board.help_escape')],
    [['Ctrl + Z'], t('board.help_undo')],
    [['Ctrl + Shift', '← →'], t('board.help_move_column')],
    [['?'], t('board.help_show')],
  ];
  return (
    <Dialog open onClose={onClose} size="md" title={t('board.help')}>
      <KeyList rows={rows} />
      <p className="mt-s4 text-sm text-ink-2">{t('board.help_touch')}</p>
    </Dialog>
  );
}
