import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { dayInWords, longDayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Words for when an interview is, in the zone of the reader's device; null until the page knows it. */
export function useInterviewTime(): (startsAt: string, minutes: number) => string | null {
  const t = useTexts(kitsTexts);
  const time = useTexts(timeTexts);
  const isKnown = useNow() !== null;
  return (startsAt, minutes) => {
    if (!isKnown) return null;
    const start = new Date(startsAt);
    const end = new Date(start.getTime() + minutes * 60_000);
    return t('kit.when', { day: longDayInWords(time, onClock(start)), from: clock(start), to: clock(end) });
  };
}

/** Words for the day of an interview, without its time. */
export function useInterviewDay(): (startsAt: string) => string | null {
  const time = useTexts(timeTexts);
  const isKnown = useNow() !== null;
  return (startsAt) => (isKnown ? dayInWords(time, onClock(new Date(startsAt))) : null);
}

/** The time on the device's clock, written as if it were UTC, because the formatters read UTC. */
function onClock(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
}

const clock = (at: Date) => onClock(at).slice(11, 16);
