import type { Interview } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { clockText, wallClockOf } from '#shared/interviews/wall-clock.ts';
import { cityOf, offsetIn } from '#shared/interviews/zones.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Faces } from '../Faces.tsx';
import { InterviewBadge } from '../InterviewBadge.tsx';
import { KIND_ICONS } from '../standing.ts';
import type { InterviewActs } from '../useInterviewActs.tsx';
import type { TimeWords } from '../useTimeWords.ts';

type InterviewRowProps = { interview: Interview; zone: string; now: number; words: TimeWords; acts: InterviewActs };

/** One interview: when, with whom, how, who holds it, and how it stands. */
export function InterviewRow({ interview, zone, now, words, acts }: InterviewRowProps) {
  const t = useTexts(interviewsTexts);
  const { candidate, photo_url: photo, starts_at: starts, minutes, kind, job } = interview;
  const isOff = interview.state === 'cancelled';
  const about = useAbout(interview, zone, words);
  const struck = isOff && 'line-through text-ink-3';
  return (
    <li className="relative grid grid-cols-[60px_minmax(0,1fr)_auto] gap-x-s3 gap-y-s2 py-s3 ps-s4 pe-s2 not-first:border-t not-first:border-line md:min-h-17 md:grid-cols-[52px_minmax(0,1fr)_126px_68px_132px_36px] md:items-center md:gap-x-s3 md:ps-0">
      <p className={cx('text-sm leading-tight tabular-nums', struck)}>
        {starts ? (
          <time dateTime={starts} className="block font-semibold">
            {words.clock(starts)}
          </time>
        ) : (
          <span className="block font-semibold" aria-hidden="true">
            –
          </span>
        )}
        <span className={cx('mt-0.5 block', !isOff && 'text-ink-2')}>
          {t('interviews.minutes', { count: minutes })}
        </span>
      </p>
      <div className="flex min-w-0 items-center gap-s3 max-md:col-span-2 max-md:pe-9">
        <Avatar name={candidate} photo={photo} size={36} />
        <div className="min-w-0">
          <Link
            to={acts.personOf(interview)}
            className={cx(
              'block truncate font-semibold no-underline hover:underline',
              isOff ? 'text-ink-3' : 'text-ink',
            )}
          >
            {isOff ? <s>{candidate}</s> : <bdi>{candidate}</bdi>}
          </Link>
          <p className="truncate text-sm text-ink-2">
            <bdi>{job.title}</bdi>
          </p>
        </div>
      </div>
      <div className="flex min-w-0 items-start gap-s2 text-sm max-md:col-start-2 max-md:row-start-2">
        <Icon of={KIND_ICONS[kind]} size="sm" className="mt-0.5 flex-none text-ink-3" />
        <div className="min-w-0">
          <p className="leading-5">{t(`interviews.kind_${kind}`)}</p>
          {about && (
            <p title={about} className="truncate text-xs leading-4 text-ink-2">
              <bdi>{about}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className="max-md:col-start-3 max-md:row-start-2 max-md:justify-self-end max-md:pe-s2">
        <Faces people={interview.interviewers} />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-s2 gap-y-0.75 max-md:col-span-2 max-md:col-start-2 md:flex-col md:items-start">
        <InterviewBadge interview={interview} zone={zone} now={now} />
      </div>
      <div className="max-md:absolute max-md:end-2 max-md:top-3">
        <Menu
          size="icon-sm"
          label={t('interviews.actions', { name: candidate })}
          groups={acts.menuOf(interview, now)}
        />
      </div>
    </li>
  );
}

/** The line below the kind: what the candidate's clock shows, if it differs, else the place. */
function useAbout(interview: Interview, zone: string, words: TimeWords): string | null {
  const t = useTexts(interviewsTexts);
  const { starts_at: starts, candidate_zone: theirs, kind, place, state } = interview;
  if (starts === null) return t('interviews.times_offered', { count: interview.times_offered });
  if (theirs && offsetIn(theirs, Date.parse(starts)) !== offsetIn(zone, Date.parse(starts))) {
    const there = wallClockOf(starts, theirs);
    const clock = clockText(there.minutes);
    const isSameDay = there.day === wallClockOf(starts, zone).day;
    const time = isSameDay
      ? clock
      : t('interviews.weekday_and_time', { weekday: words.weekdayShort(there.day), time: clock });
    return t('interviews.their_time', { time, city: cityOf(theirs) });
  }
  if (kind === 'video') return place && state === 'booked' ? t('interviews.link_sent') : null;
  return place || null;
}
