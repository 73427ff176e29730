import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Interview, moveInterview, offerTimes } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts, planningTexts } from '#shared/interviews/interviews.texts.ts';
import { WORD_MAX } from '#shared/interviews/interviews.values.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { call } from '#web/lib/call.ts';
import { useNow } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { refreshInterviews } from '../interviews.live.ts';
import { useTimeWords } from '../useTimeWords.ts';
import { zoneHere } from '../zone.ts';
import { PlanSummary, usePlanWarnings } from './PlanSummary.tsx';
import { usePlanningFacts } from './planning-data.ts';
import { TimesPane } from './TimesPane.tsx';
import { useTimes } from './useTimes.ts';

type TimesDialogProps = {
  /** A booked interview is moved to one time; somebody who has not chosen is offered others. */
  kind: 'move' | 'offer';
  interview: Interview;
  onClose: () => void;
};

/** Gives an interview another time, or offers others. Everything else about it stays. */
export function TimesDialog({ kind, interview, onClose }: TimesDialogProps) {
  const t = useTexts(planningTexts);
  const tInterviews = useTexts(interviewsTexts);
  const ui = useTexts(uiTexts);
  const client = useQueryClient();
  const now = useNow() ?? Date.now();
  const [zone] = useState(zoneHere);
  const words = useTimeWords(zone, now);
  const { application_id: applicationId, candidate: name, minutes, interviewers } = interview;
  const { facts, busy, showUpTo, refetch } = usePlanningFacts(applicationId, words.today, zone);
  const way = kind === 'move' ? 'fix' : 'offer';
  const country = facts?.job.country ?? null;
  const times = useTimes({ zone, now, minutes, country, way });
  const [word, setWord] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { starts, days } = times;
  const lastDay = days.at(-1);
  useEffect(() => {
    if (lastDay) showUpTo(lastDay);
  });
  // The interview's own time is left out, because moving it frees that time.
  const others = busy.filter(
    ({ user_id: id, from }) => interviewers.some((one) => one.id === id) && from !== interview.starts_at,
  );
  const candidate = { name, zone: interview.candidate_zone ?? facts?.candidate.zone ?? null };
  const plan = { starts, minutes, zone, country, way, busy: others, interviewers, candidate, people: 1 } as const;
  const warnings = usePlanWarnings(plan, words);

  async function send() {
    const [first] = starts;
    if (!first) {
      setFailure(t('planning.choose_a_time'));
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const id = String(interview.id);
      if (kind === 'move') await call(moveInterview, { id, starts_at: first, word });
      else await call(offerTimes, { id, starts: [...starts] });
      showToast({
        type: 'success',
        title: tInterviews(kind === 'move' ? 'interviews.moved' : 'interviews.offered', { name }),
      });
      onClose();
      await refreshInterviews(client);
    } catch (error) {
      if (!isAppError(error)) throw error;
      const [why] = Object.values(error.errors ?? {}).flat();
      setFailure(why ?? error.message);
      refetch();
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      isFlush
      size="lg"
      locked={isBusy}
      onClose={onClose}
      title={t(kind === 'move' ? 'planning.move_title' : 'planning.offer_title', { name })}
      headerMark={<Avatar name={name} photo={interview.photo_url} size={40} />}
      subtitle={
        <p className="truncate text-sm text-ink-2">
          {interview.starts_at && `${words.dayAndTime(interview.starts_at)} · `}
          {tInterviews(`interviews.kind_${interview.kind}`)} · {t('planning.minutes', { count: minutes })}
        </p>
      }
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      footer={
        <>
          <PlanSummary starts={starts} way={way} chooseUntil={null} name={name} words={words} warnings={warnings} />
          <Button onClick={onClose} disabled={isBusy}>
            {ui('ui.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t(kind === 'move' ? 'planning.move' : 'planning.offer_do')}
          </Button>
        </>
      }
    >
      <div className="grid content-start gap-s4 p-s5 max-md:p-s4 lg:overflow-y-auto">
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {kind === 'offer' && (interview.word || interview.good_times.length > 0) && (
          <Banner tone="info" title={name}>
            {[
              interview.word && tInterviews('interviews.word', { word: interview.word }),
              interview.good_times.map((good) => tInterviews(`interviews.good_${good}`)).join(', '),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Banner>
        )}
        <TimesPane
          times={times}
          way={way}
          zone={zone}
          now={now}
          candidate={candidate}
          interviewers={interviewers}
          busy={others}
        />
        {kind === 'move' && (
          <Field label={tInterviews('interviews.word_label')} optional counter={{ max: WORD_MAX, value: word }}>
            <TextArea rows={2} value={word} onChange={({ target }) => setWord(target.value)} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
