import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';

type BeingScoredProps = { onOpen: () => void; tabIndex?: number; className?: string };

/** Shown instead of the hiring manager's score while sections are missing. It opens the scores given so far. */
export function BeingScored({ onOpen, tabIndex, className }: BeingScoredProps) {
  const t = useTexts(boardTexts);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      tabIndex={tabIndex}
      className={cx(
        'group flex w-full justify-between gap-x-s2 rounded-r1 text-start text-xs leading-4.5 text-ink-2 pointer-coarse:min-h-11 pointer-coarse:items-center',
        className,
      )}
    >
      <span className="min-w-0 truncate underline-offset-3 group-hover:text-ink group-hover:underline">
        {t('board.manager_score')}
      </span>
      <span className="ms-auto whitespace-nowrap">{t('board.being_scored')}</span>
    </button>
  );
}
