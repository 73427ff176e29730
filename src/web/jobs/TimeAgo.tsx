import { useContext } from 'react';
import { useNow } from '#web/lib/now.ts';
import { dayInWords, timeAgo } from '#web/lib/relative-time.ts';
import { LanguageContext } from '#web/lib/texts.ts';

type TimeAgoProps = {
  /** ISO. */
  at: string;
  /** Puts the time into a sentence. */
  words?: (ago: string) => string;
  className?: string;
};

/** The server writes the day, which stays true in a page that is kept; the browser turns it into “2 hours ago”. */
export function TimeAgo({ at, words = (ago) => ago, className }: TimeAgoProps) {
  const { locale } = useContext(LanguageContext);
  const now = useNow();
  const day = dayInWords(at, locale);
  return (
    // Browsers lack the month names of some languages that the server knows.
    <time dateTime={at} title={now === null ? undefined : day} suppressHydrationWarning className={className}>
      {words(now === null ? day : timeAgo(at, now, locale))}
    </time>
  );
}
