import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { NOTE } from '#shared/applications/applications.values.ts';
import { writeNote } from '#shared/applications/notes.contract.ts';
import { timelineTexts } from '#shared/board/profile.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useUnsentText } from '#web/lib/useUnsentText.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { type Colleague, type Mentioning, matching, mentionAt, mentionedIn } from './mentions.ts';

type NoteFormProps = { applicationId: number; team: readonly Colleague[]; onAdded: () => void };

/**
 * Writes a note to the team. An @ opens a list of colleagues, which arrow keys reach without leaving the text field.
 */
export function NoteForm({ applicationId, team, onAdded }: NoteFormProps) {
  const t = useTexts(timelineTexts);
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useUnsentText(`note:${applicationId}`);
  const [mentioning, setMentioning] = useState<Mentioning | null>(null);
  const [active, setActive] = useState(0);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // The same id for every retry, so that a note is stored once.
  const clientId = useRef<string>(undefined);
  /** Whom the writer has chosen from the list: two colleagues may have the same name. */
  const chosenIds = useRef(new Set<number>());
  const offered = mentioning ? matching(team, mentioning.query) : [];
  const isOpen = offered.length > 0;

  function changed(text: string, caret: number) {
    setBody(text);
    setError(undefined);
    setMentioning(mentionAt(text, caret));
    setActive(0);
    clientId.current = undefined;
  }

  function choose({ id, name }: Colleague) {
    if (!mentioning) return;
    chosenIds.current.add(id);
    const end = mentioning.start + 1 + mentioning.query.length;
    const before = `${body.slice(0, mentioning.start)}@${name} `;
    changed(before + body.slice(end), 0);
    setMentioning(null);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(before.length, before.length);
    });
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setMentioning(null);
      void add();
      return;
    }
    if (!isOpen) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = offered[active];
    if (step !== 0) setActive((active + step + offered.length) % offered.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else if (event.key === 'Escape') setMentioning(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async function add() {
    if (isBusy) return;
    if (body.trim() === '') return setError(t('note.empty'));
    setBusy(true);
    clientId.current ??= crypto.randomUUID();
    const mentions = mentionedIn(body, team, chosenIds.current).map(({ id }) => id);
    try {
      await call(writeNote, { id: String(applicationId), body, mentions, client_id: clientId.current });
      changed('', 0);
      chosenIds.current.clear();
      showToast({ type: 'success', title: t('note.added') });
      onAdded();
    } catch (failure) {
      const told = isAppError(failure) ? (failure.errors?.body?.[0] ?? failure.errors?.mentions?.[0]) : undefined;
      setError(told ?? t('note.failed'));
    }
    setBusy(false);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      className="grid max-w-measure gap-s2"
    >
      <Field label={t('note.label')} help={t('note.help')} error={error} counter={{ max: NOTE.max, value: body }}>
        <TextArea
          ref={area}
          rows={3}
          value={body}
          placeholder={t('note.placeholder')}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          onChange={({ target }) => changed(target.value, target.selectionStart)}
          onKeyDown={press}
          onBlur={() => setMentioning(null)}
        />
      </Field>
      <div role="status" className="sr-only">
        {isOpen && `${t('note.colleagues')}: ${offered.map(({ name }) => name).join(', ')}`}
      </div>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('note.colleagues')}
          className="max-h-60 overflow-y-auto rounded-r2 border border-line bg-raised p-1 shadow-2"
        >
          {offered.map((colleague, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus.
            <div
              key={colleague.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Prevents the text field from losing the focus, which would close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(colleague)}
              className={cx(
                'cursor-default rounded-r1 px-2.5 py-1.5 pointer-coarse:min-h-11',
                index === active ? 'bg-accent-soft text-accent-strong' : 'hover:bg-wash',
              )}
            >
              {colleague.name}
            </div>
          ))}
        </div>
      )}
      <div className="flex justify-end">
        <Button type="submit" size="sm" busy={isBusy} aria-keyshortcuts="Control+Enter Meta+Enter">
          {t('note.add')}
        </Button>
      </div>
    </form>
  );
}
