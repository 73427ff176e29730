import type { Interview } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { wallClockOf } from '#shared/interviews/wall-clock.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { InterviewActs } from '../useInterviewActs.tsx';
import type { TimeWords } from '../useTimeWords.ts';
import { PeopleCard } from './PeopleCard.tsx';

type WaitingCardProps = { interviews: readonly Interview[]; zone: string; words: TimeWords; acts: InterviewActs };

/** Interviews that are over, and whose scorecards are missing. */
export function WaitingCard({ interviews, zone, words, acts }: WaitingCardProps) {
  const t = useTexts(interviewsTexts);
  const userId = useSessionUser()?.id;
  return (
    <PeopleCard
      title={t('interviews.waiting')}
      nobody={t('interviews.nobody_waiting')}
      people={interviews.map((interview) => {
        const { id, candidate: name, starts_at: starts, interviewers } = interview;
        const missing = interviewers.filter(({ handed_in: isIn }) => !isIn);
        const isMine = missing.some((one) => one.id === userId);
        const isToday = starts !== null && wallClockOf(starts, zone).day === words.today;
        const when = starts && words.nearDay(starts);
        const whose = isMine ? t('interviews.yours') : missing.map((one) => one.name.split(' ')[0]).join(', ');
        const time = when && isToday ? t('interviews.day_comma_time', { day: when, time: words.clock(starts) }) : when;
        return {
          id,
          name,
          photo: interview.photo_url,
          href: acts.personOf(interview),
          note: [time, whose].filter(Boolean).join(' · '),
          action: isMine ? (
            <ButtonLink
              size="sm"
              to={`/company/interviews/${id}/kit`}
              aria-label={t('interviews.write_about', { name })}
            >
              {t('interviews.write')}
            </ButtonLink>
          ) : (
            acts.mayPlan && (
              <Button
                size="sm"
                busy={acts.busy === id}
                aria-label={t('interviews.remind_about', { name })}
                onClick={() => void acts.remind(interview)}
              >
                {t('interviews.remind_short')}
              </Button>
            )
          ),
        };
      })}
    />
  );
}
