import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BusyTime, Interviewer } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts, planningTexts } from '#shared/interviews/interviews.texts.ts';
import { cityOf, offsetIn, offsetName } from '#shared/interviews/zones.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Told } from '#web/ui/Told.tsx';
import { useTimeWords } from '../useTimeWords.ts';
import { DayTimes } from './DayTimes.tsx';
import { useBusyWords } from './useBusyWords.ts';
import type { Times, Way } from './useTimes.ts';
import { HATCHED, WeekGrid } from './WeekGrid.tsx';

type TimesPaneProps = {
  times: Times;
  way: Way;
  /** Undefined where there is only one way. */
  onWay?: ((way: Way) => void) | undefined;
  zone: string;
  now: number;
  /** Null for several people, whose zones may differ. */
  candidate: { name: string; zone: string | null } | null;
  interviewers: readonly Interviewer[];
  busy: readonly BusyTime[];
  error?: string | undefined;
};

/** Where times are chosen: a week, or a day at a time on a phone. */
export function TimesPane({ times, way, onWay, zone, now, candidate, interviewers, busy, error }: TimesPaneProps) {
  const t = useTexts(planningTexts);
  const words = useTimeWords(zone, now);
  const busyWords = useBusyWords(interviewers, busy);
  const isNarrow = useIsNarrow();
  return (
    <div className="grid content-start gap-s4">
      <div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
        {onWay && (
          <Segmented
            label={t('planning.way')}
            className="w-fit whitespace-nowrap [&>label]:px-s3 [&>label]:text-sm"
            value={way}
            onChange={onWay}
            options={[
              { value: 'offer', label: t('planning.offer') },
              { value: 'fix', label: t('planning.fix') },
            ]}
          />
        )}
        <p className="text-sm text-ink-2 sm:ms-auto">
          <ZoneLine zone={zone} now={now} candidate={candidate} />
        </p>
        {!isNarrow && (
          <div className="flex gap-s1">
            <IconButton
              icon={ArrowLeft}
              flip
              size="sm"
              variant="line"
              label={t('planning.days_before')}
              disabled={times.isFirst}
              onClick={times.showBefore}
            />
            <IconButton
              icon={ArrowRight}
              flip
              size="sm"
              variant="line"
              label={t('planning.days_after')}
              onClick={times.showAfter}
            />
          </div>
        )}
      </div>
      {isNarrow ? (
        <DayTimes times={times} words={words} busyWords={busyWords} />
      ) : (
        <WeekGrid times={times} way={way} words={words} busyWords={busyWords} />
      )}
      {error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          <Told>{error}</Told>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-s4 gap-y-s2 text-xs text-ink-2">
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="h-3 w-4 rounded-[2px] bg-accent" />
          {t(way === 'offer' ? 'planning.legend_offered' : 'planning.legend_fixed')}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="h-3 w-4 rounded-[2px] border border-line-strong" style={HATCHED} />
          {t('planning.legend_busy')}
        </span>
        <Checkbox size="sm" checked={times.isWhole} onChange={({ target }) => times.setWhole(target.checked)}>
          {t('planning.all_hours')}
        </Checkbox>
        {!isNarrow && <span className="ms-auto pointer-coarse:hidden">{t('planning.paint')}</span>}
      </div>
    </div>
  );
}

function ZoneLine({ zone, now, candidate }: Pick<TimesPaneProps, 'zone' | 'now' | 'candidate'>) {
  const t = useTexts(planningTexts);
  const tInterviews = useTexts(interviewsTexts);
  const ours = tInterviews('interviews.zone', { city: cityOf(zone), offset: offsetName(zone, now) });
  if (!candidate?.zone) return ours;
  const name = candidate.name.split(' ')[0] ?? '';
  if (offsetIn(candidate.zone, now) === offsetIn(zone, now)) return t('planning.zone_same', { zone: ours, name });
  return t('planning.zone_differs', {
    zone: ours,
    name,
    city: cityOf(candidate.zone),
    offset: offsetName(candidate.zone, now),
  });
}

/** Whether the columns of a week would be too narrow for fingers. */
function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => window.matchMedia(NARROW).matches);
  useEffect(() => {
    const media = window.matchMedia(NARROW);
    const listen = () => setNarrow(media.matches);
    media.addEventListener('change', listen);
    return () => media.removeEventListener('change', listen);
  }, []);
  return isNarrow;
}

const NARROW = '(width < 640px)';
