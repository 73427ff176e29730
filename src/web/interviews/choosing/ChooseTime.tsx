import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { chooseTime, type InterviewForCandidate } from '#shared/interviews/choosing.contract.ts';
import { choosingTexts } from '#shared/interviews/choosing.texts.ts';
import { wallClockOf } from '#shared/interviews/wall-clock.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/Link.tsx';
import { useTimeWords } from '../useTimeWords.ts';
import { useAnswer } from './useAnswer.ts';
import { type CandidateZone, viewAddress } from './useCandidateZone.ts';
import { ZoneForm, ZoneLine } from './ZoneLine.tsx';

type Slot = InterviewForCandidate['slots'][number];
type ChooseTimeProps = {
  link: string;
  interview: InterviewForCandidate;
  shown: CandidateZone;
  now: number;
  /** The answer to a form that was sent without scripts, as the page's address says it; null if there was none. */
  told: string | null;
};

/** The offered times by day, of which the candidate chooses one. */
export function ChooseTime({ link, interview, shown, now, told }: ChooseTimeProps) {
  const t = useTexts(choosingTexts);
  const words = useTimeWords(shown.zone, now);
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(null);
  const { send, isBusy, failure, setFailure } = useAnswer(chooseTime, link);
  const isMove = interview.state === 'booked';

  const days = new Map<string, Slot[]>();
  for (const slot of interview.slots) {
    const { day } = wallClockOf(slot.starts_at, shown.zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  const isFree = (day: string) => days.get(day)?.some(({ free }) => free) ?? false;
  const wanted = query.get('day');
  const day = wanted !== null && isFree(wanted) ? wanted : [...days.keys()].find(isFree);
  const picked = interview.slots.find(({ starts_at, free }) => free && starts_at === chosen)?.starts_at ?? null;
  const noneLink = (className: string) => (
    <Link to={viewAddress(query, 'none')} quietly className={className}>
      {t('choosing.none')}
    </Link>
  );

  if (day === undefined) {
    return (
      <Card as="section" pad className="grid justify-items-start gap-s3">
        <h2 className="text-xl">{t('choosing.no_times')}</h2>
        <p className="text-ink-2">{t('choosing.no_times_text', { company: interview.company.name })}</p>
        <ButtonLink to={viewAddress(query, 'none')} variant="primary" size="lg">
          {t('choosing.none')}
        </ButtonLink>
      </Card>
    );
  }
  const problem = failure ?? (told === 'taken' ? t('choosing.told_taken') : told && t('choosing.told_refused'));
  return (
    <Card pad>
      <ZoneForm zone={shown.zone} />
      <form
        method="post"
        action={`/interview/${link}/forms/choose`}
        onSubmit={(event) => {
          if (picked) return void send(event, { starts_at: picked, zone: shown.zone });
          event.preventDefault();
          setFailure(t('choosing.choose_first'));
        }}
        className="grid gap-s5 max-md:pb-s4"
      >
        {problem && (
          <Banner tone="danger" announce>
            {problem}
          </Banner>
        )}
        <div className="grid gap-s3">
          <h2 className="text-xl">{t('choosing.which_day')}</h2>
          <nav aria-label={t('choosing.which_day')} className="-mx-s1 flex gap-s2 overflow-x-auto p-s1 max-md:-me-s5">
            {[...days].map(([one, slots]) => {
              const free = slots.filter((slot) => slot.free).length;
              const content = (
                <>
                  <span className="text-sm">{words.weekdayShort(one)}</span>
                  <b className="text-lg">{words.dayOfMonth(one)}</b>
                  <span className="text-xs">
                    {free === 0 ? t('choosing.full') : t('choosing.times', { count: free })}
                  </span>
                </>
              );
              const look =
                'grid min-w-19 flex-1 basis-19 justify-items-center rounded-r2 border px-s2 py-s2 no-underline';
              if (free === 0) {
                return (
                  <span key={one} className={cx(look, 'border-dashed border-line-strong text-ink-2')}>
                    {content}
                  </span>
                );
              }
              return (
                <Link
                  key={one}
                  to={viewAddress(query, isMove ? 'move' : undefined, one)}
                  quietly
                  aria-current={one === day ? 'date' : undefined}
                  className={cx(
                    look,
                    one === day
                      ? 'border-accent bg-accent-soft text-accent-strong ring-1 ring-accent'
                      : 'border-control bg-surface text-ink hover:border-ink-2',
                  )}
                >
                  {content}
                </Link>
              );
            })}
          </nav>
        </div>
        <fieldset className="grid gap-s3">
          <legend className="mb-s3 text-xl font-semibold">
            {t('choosing.which_time', { weekday: words.weekday(day) })}
          </legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-s3">
            {days.get(day)?.map(({ starts_at: at, free }) =>
              free ? (
                <label
                  key={at}
                  className="relative grid min-h-14 cursor-pointer place-items-center rounded-r2 border border-control bg-surface text-lg font-semibold has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent hover:border-ink-2"
                >
                  <input
                    type="radio"
                    name="starts_at"
                    value={at}
                    checked={picked === at}
                    onChange={() => {
                      setChosen(at);
                      setFailure(null);
                    }}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                  {words.clock(at)}
                </label>
              ) : (
                <span
                  key={at}
                  className="grid min-h-14 place-content-center justify-items-center rounded-r2 border border-dashed border-line-strong text-ink-2"
                >
                  <s>{words.clock(at)}</s>
                  <small className="text-xs">{t('choosing.taken')}</small>
                </span>
              ),
            )}
          </div>
          <ZoneLine
            shown={shown}
            company={interview.company.name}
            at={picked ?? days.get(day)?.[0]?.starts_at ?? now}
          />
          <input type="hidden" name="zone" value={shown.zone} />
        </fieldset>
        <div className="flex flex-wrap items-center gap-s4 border-t border-line pt-s5 max-md:sticky max-md:bottom-0 max-md:-mx-s5 max-md:-mb-s5 max-md:bg-surface max-md:px-s5 max-md:py-s3">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isBusy}
            className="max-md:w-full max-md:whitespace-normal"
          >
            {picked ? t('choosing.book', { when: words.dayAndTime(picked) }) : t('choosing.book_none')}
          </Button>
          {noneLink('font-semibold text-ink-2 hover:text-ink max-md:py-s2')}
        </div>
      </form>
    </Card>
  );
}
