import { rulesTexts } from '#shared/answers/rules.texts.ts';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { usePageTime } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';

const MINUTE_MS = 60_000;
type Planned = NonNullable<ApplicationCard['planned']>;

/** Says when a message goes out by itself, or that it cannot. */
export function usePlannedWords(): (planned: Planned) => string {
  const t = useTexts(rulesTexts);
  const now = usePageTime();
  return ({ at, problem }) => {
    if (problem) return t('rules.problem_short');
    const minutes = now === null ? 0 : Math.ceil((Date.parse(at) - now) / MINUTE_MS);
    if (minutes <= 0) return t('rules.due_now');
    return minutes < 90
      ? t('rules.due_minutes', { count: minutes })
      : t('rules.due_hours', { count: Math.round(minutes / 60) });
  };
}
