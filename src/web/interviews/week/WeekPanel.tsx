import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Interview } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { wallClockOf } from '#shared/interviews/wall-clock.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import type { InterviewActs } from '../useInterviewActs.tsx';
import type { TimeWords } from '../useTimeWords.ts';
import { InterviewRow } from './InterviewRow.tsx';
import type { Week, WeekFilters } from './week-data.ts';

type WeekPanelProps = {
  title: string;
  week: Week;
  days: readonly string[];
  filters: WeekFilters;
  zone: string;
  now: number;
  words: TimeWords;
  acts: InterviewActs;
};

/** The days of the week with their interviews, and those without a time below. */
export function WeekPanel({ title, week, days, filters, zone, now, words, acts }: WeekPanelProps) {
  const t = useTexts(interviewsTexts);
  const rows = (interviews: readonly Interview[]) =>
    interviews.map((interview) => (
      <InterviewRow key={interview.id} interview={interview} zone={zone} now={now} words={words} acts={acts} />
    ));
  return (
    <Card
      as="section"
      title={<span className="max-md:sr-only">{title}</span>}
      aside={<Filters filters={filters} jobs={week.jobs} isOnlyOwn={!acts.mayPlan} />}
    >
      <div className="divide-y divide-line">
        {days.map((day) => {
          const interviews = week.interviews.filter(({ starts_at: at }) => at && wallClockOf(at, zone).day === day);
          return (
            <Day
              key={day}
              isToday={day === words.today}
              name={day === words.today ? t('interviews.day_today') : words.weekday(day)}
              note={words.longDay(day)}
            >
              {interviews.length > 0 ? (
                <ol>{rows(interviews)}</ol>
              ) : (
                <p className="flex min-h-15 items-center text-sm text-ink-2 max-md:min-h-12 max-md:px-s4">
                  {t('interviews.nothing_booked')}
                </p>
              )}
            </Day>
          );
        })}
        {week.without_time.length > 0 && (
          <Day
            isToday={false}
            name={t('interviews.no_time')}
            note={t('interviews.people', { count: week.without_time.length })}
          >
            <ol>{rows(week.without_time)}</ol>
          </Day>
        )}
      </div>
    </Card>
  );
}

type DayProps = { name: string; note: string; isToday: boolean; children: ReactNode };

/** The day stands beside its interviews, and above them on a phone. */
function Day({ name, note, isToday, children }: DayProps) {
  return (
    <section className="md:grid md:grid-cols-[116px_minmax(0,1fr)]">
      <header
        className={cx(
          'ps-s4 pe-s2 md:pt-4 md:pb-s4 max-md:flex max-md:items-baseline max-md:gap-s2 max-md:border-b max-md:border-line max-md:bg-wash max-md:py-s2',
          isToday && 'text-accent-strong',
        )}
      >
        <h3 className="text-sm leading-5">{name}</h3>
        <p className={cx('text-sm leading-5', !isToday && 'text-ink-2')}>{note}</p>
      </header>
      {children}
    </section>
  );
}

type FiltersProps = {
  filters: WeekFilters;
  jobs: Week['jobs'];
  /** The reader sees no interviews but their own, so there is nothing to choose. */
  isOnlyOwn: boolean;
};

function Filters({ filters, jobs, isOnlyOwn }: FiltersProps) {
  const t = useTexts(interviewsTexts);
  const navigate = useNavigate();
  const show = (next: WeekFilters) =>
    void navigate(`?${new URLSearchParams(next)}`, { replace: true, preventScrollReset: true });
  const { job: _, ...withoutJob } = filters;
  const { mine: __, ...ofEveryone } = filters;
  return (
    <div className="flex flex-wrap items-center gap-s2">
      <NativeSelect
        size="sm"
        aria-label={t('interviews.job')}
        value={filters.job ?? ''}
        onChange={({ target }) => show({ ...withoutJob, ...(target.value && { job: target.value }) })}
        options={[
          { value: '', label: t('interviews.all_jobs') },
          ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        className="w-32 sm:w-40"
      />
      {!isOnlyOwn && (
        <Segmented
          label={t('interviews.whose')}
          className="whitespace-nowrap"
          value={filters.mine ? 'mine' : 'everyone'}
          onChange={(value) => show(value === 'mine' ? { ...ofEveryone, mine: '1' } : ofEveryone)}
          options={[
            { value: 'everyone', label: t('interviews.everyone') },
            { value: 'mine', label: t('interviews.mine') },
          ]}
        />
      )}
    </div>
  );
}
