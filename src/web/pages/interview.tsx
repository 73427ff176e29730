import { useSearchParams } from 'react-router';
import { openInterview } from '#shared/interviews/choosing.contract.ts';
import { choosingTexts } from '#shared/interviews/choosing.texts.ts';
import { BookedInterview } from '#web/interviews/choosing/BookedInterview.tsx';
import { CancelByCandidate } from '#web/interviews/choosing/CancelByCandidate.tsx';
import { ChooseTime } from '#web/interviews/choosing/ChooseTime.tsx';
import { MeetingFacts } from '#web/interviews/choosing/MeetingFacts.tsx';
import { NoneSuits } from '#web/interviews/choosing/NoneSuits.tsx';
import { useCandidateZone } from '#web/interviews/choosing/useCandidateZone.ts';
import { useTimeWords } from '#web/interviews/useTimeWords.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { usePageTime } from '#web/lib/now.ts';
import { load } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/interview.ts';

export async function loader(args: Route.LoaderArgs) {
  const { interview } = await load(args, openInterview, { link: args.params.link });
  return { interview };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, choosingTexts)('choosing.page')) },
  // The address grants access, so it must not reach other sites or a search index. Forms without scripts need the origin.
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

const TITLES = {
  asked: 'choosing.title',
  none_suits: 'choosing.title_waiting',
  booked: 'choosing.title_booked',
  cancelled: 'choosing.title_cancelled',
  held: 'choosing.title_over',
  no_show: 'choosing.title_over',
} as const;

/** A candidate chooses the time of an interview, moves it or cancels it, with an account or by the link of a mail. */
export default function InterviewPage({ loaderData: { interview }, params: { link } }: Route.ComponentProps) {
  const t = useTexts(choosingTexts);
  const [query] = useSearchParams();
  const now = usePageTime() ?? 0;
  const shown = useCandidateZone({ zone: interview.zone, isChosen: interview.state === 'booked' }, query.get('zone'));
  const words = useTimeWords(shown.zone, now);
  const { company, job, state, choose_until: until, move_until: moveUntil } = interview;
  const view = query.get('view');
  const told = query.get('told');
  const isOver = state === 'booked' && interview.starts_at !== null && Date.parse(interview.starts_at) < now;
  const hasEnded = interview.ended && (state === 'asked' || state === 'none_suits');
  const isChoosing = (state === 'asked' && !hasEnded) || (state === 'booked' && view === 'move' && interview.can_move);
  const props = { link, interview, told };
  const title = hasEnded
    ? 'choosing.title_ended'
    : isOver
      ? 'choosing.title_over'
      : isChoosing && state === 'booked'
        ? 'choosing.title_move'
        : TITLES[state];

  function content() {
    if (hasEnded) {
      return (
        <Card as="section" pad>
          <p>{t('choosing.ended_text', { company: company.name })}</p>
        </Card>
      );
    }
    if (view === 'none' && (state === 'asked' || isChoosing)) return <NoneSuits {...props} zone={shown.zone} />;
    if (view === 'cancel' && interview.can_cancel) return <CancelByCandidate {...props} />;
    if (isChoosing) return <ChooseTime {...props} shown={shown} now={now} />;
    if (state === 'booked') return <BookedInterview link={link} interview={interview} shown={shown} now={now} />;
    const text = { none_suits: 'choosing.waiting_text', cancelled: 'choosing.cancelled_text' } as const;
    return (
      <Card as="section" pad>
        <p>
          {t(state === 'none_suits' || state === 'cancelled' ? text[state] : 'choosing.over_text', {
            company: company.name,
          })}
        </p>
      </Card>
    );
  }

  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <header className="flex items-center gap-s5 border-b border-line pb-s5 max-md:items-start max-md:gap-s4">
        <CompanyMark name={company.name} logo={company.logo_url} size={64} className="max-md:size-12!" />
        <div className="grid min-w-0 gap-s1">
          <Dots className="text-sm text-ink-2">
            {company.name}
            {job.title}
          </Dots>
          <h1 className="wrap-anywhere">{t(title)}</h1>
        </div>
      </header>
      <div className="grid items-start gap-s5 pt-s5 lg:grid-cols-[minmax(0,1fr)_352px] lg:gap-x-16">
        {content()}
        <aside className="grid gap-s4">
          {state !== 'cancelled' && !hasEnded && <MeetingFacts interview={interview} />}
          <div className="grid gap-s2 rounded-r2 bg-wash p-s4 text-sm text-ink-2 empty:hidden">
            {isChoosing && (
              <p>
                {until && `${t('choosing.until', { when: words.fullDayAndTime(until) })} `}
                {state === 'asked' && t('choosing.later')} {t('choosing.needs', { company: company.name })}
              </p>
            )}
            {!isChoosing && state === 'booked' && (
              <p>
                {t('choosing.same_address')}{' '}
                {interview.can_move && moveUntil
                  ? t('choosing.move_until', { when: words.fullDayAndTime(moveUntil) })
                  : t('choosing.cannot_move', { company: company.name })}
              </p>
            )}
            {interview.application_id !== null && (
              <p>
                <Link to={`/application/${interview.application_id}`} className="link">
                  {t('choosing.application')}
                </Link>
              </p>
            )}
          </div>
        </aside>
      </div>
    </main>
  );
}
