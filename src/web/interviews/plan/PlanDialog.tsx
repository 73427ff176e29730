import { useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { planInterviews } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts, planningTexts } from '#shared/interviews/interviews.texts.ts';
import { type InterviewKind, MINUTES, MOVE_HOURS, MOVES } from '#shared/interviews/interviews.values.ts';
import { wallClockOf } from '#shared/interviews/wall-clock.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { refreshInterviews } from '../interviews.live.ts';
import { useTimeWords } from '../useTimeWords.ts';
import { zoneHere } from '../zone.ts';
import type { Messages } from './MessageField.tsx';
import { PlanForm } from './PlanForm.tsx';
import { PlanSummary, usePlanWarnings } from './PlanSummary.tsx';
import { type PlanningFacts, usePlanningFacts } from './planning-data.ts';
import { TimesPane } from './TimesPane.tsx';
import { useTimes, type Way } from './useTimes.ts';

/** A place for each kind, so that nothing typed is lost while somebody looks at another kind. */
type Places = Record<InterviewKind, string>;
const NO_PLACES: Places = { phone: '', video: '', on_site: '' };

const WHY_NOT = {
  not_found: 'planning.why_gone',
  ended: 'planning.why_ended',
  has_one: 'planning.why_planned',
  blocked: 'planning.why_blocked',
} as const;

type PlanDialogProps = { applicationIds: readonly number[]; onClose: () => void };

/** Invites one applicant, or several of one job, to an interview: at a fixed time, or to choose one of several. */
export function PlanDialog({ applicationIds, onClose }: PlanDialogProps) {
  const t = useTexts(planningTexts);
  const tInterviews = useTexts(interviewsTexts);
  const ui = useTexts(uiTexts);
  const client = useQueryClient();
  const now = useNow() ?? Date.now();
  const userId = useSessionUser()?.id;
  const [zone] = useState(zoneHere);
  const words = useTimeWords(zone, now);
  const { facts, busy, error, refetch, showUpTo } = usePlanningFacts(applicationIds[0] ?? 0, words.today, zone);
  const isMany = applicationIds.length > 1;
  const name = isMany ? null : (facts?.candidate.name ?? null);
  const form = useEndpointForm(planInterviews, {
    defaults: {
      client_id: crypto.randomUUID(),
      application_ids: [...applicationIds],
      kind: 'video',
      minutes: MINUTES.usual,
      interviewer_ids: userId === undefined ? [] : [userId],
      place: '',
      instructions: '',
      kit_id: null,
      zone,
      way: 'offer',
      starts: [],
      moves_allowed: MOVES.usual,
      move_until_hours: MOVE_HOURS.usual,
      messages: {},
      despite_warnings: false,
    },
    onDone: ({ results }) => settle(results),
    // A conflict may mean that an interviewer became busy in the meantime.
    onRefused: ({ code }) => {
      if (code === 'conflict') refetch();
      return false;
    },
  });
  const { watch, setValue, setError, clearErrors, errorOf } = form;
  const [problem, setProblem] = useState<string | null>(null);
  const [places, setPlaces] = useState(NO_PLACES);
  const [written, setWritten] = useState<Messages>({});
  const [kit, setKit] = useState<number | null>();
  const { kind, minutes, way, interviewer_ids: interviewerIds, choose_until: chooseUntil = null } = watch();
  const sent = useRef('');

  const country = facts?.job.country ?? null;
  const times = useTimes({ zone, now, minutes, country, way });
  const { starts, days } = times;
  const lastDay = days.at(-1);
  useEffect(() => {
    if (lastDay) showUpTo(lastDay);
  });
  // The server refused other times than those that are chosen now.
  const chosen = starts.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error is cleared whenever other times are chosen.
  useEffect(() => clearErrors('starts'), [chosen, clearErrors]);

  const team = facts?.team ?? [];
  const interviewers = team.filter(({ id }) => interviewerIds.includes(id));
  const busyOfThem = busy.filter((one) => interviewerIds.includes(one.user_id));
  const candidate = facts && !isMany ? facts.candidate : null;
  const warnings = usePlanWarnings(
    { starts, minutes, zone, country, way, busy, interviewers, candidate, people: applicationIds.length },
    words,
  );
  const kitId = kit === undefined ? kitFor(facts, kind) : kit;

  async function send() {
    setProblem(null);
    if (interviewers.length === 0) {
      setError('interviewer_ids', { message: t('planning.choose_somebody') });
      return;
    }
    if (starts.length === 0) {
      setError('starts', { message: t('planning.choose_a_time') });
      return;
    }
    setValue(
      'interviewer_ids',
      interviewers.map(({ id }) => id),
    );
    setValue('place', places[kind]);
    setValue('kit_id', kitId);
    setValue('starts', [...starts]);
    setValue('messages', written);
    setValue('despite_warnings', warnings.length > 0);
    // A plan that is sent again keeps its id, so that it is stored only once. A changed plan gets another id.
    const { client_id: _, ...plan } = form.getValues();
    if (sent.current !== '' && sent.current !== JSON.stringify(plan)) setValue('client_id', crypto.randomUUID());
    sent.current = JSON.stringify(plan);
    await form.submit();
  }

  async function settle(results: OutputOf<typeof planInterviews>['results']) {
    const [only] = results;
    if (!isMany && only && only.result !== 'invited') {
      setProblem(t(WHY_NOT[only.result]));
      setValue('client_id', crypto.randomUUID());
      return;
    }
    const invited = results.filter(({ result }) => result === 'invited').length;
    const missed = results.filter(({ result }) => result !== 'invited');
    const done = !name
      ? t('planning.invited', { count: invited })
      : t(way === 'fix' ? 'planning.booked' : 'planning.asked', { name });
    if (invited > 0) showToast({ type: 'success', title: done });
    if (missed.length > 0)
      showToast({
        type: 'warning',
        title: t('planning.not_invited', { count: missed.length }),
        text: [...new Set(missed.flatMap(({ result }) => (result === 'invited' ? [] : [t(WHY_NOT[result])])))].join(
          ' ',
        ),
        duration: 'stay',
      });
    onClose();
    await refreshInterviews(client);
  }

  return (
    <Dialog
      open
      isFlush
      size="xl"
      locked={form.isBusy}
      onClose={onClose}
      title={isMany ? t('planning.title_people', { count: applicationIds.length }) : t('planning.title')}
      headerMark={
        !isMany && facts && <Avatar name={facts.candidate.name} photo={facts.candidate.photo_url} size={40} />
      }
      subtitle={
        <p className="truncate text-sm text-ink-2">
          {isMany && `${t('planning.many_text')} `}
          <bdi>{facts && (isMany ? facts.job.title : `${facts.candidate.name} · ${facts.job.title}`)}</bdi>
        </p>
      }
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      footer={
        <>
          <PlanSummary
            starts={starts}
            way={way}
            chooseUntil={chooseUntil}
            name={name}
            words={words}
            warnings={warnings}
          />
          <Button onClick={onClose} disabled={form.isBusy}>
            {ui('ui.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={form.isBusy} disabled={!facts}>
            <Icon of={way === 'fix' ? CalendarCheck : Send} size="sm" flip={way !== 'fix'} />
            {t(way === 'fix' ? 'planning.book' : 'planning.ask')}
          </Button>
        </>
      }
    >
      {facts ? (
        <div className="lg:grid lg:min-h-0 lg:flex-1 lg:grid-cols-[348px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
          <div className="grid content-start gap-4.5 border-line p-s5 max-md:p-s4 max-lg:border-b lg:overflow-y-auto lg:border-e">
            {(problem ?? form.failure) && (
              <Banner tone="danger" announce>
                {problem ?? form.failure}
              </Banner>
            )}
            <Existing facts={facts} isMany={isMany} zone={zone} now={now} />
            <PlanForm
              form={form}
              facts={facts}
              isMany={isMany}
              zone={zone}
              starts={starts}
              interviewers={interviewers}
              place={places[kind]}
              onPlace={(place) => setPlaces({ ...places, [kind]: place })}
              kitId={kitId}
              onKit={setKit}
              written={written}
              onWrite={setWritten}
            />
          </div>
          <div className="p-s5 max-md:p-s4 lg:overflow-y-auto">
            <TimesPane
              times={times}
              way={way}
              // Several people choose, because one time is for one of them.
              onWay={isMany ? undefined : (next: Way) => setValue('way', next)}
              zone={zone}
              now={now}
              candidate={candidate}
              interviewers={interviewers}
              busy={busyOfThem}
              error={errorOf('starts')}
            />
          </div>
        </div>
      ) : (
        <div className="p-s5">
          {error ? (
            <EmptyState
              title={t('planning.loading_failed')}
              action={<Button onClick={refetch}>{tInterviews('interviews.try_again')}</Button>}
            >
              <Told>{error.message}</Told>
            </EmptyState>
          ) : (
            <Skeleton>
              <Bone height={480} />
            </Skeleton>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The first kit for this kind of interview, else the first for all kinds. */
function kitFor(facts: PlanningFacts | undefined, kind: InterviewKind): number | null {
  const kits = facts?.kits ?? [];
  return (kits.find((one) => one.kind === kind) ?? kits.find((one) => one.kind === null))?.id ?? null;
}

type ExistingProps = { facts: PlanningFacts; isMany: boolean; zone: string; now: number };

/** Warns of an interview that the person has already, before another one is planned. */
function Existing({ facts, isMany, zone, now }: ExistingProps) {
  const t = useTexts(planningTexts);
  const tInterviews = useTexts(interviewsTexts);
  const words = useTimeWords(zone, now);
  const open = facts.interviews.find(
    ({ state, starts_at: starts }) =>
      state === 'asked' ||
      state === 'none_suits' ||
      (state === 'booked' && starts !== null && Date.parse(starts) > now),
  );
  if (isMany || !open) return null;
  const isToday = open.starts_at && wallClockOf(open.starts_at, zone).day === words.today;
  return (
    <Banner tone="warning">
      {!open.starts_at
        ? t('planning.has_open')
        : t('planning.has_interview', {
            when: isToday
              ? tInterviews('interviews.day_comma_time', {
                  day: tInterviews('interviews.today'),
                  time: words.clock(open.starts_at),
                })
              : words.dayAndTime(open.starts_at),
          })}
    </Banner>
  );
}
