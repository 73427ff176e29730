import { ArrowLeft, ArrowRight } from 'lucide-react';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { addDays } from '#shared/interviews/zones.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { TimeWords } from '../useTimeWords.ts';

type WeekStepperProps = {
  from: string;
  /** The last day that is shown. */
  to: string;
  words: TimeWords;
  addressOf: (day: string | undefined) => string;
};

const PART =
  'flex min-h-9.5 items-center px-3.5 text-sm font-semibold text-ink no-underline hover:bg-wash focus-visible:shadow-focus-inset pointer-coarse:min-h-11';

/** The week that is shown; its name leads back to this week. */
export function WeekStepper({ from, to, words, addressOf }: WeekStepperProps) {
  const t = useTexts(interviewsTexts);
  return (
    <nav
      aria-label={t('interviews.week')}
      className="flex w-fit divide-x divide-line overflow-clip rounded-r2 border border-control bg-surface"
    >
      <Link to={addressOf(addDays(from, -7))} aria-label={t('interviews.week_before')} quietly className={PART}>
        <Icon of={ArrowLeft} size="sm" flip />
      </Link>
      <Link to={addressOf(undefined)} title={t('interviews.to_this_week')} quietly className={PART}>
        <bdi>{rangeInWords(from, to, words, t)}</bdi>
      </Link>
      <Link to={addressOf(addDays(from, 7))} aria-label={t('interviews.week_after')} quietly className={PART}>
        <Icon of={ArrowRight} size="sm" flip />
      </Link>
    </nav>
  );
}

/** “10 – 14 Nov”, “30 Nov – 4 Dec”. */
export function rangeInWords(
  from: string,
  to: string,
  { dayOfMonth, monthShort }: TimeWords,
  t: ReturnType<typeof useTexts<typeof interviewsTexts>>,
): string {
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const withMonth = (day: string) => `${dayOfMonth(day)} ${monthShort(day)}`;
  return t('interviews.range', {
    from: isSameMonth ? String(dayOfMonth(from)) : withMonth(from),
    to: withMonth(to),
  });
}
