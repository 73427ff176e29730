import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Interviewer, planInterviews } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts, planningTexts } from '#shared/interviews/interviews.texts.ts';
import { INSTRUCTIONS_MAX, INTERVIEW_KINDS, MOVES, PLACE_MAX } from '#shared/interviews/interviews.values.ts';
import { addDays, dayIn, momentIn } from '#shared/interviews/zones.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { KIND_ICONS } from '../standing.ts';
import { InterviewersField } from './InterviewersField.tsx';
import { MessageField, type Messages } from './MessageField.tsx';
import type { PlanningFacts } from './planning-data.ts';

const EVENING_MS = 18 * 60 * 60_000;
/** For how many days a candidate may be given to choose. */
const DAYS_TO_CHOOSE = [1, 2, 3, 5, 7, 14];
const LENGTHS = [15, 20, 30, 45, 50, 60, 90, 120, 180, 240];

/** Six o’clock in the evening, so many days from today. */
const eveningIn = (zone: string, days: number) =>
  new Date(momentIn(zone, addDays(dayIn(zone, Date.now()), days)) + EVENING_MS).toISOString();

type PlanFormProps = {
  form: ReturnType<typeof useEndpointForm<typeof planInterviews>>;
  facts: PlanningFacts;
  isMany: boolean;
  zone: string;
  starts: readonly string[];
  interviewers: readonly Interviewer[];
  place: string;
  onPlace: (place: string) => void;
  kitId: number | null;
  onKit: (id: number | null) => void;
  written: Messages;
  onWrite: (written: Messages) => void;
};

/** Everything about the interview but its time. */
export function PlanForm({ form, facts, isMany, zone, starts, interviewers, ...rest }: PlanFormProps) {
  const t = useTexts(planningTexts);
  const tInterviews = useTexts(interviewsTexts);
  const user = useSessionUser();
  const { register, watch, setValue, clearErrors, errorOf } = form;
  const { kind, minutes, way, moves_allowed: moves = MOVES.usual } = watch();
  const [hasMore, setMore] = useState(false);
  const [days, setDays] = useState('');
  const unread = facts.team.filter(
    ({ id, calendar_problem: problem }) => problem !== null && interviewers.some((one) => one.id === id),
  );
  return (
    <>
      <Field group label={t('planning.kind')} error={errorOf('kind')}>
        <Segmented
          className="[&>label]:min-h-9 [&>label]:text-sm"
          value={kind}
          onChange={(value) => setValue('kind', value)}
          options={INTERVIEW_KINDS.map((value) => ({
            value,
            label: tInterviews(`interviews.kind_${value}`),
            icon: KIND_ICONS[value],
          }))}
        />
      </Field>
      <div className="grid grid-cols-2 gap-s3">
        <Field
          label={t('planning.length')}
          error={errorOf('minutes')}
          className={facts.kits.length === 0 ? 'col-span-2' : undefined}
        >
          <NativeSelect
            size="sm"
            value={minutes}
            onChange={({ target }) => setValue('minutes', Number(target.value))}
            options={LENGTHS.map((count) => ({ value: String(count), label: t('planning.minutes', { count }) }))}
          />
        </Field>
        {facts.kits.length > 0 && (
          <Field label={t('planning.kit')} error={errorOf('kit_id')}>
            <NativeSelect
              size="sm"
              value={rest.kitId ?? ''}
              onChange={({ target }) => rest.onKit(target.value ? Number(target.value) : null)}
              placeholder={t('planning.no_kit')}
              options={facts.kits.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </Field>
        )}
      </div>
      <div className="grid gap-1.5">
        <InterviewersField
          team={facts.team}
          chosen={interviewers}
          error={errorOf('interviewer_ids')}
          onChange={(ids) => {
            setValue('interviewer_ids', ids);
            clearErrors('interviewer_ids');
          }}
        />
        {unread.map(({ id, name }) => (
          <p key={id} className="text-sm text-warning">
            {t('planning.calendar_problem', { name })}
          </p>
        ))}
      </div>
      <Field label={t(`planning.place_${kind}`)} help={t(`planning.hint_${kind}`)} error={errorOf('place')}>
        <TextInput
          size="sm"
          value={rest.place}
          maxLength={PLACE_MAX}
          dir={kind === 'video' ? 'ltr' : 'auto'}
          autoComplete="off"
          onChange={({ target }) => {
            rest.onPlace(target.value);
            clearErrors('place');
          }}
        />
      </Field>
      {hasMore || errorOf('instructions') || errorOf('choose_until') ? (
        <>
          <Field
            label={t('planning.instructions')}
            help={t('planning.instructions_help')}
            error={errorOf('instructions')}
            counter={{ max: INSTRUCTIONS_MAX }}
          >
            <TextArea autoFocus rows={3} {...register('instructions')} />
          </Field>
          {way === 'offer' && (
            <Field label={t('planning.choose_until')} error={errorOf('choose_until')}>
              <NativeSelect
                size="sm"
                value={days}
                onChange={({ target }) => {
                  setDays(target.value);
                  const count = Number(target.value);
                  setValue('choose_until', count > 0 ? eveningIn(zone, count) : null);
                  clearErrors('choose_until');
                }}
                options={[
                  { value: '', label: t('planning.until_last') },
                  ...DAYS_TO_CHOOSE.map((count) => ({
                    value: String(count),
                    label: t('planning.until_days', { count }),
                  })),
                ]}
              />
            </Field>
          )}
          <Field label={t('planning.moves')} error={errorOf('moves_allowed')}>
            <NativeSelect
              size="sm"
              value={moves}
              onChange={({ target }) => setValue('moves_allowed', Number(target.value))}
              options={Array.from({ length: MOVES.max + 1 }, (_, count) => ({
                value: String(count),
                label: count === 0 ? t('planning.moves_none') : t('planning.moves_times', { count }),
              }))}
            />
          </Field>
        </>
      ) : (
        <Button size="sm" variant="quiet" onClick={() => setMore(true)} className="justify-self-start">
          <Icon of={Plus} size="sm" />
          {t('planning.add_instructions')}
        </Button>
      )}
      <MessageField
        usual={facts.messages}
        written={rest.written}
        onWrite={rest.onWrite}
        theirs={isMany ? null : facts.candidate.locale}
        values={{
          ...(!isMany && { candidate: facts.candidate.name }),
          job: facts.job.title,
          company: user?.company?.name ?? '',
          recruiter: user?.name ?? '',
        }}
        plan={{ kind, minutes, start: way === 'fix' ? (starts[0] ?? null) : null, times: starts.length, zone }}
        error={errorOf('messages')}
      />
    </>
  );
}
