import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/Dialog.tsx';

/** What the keyboard can do on the board. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(boardTexts);
  const click = t('board.key_click');
  const rows: readonly [keys: readonly string[], words: string][] = [
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
  ];
  return (
    <Dialog open onClose={onClose} size="md" title={t('board.help')}>
      <dl className="grid gap-s3 text-sm">
        {rows.map(([keys, words]) => (
          <div key={words} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-s3">
            <dt className="flex flex-wrap gap-1" dir="ltr">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-[4px] border border-line-strong px-1.5 font-sans text-xs leading-5 text-ink-2"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-s4 text-sm text-ink-2">{t('board.help_touch')}</p>
    </Dialog>
  );
}
