import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  endFeed,
  forgetBusyCalendar,
  giveBusyCalendar,
  makeFeed,
  type OwnCalendars,
  ownCalendars,
} from '#shared/interviews/calendars.contract.ts';
import { calendarsTexts } from '#shared/interviews/calendars.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { call } from '#web/lib/call.ts';
import { usePageTime } from '#web/lib/now.ts';
import { queryOf } from '#web/lib/query.ts';
import { dayInWords, timeAgo } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { showToast } from '#web/ui/toasts.ts';

/** The member's own calendars: the one to subscribe to, and the one that says when they are busy. */
export function OwnCalendarsCard() {
  const t = useTexts(calendarsTexts);
  const { data, error } = useQuery(queryOf(ownCalendars, {}));
  return (
    <Card as="section" title={t('calendars.title')} pad>
      {error && <Banner tone="danger">{error.message}</Banner>}
      {!data && !error && (
        <Skeleton>
          <Bone height={80} />
        </Skeleton>
      )}
      {data && (
        <div className="grid gap-s5">
          <Feed madeAt={data.calendars.feed_made_at} />
          <BusyCalendar busy={data.calendars.busy} />
        </div>
      )}
    </Card>
  );
}

/** Shows the calendars that a call has returned. Without them, it loads them again. */
function useShowCalendars() {
  const client = useQueryClient();
  return (calendars?: OwnCalendars) => {
    const { queryKey } = queryOf(ownCalendars, {});
    if (calendars) client.setQueryData(queryKey, { success: true, calendars });
    else void client.invalidateQueries({ queryKey });
  };
}

function Feed({ madeAt }: { madeAt: string | null }) {
  const t = useTexts(calendarsTexts);
  const time = useTexts(timeTexts);
  const confirm = useConfirm();
  const showCalendars = useShowCalendars();
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function act(what: () => Promise<void>) {
    setBusy(true);
    setFailure(null);
    try {
      await what();
    } catch (problem) {
      if (!isAppError(problem)) throw problem;
      setFailure(problem.message);
    } finally {
      setBusy(false);
    }
  }
  async function make() {
    const question = {
      title: t('calendars.new_question'),
      text: t('calendars.new_text'),
      confirmLabel: t('calendars.new'),
    };
    if (madeAt !== null && !(await confirm(question))) return;
    await act(async () => {
      const made = await call(makeFeed, {});
      setAddress(made.address);
      showCalendars(made.calendars);
    });
  }
  const end = () =>
    act(async () => {
      await call(endFeed, {});
      setAddress(null);
      showCalendars();
      showToast({ type: 'success', title: t('calendars.ended') });
    });
  const copy = (text: string) =>
    // If the browser refuses, the address can still be selected and copied by hand.
    navigator.clipboard.writeText(text).then(
      () => showToast({ type: 'success', title: t('calendars.copied') }),
      () => {},
    );

  return (
    <div className="grid justify-items-start gap-s3">
      <p className="text-sm text-ink-2">
        {t('calendars.text')} {madeAt !== null && !address && t('calendars.made', { date: dayInWords(time, madeAt) })}
      </p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {address && (
        <Field label={t('calendars.address')} help={t('calendars.once')} className="w-full">
          <TextInput readOnly dir="ltr" value={address} onFocus={({ target }) => target.select()} />
        </Field>
      )}
      <div className="flex flex-wrap gap-s2">
        {address && (
          <Button size="sm" onClick={() => void copy(address)}>
            <Icon of={Copy} size="sm" />
            {t('calendars.copy')}
          </Button>
        )}
        <Button size="sm" variant={madeAt === null ? 'line' : 'quiet'} busy={isBusy} onClick={() => void make()}>
          {t(madeAt === null ? 'calendars.make' : 'calendars.new')}
        </Button>
        {madeAt !== null && (
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void end()}>
            {t('calendars.end')}
          </Button>
        )}
      </div>
    </div>
  );
}

function BusyCalendar({ busy }: { busy: OwnCalendars['busy'] }) {
  const t = useTexts(calendarsTexts);
  const time = useTexts(timeTexts);
  const now = usePageTime();
  const showCalendars = useShowCalendars();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isEditing = busy === null || typed !== null;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setError(null);
    try {
      showCalendars((await call(giveBusyCalendar, { address: typed ?? '' })).calendars);
      setTyped(null);
    } catch (problem) {
      if (!isAppError(problem)) throw problem;
      setError(problem.errors?.address?.[0] ?? problem.message);
    } finally {
      setSaving(false);
    }
  }
  async function forget() {
    try {
      await call(forgetBusyCalendar, {});
      setTyped(null);
      showCalendars();
    } catch (problem) {
      if (!isAppError(problem)) throw problem;
      setError(problem.message);
    }
  }

  return (
    <div className="grid gap-s3 border-t border-line pt-s4">
      <h3 className="text-sm">{t('calendars.busy_title')}</h3>
      {busy?.problem && <Banner tone="warning">{t(`calendars.problem_${busy.problem}`, { host: busy.host })}</Banner>}
      {busy && !busy.problem && (
        <p className="text-sm text-ink-2">
          {busy.read_at === null || now === null
            ? t('calendars.not_read', { host: busy.host })
            : t('calendars.read', { ago: timeAgo(time, busy.read_at, now), host: busy.host })}
        </p>
      )}
      {isEditing ? (
        <form onSubmit={save} noValidate className="grid gap-s3">
          <Field label={t('calendars.address')} help={t('calendars.busy_text')} error={error}>
            <TextInput
              type="url"
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              value={typed ?? ''}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-s2">
            <Button type="submit" size="sm" busy={isSaving}>
              {t('calendars.save')}
            </Button>
            {busy && (
              <Button size="sm" variant="quiet" onClick={() => setTyped(null)}>
                {t('calendars.cancel')}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-s2">
          <Button size="sm" onClick={() => setTyped('')}>
            {t('calendars.change')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => void forget()}>
            {t('calendars.end')}
          </Button>
        </div>
      )}
    </div>
  );
}
