import { useEffect, useRef, useState } from 'react';
import { MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { GivenEntry, ScorecardEntry, saveScorecard } from '#shared/evaluation/scorecards.contract.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { z } from '#shared/kernel/schema.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, myEntry, type ScoredApplication, type Subject, totalsOf } from './scorecard.ts';
import { type TypedEntry, useTypedEntries } from './typed-entries.ts';

export type SavedScorecard = OutputOf<typeof saveScorecard>;
type FieldName = 'score' | 'comment';
type RowErrors = Partial<Record<FieldName, string>>;
type Parts = {
  card: ScoredApplication;
  /** Called with the saved scorecard before anything else happens, and with whether the reader moves on now. */
  onSaved: (saved: SavedScorecard, goesOn: boolean) => void;
  /** Another tab has saved, so the reader's entries have to be fetched again. */
  onStale: () => void;
};

/** Everything that can be scored, in reading order. */
export function subjectsOf({ educations, experiences }: Pick<ScoredApplication, 'educations' | 'experiences'>) {
  const items = { education: educations, experience: experiences } as Record<string, ScoredApplication['educations']>;
  const sections = MANAGER_SECTIONS.flatMap((type): Subject[] => [
    ...(items[type] ?? []).map(({ id }) => ({ type, itemId: id })),
    { type, itemId: null },
  ]);
  return [...sections, { type: 'profile', itemId: null }, { type: 'overall', itemId: null }] satisfies Subject[];
}

const scoreIn = (text: string) => (text.trim() === '' ? null : Number(text));
const without = <Value>(all: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key))) as Record<string, Value>;

/**
 * The reader's scorecard of one application. Typed text stays until it is saved. What another tab saved meanwhile is
 * shown beside it, and overwritten only after the reader agrees.
 */
export function useScorecard({ card, onSaved, onStale }: Parts) {
  const { applicationId } = card;
  const { typed, isRead, change: setTyped } = useTypedEntries(applicationId);
  const [wasTyped, setWasTyped] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, RowErrors>>>({});
  const [newer, setNewer] = useState<Readonly<Record<string, ScorecardEntry>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const subjects = subjectsOf(card);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what an earlier visit left counts.
  useEffect(() => {
    if (isRead) setWasTyped(Object.keys(typed).length > 0);
  }, [isRead]);

  const savedOf = (subject: Subject): TypedEntry => {
    const entry = myEntry(card, subject);
    return {
      score: entry?.score === null || entry === undefined ? '' : String(entry.score),
      comment: entry?.comment ?? '',
      version: entry?.version ?? null,
    };
  };
  const entryOf = (subject: Subject): TypedEntry => typed[keyOf(subject)] ?? savedOf(subject);

  function change(subject: Subject, changes: Partial<Pick<TypedEntry, FieldName>>) {
    const key = keyOf(subject);
    const saved = savedOf(subject);
    setErrors((before) => without(before, [key]));
    setTyped((before) => {
      const next = { ...(before[key] ?? saved), ...changes };
      const isSaved = next.score === saved.score && next.comment === saved.comment;
      return isSaved ? without(before, [key]) : { ...before, [key]: next };
    });
  }

  /** Waits for the next frame, because the field may not be rendered yet. */
  function focus(subject: Subject, field: FieldName = subject.type === 'profile' ? 'comment' : 'score') {
    requestAnimationFrame(() => {
      const input = form.current?.querySelector<HTMLElement>(`[data-${field}="${keyOf(subject)}"]`);
      input?.scrollIntoView({ block: 'center', behavior: 'auto' });
      input?.focus();
    });
  }

  function show(found: readonly { subject: Subject; errors: RowErrors }[]) {
    setErrors(Object.fromEntries(found.map((one) => [keyOf(one.subject), one.errors])));
    const [first] = found;
    if (first) focus(first.subject, first.errors.score ? 'score' : 'comment');
  }

  /** True when everything typed is saved, or with `only` that one subject. */
  async function save({ only, goesOn = false }: { only?: Subject; goesOn?: boolean } = {}): Promise<boolean> {
    const isMeant = (subject: Subject) => keyOf(subject) in typed && (!only || keyOf(only) === keyOf(subject));
    const changed = subjects.filter(isMeant);
    if (changed.length === 0) return true;
    const entries = changed.map((subject) => {
      const { score, comment, version } = entryOf(subject);
      return { type: subject.type, item_id: subject.itemId, score: scoreIn(score), comment, version };
    });
    const wrong = entries.flatMap((entry, at) => {
      const { errors: found } = parseInput(GivenEntry, entry);
      return found ? [{ subject: changed[at] as Subject, errors: rowErrors(found) }] : [];
    });
    setFailure(null);
    show(wrong);
    if (wrong.length > 0) return false;
    setBusy(true);
    try {
      const saved = await call(saveScorecard, { application_id: applicationId, entries });
      onSaved(saved, goesOn);
      const keys = changed.map(keyOf);
      // Text that was typed during the save is not saved yet.
      setTyped((now) =>
        without(
          now,
          keys.filter((key) => now[key] === typed[key]),
        ),
      );
      setNewer({});
      setWasTyped(false);
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      const stale = z.array(ScorecardEntry).safeParse(error.extra?.evaluations);
      const refused = changed.flatMap((subject, at) => {
        const own = Object.entries(error.errors ?? {}).filter(([field]) => field.startsWith(`entries.${at}.`));
        const names = own.map(([field, messages]) => [field.split('.').at(-1), messages] as const);
        return own.length > 0 ? [{ subject, errors: rowErrors(Object.fromEntries(names)) }] : [];
      });
      if (error.code === 'conflict' && stale.success && stale.data.length > 0) {
        setNewer(
          Object.fromEntries(stale.data.map((entry) => [keyOf({ type: entry.type, itemId: entry.item_id }), entry])),
        );
        onStale();
      } else if (refused.length > 0) show(refused);
      else setFailure(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    subjects,
    entryOf,
    errorsOf: (subject: Subject) => errors[keyOf(subject)] ?? {},
    newerOf: (subject: Subject) => newer[keyOf(subject)],
    change,
    focus,
    save,
    failure,
    isBusy,
    isChanged: Object.keys(typed).length > 0,
    wasTyped: wasTyped && Object.keys(typed).length > 0,
    totals: totalsOf(subjects.map((subject) => ({ ...subject, score: wholeOf(entryOf(subject).score) }))),
    discard() {
      setTyped(() => ({}));
      setErrors({});
      setWasTyped(false);
    },
    /** Restores the text typed before the dialog was opened. */
    putBack: (subject: Subject, before: TypedEntry | undefined) =>
      setTyped((now) => {
        const rest = without(now, [keyOf(subject)]);
        return before ? { ...rest, [keyOf(subject)]: before } : rest;
      }),
    typedOf: (subject: Subject) => typed[keyOf(subject)],
    takeNewer(subject: Subject) {
      setTyped((before) => without(before, [keyOf(subject)]));
      setNewer((before) => without(before, [keyOf(subject)]));
    },
    /** The reader has seen the newer entry; the next save overwrites it. */
    keepMine(subject: Subject) {
      const key = keyOf(subject);
      const version = newer[key]?.version ?? null;
      setTyped((before) => ({ ...before, [key]: { ...(before[key] ?? savedOf(subject)), version } }));
      setNewer((before) => without(before, [key]));
    },
  };
}
export type ScorecardForm = ReturnType<typeof useScorecard>;

function rowErrors(found: Readonly<Record<string, readonly string[]>>): RowErrors {
  const [score, comment] = [found.score?.[0], found.comment?.[0]];
  return { ...(score && { score }), ...(comment && { comment }) };
}

/** Text that is not a score counts as none until it is corrected. */
function wholeOf(text: string): number | null {
  const score = scoreIn(text);
  return score !== null && Number.isInteger(score) && score >= 0 && score <= 100 ? score : null;
}
