import { CalendarClock, CalendarDays, ClockAlert, EyeOff, Import, Send, TriangleAlert, Undo2 } from 'lucide-react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useNow, usePageTime } from '#web/lib/now.ts';
import { dayInWords, timeOfDayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useBoard } from '../board-context.ts';
import { groupOf } from '../board-state.ts';
import { useColumnName } from '../useColumnName.ts';
import { usePlannedWords } from './usePlannedWords.ts';

/** Shows what is unusual about an application: withdrawn, disputed, imported, or anonymous. */
export function CardBadges({ card }: { card: ApplicationCard }) {
  const t = useTexts(boardTexts);
  const isWithdrawn = card.outcome === 'withdrawn';
  const isPlain = !isWithdrawn && !card.disputed_at && !card.imported && !card.blind;
  if (isPlain && card.answer_due_at === null && card.planned === null && card.interview === null) return null;
  return (
    // Empty while nothing is late: then it takes no room.
    <div className="flex flex-wrap gap-1 empty:hidden">
      {isWithdrawn && (
        <Badge tone="warning" icon={Undo2}>
          {t('board.withdrawn')}
        </Badge>
      )}
      {card.disputed_at && (
        <span title={t('board.disputed_text')}>
          <Badge tone="danger" icon={TriangleAlert}>
            {t('board.disputed')}
          </Badge>
        </span>
      )}
      {card.imported && <ImportedBadge {...card.imported} />}
      {card.blind && <BlindBadge />}
      {card.interview && <InterviewBadge {...card.interview} />}
      {card.planned && <PlannedBadge planned={card.planned} />}
      {card.answer_due_at !== null && <LateBadge dueAt={card.answer_due_at} />}
    </div>
  );
}

/** The next interview, at the reader's own time, which the server does not know. */
function InterviewBadge({ state, starts_at: at, ends_at: end }: NonNullable<ApplicationCard['interview']>) {
  const t = useTexts(boardTexts);
  const time = useTexts(timeTexts);
  const now = useNow();
  if (state !== 'booked' || at === null) {
    return (
      <Badge tone={state === 'none_suits' ? 'warning' : 'info'} icon={CalendarClock}>
        {t(state === 'none_suits' ? 'board.interview_none_suits' : 'board.interview_asked')}
      </Badge>
    );
  }
  // A board may stay open for longer than the interview takes.
  if (now !== null && end !== null && Date.parse(end) <= now) return null;
  return (
    <Badge tone="info" icon={CalendarDays}>
      {now === null ? t('board.interview') : t('board.interview_at', { when: timeOfDayInWords(time, at) })}
    </Badge>
  );
}

/** A message goes out to them by itself. */
function PlannedBadge({ planned }: { planned: NonNullable<ApplicationCard['planned']> }) {
  const words = usePlannedWords()(planned);
  return (
    <Badge tone={planned.problem ? 'danger' : 'success'} icon={planned.problem ? TriangleAlert : Send}>
      {words}
    </Badge>
  );
}

/** The person has waited longer for an answer than they were promised. */
function LateBadge({ dueAt }: { dueAt: string }) {
  const t = useTexts(boardTexts);
  const time = useTexts(timeTexts);
  const now = usePageTime();
  if (now === null || Date.parse(dueAt) > now) return null;
  return (
    <span title={t('board.answer_late_text', { day: dayInWords(time, dueAt) })}>
      <Badge tone="danger" icon={ClockAlert}>
        {t('board.answer_late')}
      </Badge>
    </span>
  );
}

/** Says from which file the application came, and when. */
function ImportedBadge({ from, at }: { from: string; at: string }) {
  const t = useTexts(boardTexts);
  const time = useTexts(timeTexts);
  const whole = t('board.imported_from', { file: from, date: dayInWords(time, at) });
  return (
    <span title={whole} className="relative min-w-0">
      <Badge icon={Import} className="max-w-full">
        <span aria-hidden="true">{t('board.imported')}</span>
        <span className="sr-only">{whole}</span>
      </Badge>
    </span>
  );
}

/** Says in which column the candidate's identity will be revealed. */
function BlindBadge() {
  const t = useTexts(boardTexts);
  const { board } = useBoard();
  const until = board.blind_until === null ? undefined : groupOf(board, board.blind_until);
  const column = useColumnName()(until);
  return (
    <span title={until && t('board.blind_hint', { column })}>
      <Badge tone="info" icon={EyeOff}>
        {t('board.blind')}
      </Badge>
    </span>
  );
}
