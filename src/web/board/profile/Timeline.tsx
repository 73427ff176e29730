import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { deleteNote, readNotes } from '#shared/applications/notes.contract.ts';
import { timelineTexts } from '#shared/board/profile.texts.ts';
import type { TimelineEvent } from '#shared/board/timeline.contract.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { call } from '#web/lib/call.ts';
import { timeOfDayInWords } from '#web/lib/relative-time.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useColumnName } from '../useColumnName.ts';
import { useRefreshApplication, useTimeline } from './application-data.ts';
import { type NotePart, partsOf } from './mentions.ts';
import { NoteForm } from './NoteForm.tsx';

/** The history, newest first, with the form for notes above it. */
export function Timeline({ applicationId }: { applicationId: number }) {
  const t = useTexts(timelineTexts);
  const confirm = useConfirm();
  const refresh = useRefreshApplication();
  const { data, isError } = useTimeline(applicationId);
  const me = useSessionUser()?.id;
  const newestMention = data?.events.find(({ note }) => note?.mentions.some(({ id }) => id === me))?.note?.id;
  // The bell stops listing notes that are shown here, also one that arrives while the application is open.
  useEffect(() => {
    if (newestMention !== undefined) call(readNotes, { id: String(applicationId) }).catch(() => {});
  }, [newestMention, applicationId]);

  async function remove(noteId: number) {
    const isSure = await confirm({ title: t('note.delete_confirm'), confirmLabel: t('note.delete'), danger: true });
    if (!isSure) return;
    try {
      await call(deleteNote, { id: String(applicationId), note_id: String(noteId) });
      showToast({ type: 'success', title: t('note.deleted') });
    } catch {
      showToast({ type: 'error', title: t('note.delete_failed') });
    }
    refresh(applicationId);
  }

  return (
    <section aria-labelledby="timeline" className="grid gap-s4 border-t border-line pt-s5">
      <h3 id="timeline">{t('timeline.title')}</h3>
      <NoteForm applicationId={applicationId} team={data?.team ?? []} onAdded={() => refresh(applicationId)} />
      {isError && !data && <Banner tone="danger">{t('timeline.failed')}</Banner>}
      {data ? (
        <ol className="grid">
          {data.events.map((event) => (
            <TimelineEntry key={keyOf(event)} event={event} onDelete={remove} />
          ))}
        </ol>
      ) : (
        !isError && (
          <Skeleton>
            <Bone height={64} />
          </Skeleton>
        )
      )}
    </section>
  );
}

const keyOf = ({ event, at, to, note, text }: TimelineEvent) => `${event} ${at} ${note?.id ?? ''} ${to} ${text}`;

function TimelineEntry({ event, onDelete }: { event: TimelineEvent; onDelete: (noteId: number) => void }) {
  const t = useTexts(timelineTexts);
  const title = useEventWords()(event);
  const { note, text, actor } = event;
  const isTheirs = event.by_candidate && event.event.startsWith('interview_');
  const parts = partsOf(text ?? '', note?.mentions ?? []);
  // Another system may have written the note, and mentioned somebody without their name.
  const unnamed = note?.mentions.filter((person) => !parts.some(({ who }) => who.includes(person))) ?? [];
  return (
    <li className="relative grid gap-s1 border-s border-line ps-s4 pb-s4 last:pb-0 before:absolute before:-start-1.25 before:top-1.75 before:size-2.25 before:rounded-round before:bg-line-strong">
      <p className="flex flex-wrap items-baseline gap-x-s2">
        <span className="font-medium">{title}</span>
        {actor && <span className="text-ink-2">{t('timeline.by', { name: actor.name })}</span>}
        {isTheirs && <span className="text-ink-2">{t('timeline.by_candidate')}</span>}
        <TimeAgo at={event.at} className="text-sm text-ink-3" />
        {note?.mine && (
          <IconButton
            icon={Trash2}
            size="xs"
            label={t('note.delete')}
            onClick={() => onDelete(note.id)}
            className="ms-auto self-center"
          />
        )}
      </p>
      {text && (
        <p dir="auto" className="max-w-measure rounded-r2 bg-wash px-s3 py-s2 whitespace-pre-wrap wrap-anywhere">
          {note ? <NoteText parts={parts} /> : text}
        </p>
      )}
      {unnamed.length > 0 && (
        <p className="text-sm text-ink-2">
          {t('timeline.mentioned', { names: unnamed.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </li>
  );
}

/** The text of a note, in which names of mentioned colleagues stand out. */
function NoteText({ parts }: { parts: readonly NotePart[] }) {
  return parts.map(({ text, who }, place) =>
    who.length === 0 ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a written note do not change places.
      <bdi key={place} className="rounded-r1 bg-accent-soft px-1 py-0.5 font-medium text-accent-strong">
        {text}
      </bdi>
    ),
  );
}

function useEventWords(): (event: TimelineEvent) => string {
  const t = useTexts(timelineTexts);
  const time = useTexts(timeTexts);
  const columnName = useColumnName();
  return ({ event, from, to, by_candidate }) => {
    const when = (at: string | null) => (at === null ? '' : timeOfDayInWords(time, at));
    const stage = (name: string | null) => columnName({ name: name ?? '' });
    switch (event) {
      case 'stage':
        return t('timeline.stage', { from: stage(from), to: stage(to) });
      case 'ai_score':
      case 'manager_score':
        return t(`timeline.${event}`, { score: to ?? '' });
      case 'outcome':
        return t(`timeline.outcome_${to as 'passed' | 'failed' | 'under_review' | 'withdrawn'}`);
      case 'imported':
        return t('timeline.imported', { file: from ?? '' });
      case 'interview_offered':
        return t('timeline.interview_offered', { count: Number(to) });
      case 'interview_booked':
        return t('timeline.interview_booked', { when: when(to) });
      case 'interview_moved':
        return t('timeline.interview_moved', { from: when(from), to: when(to) });
      case 'interview_cancelled':
        return from === null
          ? t('timeline.interview_not_booked')
          : t('timeline.interview_cancelled', { when: when(from) });
      case 'interview_held':
      case 'interview_missed':
        return t(`timeline.${event}`, { when: when(to) });
      case 'message':
        return t(by_candidate ? 'timeline.message_in' : 'timeline.message_out');
      default:
        return t(`timeline.${event}`);
    }
  };
}
