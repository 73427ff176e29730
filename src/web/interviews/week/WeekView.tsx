import { CalendarDays, ChevronDown, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { interviewsTexts, planningTexts } from '#shared/interviews/interviews.texts.ts';
import { wallClockOf } from '#shared/interviews/wall-clock.ts';
import { addDays } from '#shared/interviews/zones.ts';
import { usePageTime } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { useLiveInterviews } from '../interviews.live.ts';
import { useInterviewActs } from '../useInterviewActs.tsx';
import { usePlanning } from '../usePlanning.tsx';
import { useTimeWords } from '../useTimeWords.ts';
import { useZone } from '../zone.ts';
import { ToPlanCard } from './ToPlanCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { WeekPanel } from './WeekPanel.tsx';
import { rangeInWords, WeekStepper } from './WeekStepper.tsx';
import { type LoadedWeek, readWeekFilters, useWeek, type Week } from './week-data.ts';
import { ZoneSelect } from './ZoneSelect.tsx';

const BOARD = '/company/applications';
/** How many people the page's menu offers. The card beside the week lists all of them. */
const MOST_IN_MENU = 8;

type WeekViewProps = {
  loaded: LoadedWeek | null;
  /** The card about the calendar of one's own. */
  calendar?: ReactNode;
};

/** The company's interviews, week by week, with what is to be done about them beside it. */
export function WeekView({ loaded, calendar }: WeekViewProps) {
  const t = useTexts(interviewsTexts);
  const [params] = useSearchParams();
  const filters = readWeekFilters(params);
  const [zone, setZone] = useZone(loaded?.zone ?? null);
  const { data: week, error, refetch, isPlaceholderData: isOld } = useWeek(filters, zone, loaded);
  useLiveInterviews();
  if (!week || zone === null) {
    return (
      <main id="main" className="wrap py-s6 max-md:py-s4">
        <h1 className="mb-s5">{t('interviews.title')}</h1>
        {error ? (
          <EmptyState
            title={t('interviews.failed')}
            action={<Button onClick={() => refetch()}>{t('interviews.try_again')}</Button>}
          >
            <Told>{error.message}</Told>
          </EmptyState>
        ) : (
          <Skeleton>
            <div className="grid gap-s4">
              <Bone height={20} width="40%" />
              <Bone height={420} />
            </div>
          </Skeleton>
        )}
      </main>
    );
  }
  return <ShownWeek week={week} filters={filters} zone={zone} onZone={setZone} isOld={isOld} calendar={calendar} />;
}

type ShownWeekProps = Pick<WeekViewProps, 'calendar'> & {
  week: Week;
  filters: ReturnType<typeof readWeekFilters>;
  zone: string;
  onZone: (zone: string) => void;
  /** Another week is being loaded, and this one is shown until then. */
  isOld: boolean;
};

function ShownWeek({ week, filters, zone, onZone, isOld, calendar }: ShownWeekProps) {
  const t = useTexts(interviewsTexts);
  const now = usePageTime() ?? 0;
  const words = useTimeWords(zone, now);
  const acts = useInterviewActs();
  const planning = usePlanning();
  const days = daysOf(week, zone);
  const isThisWeek = words.today >= week.from && words.today < addDays(week.from, 7);
  const last = days.at(-1) ?? week.from;
  const count = week.interviews.filter(({ state }) => state !== 'cancelled').length;
  const { day: _, ...always } = filters;
  const addressOf = (day: string | undefined) => `?${new URLSearchParams({ ...always, ...(day && { day }) })}`;
  const due = week.feedback_due.length;
  const isEmpty =
    isThisWeek &&
    !filters.job &&
    !filters.mine &&
    [week.interviews, week.without_time, week.feedback_due, week.to_plan, week.jobs].every(
      ({ length }) => length === 0,
    );
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <header className="mb-s5 flex flex-wrap items-end gap-s4 max-md:mb-s4 max-md:gap-s3">
        <div className="grid gap-s1 max-md:basis-full">
          <p className="text-sm text-ink-2">
            {words.fullDay(words.today)} · {t(isThisWeek ? 'interviews.this_week' : 'interviews.in_week', { count })} ·{' '}
            <ZoneSelect zone={zone} now={now} onChange={onZone} />
          </p>
          <h1>{due > 0 ? t('interviews.head_due', { count: due }) : t('interviews.head_none')}</h1>
        </div>
        <div className="flex flex-wrap items-center gap-s2 md:ms-auto">
          <WeekStepper from={week.from} to={last} words={words} addressOf={addressOf} />
          {acts.mayPlan && (
            <>
              <ButtonLink to="/company/kits">{t('interviews.kits')}</ButtonLink>
              <PlanButton people={week.to_plan} onPlan={(id) => planning.plan([id])} />
            </>
          )}
        </div>
      </header>
      {isEmpty ? (
        <EmptyState
          icon={CalendarDays}
          title={t('interviews.empty_title')}
          action={
            acts.mayPlan && (
              <ButtonLink to={BOARD} variant="primary">
                <PlanLabel />
              </ButtonLink>
            )
          }
        >
          {t(acts.mayPlan ? 'interviews.empty_text' : 'interviews.empty_interviewer')}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 min-[1120px]:grid-cols-[minmax(0,1fr)_300px] min-[1360px]:grid-cols-[minmax(0,1fr)_340px]">
          <div aria-busy={isOld || undefined} className={cx('min-w-0 transition-opacity', isOld && 'opacity-60')}>
            <WeekPanel
              title={isThisWeek ? t('interviews.this_week_title') : rangeInWords(week.from, last, words, t)}
              week={week}
              days={days}
              filters={filters}
              zone={zone}
              now={now}
              words={words}
              acts={acts}
            />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
            <WaitingCard interviews={week.feedback_due} zone={zone} words={words} acts={acts} />
            {acts.mayPlan && (
              <ToPlanCard
                people={week.to_plan}
                zone={zone}
                today={words.today}
                onPlan={(person) => planning.plan([person.application_id])}
              />
            )}
            {calendar}
          </div>
        </div>
      )}
      {acts.dialogs}
      {planning.dialog}
    </main>
  );
}

/** Monday to Friday, and the days of the weekend that have interviews. */
function daysOf({ from, interviews }: Week, zone: string): string[] {
  const used = new Set(interviews.flatMap(({ starts_at: at }) => (at ? [wallClockOf(at, zone).day] : [])));
  return [0, 1, 2, 3, 4, 5, 6].map((index) => addDays(from, index)).filter((day, index) => index < 5 || used.has(day));
}

function PlanLabel() {
  const t = useTexts(planningTexts);
  return (
    <>
      <Icon of={Plus} size="sm" />
      {t('planning.title')}
    </>
  );
}

type PlanButtonProps = { people: Week['to_plan']; onPlan: (applicationId: number) => void };

/** Offers the applicants who are to be invited. Anybody else is chosen on the board. */
function PlanButton({ people, onPlan }: PlanButtonProps) {
  const t = useTexts(interviewsTexts);
  if (people.length === 0) {
    return (
      <ButtonLink to={BOARD} variant="primary">
        <PlanLabel />
      </ButtonLink>
    );
  }
  return (
    <Menu
      variant="primary"
      groups={[
        {
          id: 'people',
          heading: t('interviews.to_plan'),
          actions: people.slice(0, MOST_IN_MENU).map((person) => ({
            id: String(person.application_id),
            label: person.candidate,
            onAction: () => onPlan(person.application_id),
          })),
        },
        { id: 'board', actions: [{ id: 'board', label: t('interviews.someone_else'), href: BOARD }] },
      ]}
    >
      <PlanLabel />
      <Icon of={ChevronDown} size="sm" />
    </Menu>
  );
}
