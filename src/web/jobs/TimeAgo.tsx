import { timeTexts } from '#shared/reference/time.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { dayInWords, timeAgo } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';

type TimeAgoProps = {
  /** ISO. */
  at: string;
  /** Puts the time into a sentence. */
  words?: (ago: string) => string;
  className?: string;
};

/** The server writes the day, which stays true in a page that is kept; the browser turns it into “2 hours ago”. */
export function TimeAgo({ at, words = (ago) => ago, className }: TimeAgoProps) {
  const t = useTexts(timeTexts);
  const now = useNow();
  const day = dayInWords(t, at);
  return (
    <time dateTime={at} title={now === null ? undefined : day} className={className}>
      {words(now === null ? day : timeAgo(t, at, now))}
    </time>
  );
}
