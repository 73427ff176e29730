import { CalendarX, ClipboardList, Hourglass } from 'lucide-react';
import type { InterviewsAhead } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { usePageTime } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useTimeWords } from './useTimeWords.ts';
import { useZone } from './zone.ts';

type InterviewsAheadCardProps = {
  ahead: InterviewsAhead;
  /** The zone in which the server wrote the times; null on the first visit. */
  zone: string | null;
};

/** The next interviews, and what is waited for. Nothing if there is neither. */
export function InterviewsAheadCard({ ahead, zone: rendered }: InterviewsAheadCardProps) {
  const t = useTexts(interviewsTexts);
  const [zone] = useZone(rendered);
  const words = useTimeWords(zone ?? 'UTC', usePageTime() ?? 0);
  const { interviews, own_due: due, unanswered, none_suits: unsuited } = ahead;
  const waiting = [
    { icon: ClipboardList, count: due, text: t('interviews.ahead_due', { count: due }) },
    { icon: CalendarX, count: unsuited, text: t('interviews.ahead_unsuited', { count: unsuited }) },
    { icon: Hourglass, count: unanswered, text: t('interviews.ahead_unanswered', { count: unanswered }) },
  ].filter(({ count }) => count > 0);
  if (interviews.length === 0 && waiting.length === 0) return null;
  return (
    <Card
      as="section"
      title={t('interviews.title')}
      aside={
        <Link to="/company/interviews" className="link">
          {t('interviews.open_week')}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {interviews.map(({ id, application_id: applicationId, candidate, photo_url: photo, kind, starts_at: at }) => (
          <li key={id} className="relative flex items-center gap-s3 px-s4 py-2.5 hover:bg-paper">
            <Avatar name={candidate} photo={photo} size={32} />
            <div className="min-w-0">
              <Link
                to={`/company/applications?application=${applicationId}`}
                className="block truncate text-sm font-semibold before:absolute before:inset-0 before:content-['']"
              >
                <bdi>{candidate}</bdi>
              </Link>
              <Dots className="text-sm text-ink-2">
                {/* Without a zone the time would be wrong until the browser has said where it is. */}
                {at && zone !== null && (
                  <time dateTime={at}>
                    {t('interviews.day_comma_time', { day: words.nearDay(at), time: words.clock(at) })}
                  </time>
                )}
                {t(`interviews.kind_${kind}`)}
              </Dots>
            </div>
          </li>
        ))}
        {waiting.map(({ icon, text }) => (
          <li key={text} className="relative flex items-center gap-s3 px-s4 py-2.5 text-sm hover:bg-paper">
            <Icon of={icon} size="sm" className="flex-none text-ink-2" />
            <Link to="/company/interviews" className="before:absolute before:inset-0 before:content-['']">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
