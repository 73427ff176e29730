import type { Attempt, Delivery } from '#shared/webhooks/webhooks.contract.ts';
import { webhooksTexts } from '#shared/webhooks/webhooks.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Seconds with one decimal: 2.1. */
export const secondsOf = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** What came of an attempt: a status, or why there was none. */
export function useAttemptWords() {
  const t = useTexts(webhooksTexts);
  return ({ status, error, duration_ms }: Pick<Attempt, 'status' | 'error' | 'duration_ms'>): string => {
    if (error === null || error === 'status') return String(status);
    if (error === 'redirect') return t('attempt.redirect', { status: String(status) });
    if (error === 'timeout') return t('attempt.timeout', { seconds: Math.round(duration_ms / 1000) });
    return t(`attempt.${error}`);
  };
}

/** When it is tried next, in words; empty where it is not. */
export function useNextTry({ state, attempts, next_at }: Delivery): string {
  const t = useTexts(webhooksTexts);
  const now = useNow();
  if (state === 'failed') return t('log.given_up');
  if (state !== 'waiting' || attempts === 0 || next_at === null || now === null) return '';
  const left = Date.parse(next_at) - now;
  if (left <= 0) return t('log.soon');
  if (left < MINUTE_MS) return t('log.in_seconds');
  if (left < HOUR_MS) return t('log.in_minutes', { count: Math.round(left / MINUTE_MS) });
  return t('log.in_hours', { count: Math.round(left / HOUR_MS) });
}
