import { useEffect, useState } from 'react';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { timeAgo } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ScorecardForm } from './useScorecard.ts';

const STEP_MS = 4_000;

/** How long ago the card was saved, in seconds at first; or why it is not. */
export function SavedWords({ card: { status, savedAt, isIn } }: { card: ScorecardForm }) {
  const t = useTexts(kitsTexts);
  const time = useTexts(timeTexts);
  const [now, setNow] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new save is shown at once and restarts the timer.
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [savedAt]);
  if (status === 'saving' || status === 'typed') return t('kit.saving');
  if (status === 'offline') return t('kit.offline');
  if (status === 'failed') return t('kit.not_saved');
  if (savedAt === null || now === null || isIn) return null;
  const seconds = Math.max(0, Math.round((now - savedAt) / 1000));
  if (seconds > 0 && seconds < 60) return t('kit.saved_seconds', { count: seconds });
  return t('kit.saved', { ago: timeAgo(time, new Date(savedAt).toISOString(), now) });
}
