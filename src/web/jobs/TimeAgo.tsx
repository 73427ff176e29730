import { timeTexts } from '#shared/reference/time.texts.ts';
import { usePageTime } from '#web/lib/now.ts';
import { dayInWords, timeAgo } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';

type TimeAgoProps = {
  /** An ISO time. */
  at: string;
  /** Puts the time into a sentence. */
  words?: (ago: string) => string;
  className?: string;
};

/** “2 hours ago”, with the date on hover. */
export function TimeAgo({ at, words = (ago) => ago, className }: TimeAgoProps) {
  const t = useTexts(timeTexts);
  const now = usePageTime();
  const day = dayInWords(t, at);
  return (
    <time dateTime={at} title={now === null ? undefined : day} className={className}>
      {words(now === null ? day : timeAgo(t, at, now))}
    </time>
  );
}
