import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Interview, interviewsOfApplication } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { queryOf } from '#web/lib/query.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Faces } from './Faces.tsx';
import { InterviewBadge } from './InterviewBadge.tsx';
import { useLiveInterviews } from './interviews.live.ts';
import { endOf, KIND_ICONS } from './standing.ts';
import { useInterviewActs } from './useInterviewActs.tsx';
import { useTimeWords } from './useTimeWords.ts';
import { zoneHere } from './zone.ts';

/** In an open profile: the interviews that are to come, or that wait for a time or for feedback. */
export function InterviewsNotice({ applicationId }: { applicationId: number }) {
  const { data } = useQuery(queryOf(interviewsOfApplication, { application_id: String(applicationId) }));
  useLiveInterviews(applicationId);
  const now = useNow();
  const acts = useInterviewActs();
  if (now === null) return null;
  const shown = data?.interviews.filter((interview) => isOpen(interview, now)) ?? [];
  return (
    <>
      {shown.map((interview) => (
        <OpenInterview key={interview.id} interview={interview} now={now} acts={acts} />
      ))}
      {acts.dialogs}
    </>
  );
}

function isOpen(interview: Interview, now: number): boolean {
  const { state, feedback_due: isDue } = interview;
  return isDue || state === 'asked' || state === 'none_suits' || (state === 'booked' && endOf(interview) > now);
}

type OpenInterviewProps = { interview: Interview; now: number; acts: ReturnType<typeof useInterviewActs> };

/** “Thu 20 Nov, 10:00 · Video”. */
function OpenInterview({ interview, now, acts }: OpenInterviewProps) {
  const t = useTexts(interviewsTexts);
  const [zone] = useState(zoneHere);
  const words = useTimeWords(zone, now);
  const { kind, starts_at: starts } = interview;
  const when = starts ? words.dayAndTime(starts) : t('interviews.no_time');
  return (
    <div className="flex flex-wrap items-center gap-x-s3 gap-y-s2 rounded-r2 border border-line bg-surface py-s2 ps-s4 pe-s2">
      <Icon of={KIND_ICONS[kind]} className="flex-none text-accent" />
      <p className="font-semibold">
        {when} · {t(`interviews.kind_${kind}`)}
      </p>
      <span className="flex min-w-0 flex-wrap items-center gap-s2">
        <InterviewBadge interview={interview} zone={zone} now={now} />
      </span>
      <span className="ms-auto flex items-center gap-s1">
        <Faces people={interview.interviewers} />
        <Menu
          size="icon-sm"
          label={t('interviews.actions', { name: interview.candidate })}
          groups={acts.menuOf(interview, now, { isInProfile: true })}
        />
      </span>
    </div>
  );
}
