import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { wallClockOf } from '#shared/interviews/wall-clock.ts';
import { daysBetween } from '#shared/kernel/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import type { Week } from './week-data.ts';

type ToPlanCardProps = {
  people: Week['to_plan'];
  zone: string;
  today: string;
  onPlan: (person: Week['to_plan'][number]) => void;
};

/** People who are to be interviewed and have no time. */
export function ToPlanCard({ people, zone, today, onPlan }: ToPlanCardProps) {
  const t = useTexts(interviewsTexts);
  const noteOf = ({ reason, since }: Week['to_plan'][number]) => {
    if (reason === 'none_suits') return t('interviews.no_time_suits');
    const days = daysBetween(wallClockOf(since, zone).day, today);
    return days > 0 ? t('interviews.in_column', { count: days }) : t('interviews.in_column_today');
  };
  return (
    <PeopleCard
      title={t('interviews.to_plan')}
      nobody={t('interviews.nobody_to_plan')}
      people={people.map((person) => ({
        id: person.application_id,
        name: person.candidate,
        photo: person.photo_url,
        href: `/company/applications?application=${person.application_id}`,
        note: noteOf(person),
        action: (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('interviews.plan_with', { name: person.candidate })}
            onClick={() => onPlan(person)}
          >
            {t('interviews.plan')}
          </Button>
        ),
      }))}
    />
  );
}
