import type { Interview } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { wallClockOf } from '#shared/interviews/wall-clock.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { endOf, STANDING_LOOKS, standingOf } from './standing.ts';
import { useTimeWords } from './useTimeWords.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type InterviewBadgeProps = { interview: Interview; zone: string; now: number };

/** The status of an interview as a badge, with a note such as who cancelled it. */
export function InterviewBadge({ interview, zone, now }: InterviewBadgeProps) {
  const t = useTexts(interviewsTexts);
  const standing = standingOf(interview, now);
  const { tone, icon, isOutline } = STANDING_LOOKS[standing];
  const note = useNote({ interview, zone, now });
  return (
    <>
      <Badge tone={tone} icon={icon} pill className={isOutline && 'border border-control'}>
        {t(`interviews.state_${standing}`)}
      </Badge>
      {note && (
        <span dir="auto" className="min-w-0 text-xs text-ink-2 wrap-anywhere">
          {note}
        </span>
      )}
    </>
  );
}

function useNote({ interview, zone, now }: InterviewBadgeProps): string | null {
  const t = useTexts(interviewsTexts);
  const words = useTimeWords(zone, now);
  const { starts_at: starts, moved_from: from, interviewers, word, cancelled_by: by } = interview;
  const nearTime = (at: string) =>
    t('interviews.day_comma_time', { day: words.nearDayInside(at), time: words.clock(at) });
  switch (standingOf(interview, now)) {
    case 'due': {
      const done = interviewers.filter(({ handed_in: isIn }) => isIn).length;
      return interviewers.length > 1 ? t('interviews.are_in', { count: done, all: interviewers.length }) : null;
    }
    case 'booked':
      return starts && timeUntil(starts);
    case 'moved':
      return from && t('interviews.was', { when: nearTime(from) });
    case 'cancelled': {
      const who = t(`interviews.by_${by ?? 'nobody'}`);
      return word ? t('interviews.with_word', { who, word }) : who;
    }
    case 'asked': {
      const asked = words.nearDayInside(interview.asked_at);
      const until = interview.choose_until;
      return until ? t('interviews.asked_until', { asked, until: words.nearDayInside(until) }) : asked;
    }
    case 'none_suits':
      return word
        ? t('interviews.word', { word })
        : interview.good_times.map((good) => t(`interviews.good_${good}`)).join(', ') || null;
    default:
      return null;
  }

  /** How long it is until an interview begins; null unless that is today. */
  function timeUntil(at: string): string | null {
    const left = Date.parse(at) - now;
    if (left <= 0) return endOf(interview) > now ? t('interviews.now') : null;
    if (wallClockOf(at, zone).day !== words.today) return null;
    return left < HOUR_MS
      ? t('interviews.in_minutes', { count: Math.max(1, Math.round(left / MINUTE_MS)) })
      : t('interviews.in_hours', { count: Math.round(left / HOUR_MS) });
  }
}
