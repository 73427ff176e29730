import { boardTexts } from '#shared/board/board.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a card has been in its column: abbreviated, with the full text on hover and for screen readers. */
export function DaysHere({ since }: { since: string }) {
  const t = useTexts(boardTexts);
  const now = useNow();
  if (now === null) return null;
  const count = Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
  const whole = count === 0 ? t('board.today_here') : t('board.days_here', { count });
  return (
    <span title={whole} className="whitespace-nowrap text-ink-3 tabular-nums">
      <span aria-hidden="true">{count === 0 ? t('board.today') : t('board.days_short', { count })}</span>
      <span className="sr-only">{whole}</span>
    </span>
  );
}
