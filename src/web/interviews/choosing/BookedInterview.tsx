import { ArrowLeftRight, Calendar, Check, Video } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { InterviewForCandidate } from '#shared/interviews/choosing.contract.ts';
import { choosingTexts } from '#shared/interviews/choosing.texts.ts';
import { wallClockOf } from '#shared/interviews/wall-clock.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useTimeWords } from '../useTimeWords.ts';
import { linkOf } from './MeetingFacts.tsx';
import { type CandidateZone, viewAddress } from './useCandidateZone.ts';
import { ZoneForm, ZoneLine } from './ZoneLine.tsx';

type BookedInterviewProps = { link: string; interview: InterviewForCandidate; shown: CandidateZone; now: number };

export function BookedInterview({ link, interview, shown, now }: BookedInterviewProps) {
  const t = useTexts(choosingTexts);
  const [query] = useSearchParams();
  const words = useTimeWords(shown.zone, now);
  const { starts_at: at, minutes, kind, place, email } = interview;
  if (at === null) return null;
  const day = words.fullDay(wallClockOf(at, shown.zone).day);
  const end = Date.parse(at) + minutes * 60_000;
  const callLink = kind === 'video' ? linkOf(place) : null;
  return (
    <Card as="section" pad aria-live="polite" className="grid gap-s5">
      <ZoneForm zone={shown.zone} />
      <div className="flex items-center gap-s4">
        <span className="grid h-16.5 w-14 shrink-0 place-items-center rounded-t-full rounded-b-r1 bg-accent text-on-accent">
          <Icon of={Check} />
        </span>
        <div className="grid min-w-0 gap-s1">
          <h2 className="text-xl">{t('choosing.from_to', { day, from: words.clock(at), to: words.clock(end) })}</h2>
          <ZoneLine shown={shown} company={interview.company.name} at={at} />
        </div>
      </div>
      <p className="wrap-anywhere text-ink-2">{t('choosing.mailed', { email })}</p>
      <div className="flex flex-wrap gap-s3">
        <a
          href={`/interview/${link}/calendar.ics`}
          download="interview.ics"
          className={buttonClass({ variant: 'primary', size: 'lg' })}
        >
          <Icon of={Calendar} />
          {t('choosing.to_calendar')}
        </a>
        {callLink && (
          <a href={callLink} rel="noreferrer" className={buttonClass({ variant: 'line', size: 'lg' })}>
            <Icon of={Video} />
            {t('choosing.open_call')}
          </a>
        )}
      </div>
      {(interview.can_move || interview.can_cancel) && (
        <div className="flex flex-wrap gap-s2 border-t border-line pt-s4">
          {interview.can_move && (
            <ButtonLink to={viewAddress(query, 'move')} variant="quiet" quietly>
              <Icon of={ArrowLeftRight} />
              {t('choosing.move')}
            </ButtonLink>
          )}
          {interview.can_cancel && (
            <ButtonLink to={viewAddress(query, 'cancel')} variant="danger" quietly>
              {t('choosing.cancel')}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}
