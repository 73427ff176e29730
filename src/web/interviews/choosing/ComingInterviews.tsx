import { CalendarCheck, CalendarPlus } from 'lucide-react';
import type { ComingInterview } from '#shared/interviews/choosing.contract.ts';
import { choosingTexts } from '#shared/interviews/choosing.texts.ts';
import { usePageTime } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useTimeWords } from '../useTimeWords.ts';
import { useCandidateZone } from './useCandidateZone.ts';

/** The interviews for which a candidate has to choose a time, and those that are still to come. */
export function ComingInterviews({ interviews }: { interviews: readonly ComingInterview[] }) {
  const t = useTexts(choosingTexts);
  if (interviews.length === 0) return null;
  return (
    <Card as="section" aria-label={t('choosing.coming')} className="border-accent">
      <ul className="divide-y divide-line">
        {interviews.map((interview) => (
          <Coming key={interview.link} interview={interview} />
        ))}
      </ul>
    </Card>
  );
}

function Coming({ interview }: { interview: ComingInterview }) {
  const t = useTexts(choosingTexts);
  const { link, state, starts_at: at, choose_until: until, kind, minutes, job, company } = interview;
  const { zone } = useCandidateZone({ zone: interview.zone, isChosen: state === 'booked' }, null);
  const words = useTimeWords(zone, usePageTime() ?? 0);
  const title =
    state === 'booked' && at
      ? t('choosing.coming_booked', { when: words.fullDayAndTime(at) })
      : state === 'none_suits'
        ? t('choosing.coming_waiting')
        : until
          ? t('choosing.coming_asked_until', { when: words.fullDayAndTime(until) })
          : t('choosing.coming_asked');
  return (
    <li className="flex flex-wrap items-center gap-x-s4 gap-y-s3 p-s4">
      <span className="grid size-10 shrink-0 place-items-center rounded-r2 bg-accent-soft text-accent-strong">
        <Icon of={state === 'booked' ? CalendarCheck : CalendarPlus} />
      </span>
      <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5">
        <p className="font-semibold">{title}</p>
        <Dots className="text-sm text-ink-2">
          {job}
          {company}
          {t(`choosing.${kind}`)}
          {t('choosing.minutes', { count: minutes })}
        </Dots>
      </div>
      <ButtonLink to={`/interview/${link}`} variant={state === 'asked' ? 'primary' : 'line'}>
        {t(state === 'asked' ? 'choosing.choose' : 'choosing.see')}
      </ButtonLink>
    </li>
  );
}
