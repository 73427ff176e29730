import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import type { DraftConflict } from '#shared/drafts/drafts.contract.ts';
import type { AppError } from '#shared/kernel/errors.ts';
import type { FoundDraft } from '#web/lib/unsent-input.ts';
import { type DraftPlace, type DraftRecord, NOWHERE } from './draft-record.ts';
import { fieldsOf, type OpenedDraft } from './draft-server.ts';
import type { DraftCodec, DraftOrigin, DraftSnapshot, DraftStatus } from './draft-session.ts';
import { isSameText, printOf } from './same-draft.ts';

/** The whole state of a draft session. The functions below are its pure transitions. */
export type DraftState<Form> = Readonly<{
  place: DraftPlace;
  form: Form | null;
  /** Whether the form shows it; a draft found in this browser is shown only after the server was asked. */
  isShown: boolean;
  /** The form that the page should show now. */
  restore: { form: Form; origin: DraftOrigin } | null;
  edits: number;
  savedEdits: number;
  savedPrint: string;
  phase: 'idle' | 'opening' | 'saving';
  trouble: { kind: 'offline' | 'gone' } | { kind: 'failed'; message: string } | null;
  /** The number of failures in a row. */
  failures: number;
  /** The fields of a save that got no response: they may have been stored all the same. */
  unanswered: DraftFields | null;
  /** A draft that could not be opened yet. */
  pending: { token: string; origin: DraftOrigin } | null;
  other: { place: DraftPlace & { savedAt: string }; form: Form; isSameDraft: boolean } | null;
  aside: Form | null;
  notice: DraftSnapshot['notice'];
  storageFails: boolean;
}>;

export const FRESH: DraftState<never> = {
  place: NOWHERE,
  form: null,
  isShown: true,
  restore: null,
  edits: 0,
  savedEdits: 0,
  savedPrint: '',
  phase: 'idle',
  trouble: null,
  failures: 0,
  unanswered: null,
  pending: null,
  other: null,
  aside: null,
  notice: null,
  storageFails: false,
};

/** After these errors a retry would fail in the same way, so it waits for the next edit or for the person. */
const FINAL: ReadonlySet<string> = new Set(['invalid', 'too_large', 'bad_request', 'csrf', 'not_found', 'forbidden']);
export const isFinal = ({ code }: AppError) => FINAL.has(code);

export const isUnsaved = ({ edits, savedEdits }: DraftState<unknown>) => edits !== savedEdits;

/** Takes over the draft that this browser stored, or notes why it cannot be used. */
export function found<Form>(
  state: DraftState<Form>,
  kept: FoundDraft<DraftRecord>,
  codec: DraftCodec<Form>,
): DraftState<Form> {
  if (kept.state === 'foreign') return { ...state, notice: 'foreign' };
  if (kept.state !== 'found') return { ...state, storageFails: kept.state === 'blocked' };
  const { place, data, isSaved, aside } = kept.value;
  const form = codec.decode(data);
  if (form === null) return { ...state, notice: 'foreign' };
  return {
    ...state,
    place,
    form,
    isShown: false,
    aside: aside && codec.decode(aside),
    savedPrint: isSaved ? printOf(data) : '',
    edits: isSaved ? state.edits : state.edits + 1,
  };
}

/** Puts the draft of this browser into the form, unless something was typed there already. */
export function shown<Form>(state: DraftState<Form>): DraftState<Form> {
  if (state.form === null || state.isShown) return state;
  return { ...state, isShown: true, restore: { form: state.form, origin: 'browser' } };
}

export function edited<Form>(state: DraftState<Form>, form: Form, codec: DraftCodec<Form>): DraftState<Form> {
  const typed = { ...state, form, isShown: true };
  // The page calls this too when it has just shown the saved draft, which is no edit.
  if (!isUnsaved(state) && printOf(codec.encode(form)) === state.savedPrint) return typed;
  return { ...typed, edits: state.edits + 1, trouble: state.trouble?.kind === 'failed' ? null : state.trouble };
}

/**
 * Compares the server's draft with that of this browser: one of them is newer, or they are two conflicting versions.
 */
export function met<Form>(
  state: DraftState<Form>,
  answer: OpenedDraft,
  { token, origin }: { token: string; origin: DraftOrigin },
  { jobId, codec }: { jobId: number; codec: DraftCodec<Form> },
): DraftState<Form> {
  const { draft_id: draftId, version, saved_at: savedAt, owned } = answer;
  const calm = { ...state, pending: null, trouble: null, failures: 0 };
  const isSameDraft = state.place.draftId === draftId;
  if (answer.job.id !== jobId) return shown({ ...calm, notice: 'not_opened' });
  const theirs = codec.decode(fieldsOf(answer.application_data));
  // The server's draft cannot be shown, so what is typed from now on must not replace it.
  if (theirs === null) return shown({ ...calm, notice: 'foreign', place: isSameDraft ? NOWHERE : state.place });
  const place = { token, draftId, version, savedAt, owned };
  const isNothingElse = state.form === null || isSameText(codec.encode(state.form), codec.encode(theirs));
  if (isNothingElse || (isSameDraft && !isUnsaved(state))) return adopted(calm, place, theirs, origin, codec);
  if (isSameDraft && state.place.version === version) return shown(calm);
  return shown({ ...calm, other: { place, form: theirs, isSameDraft } });
}

function adopted<Form>(
  state: DraftState<Form>,
  place: DraftPlace,
  form: Form,
  origin: DraftOrigin,
  codec: DraftCodec<Form>,
): DraftState<Form> {
  const savedPrint = printOf(codec.encode(form));
  const saved = { place, form, savedPrint, savedEdits: state.edits, other: null, trouble: null };
  return { ...state, ...saved, isShown: true, restore: { form, origin } };
}

export function stored<Form>(
  state: DraftState<Form>,
  place: DraftPlace,
  sent: DraftFields,
  edits: number,
): DraftState<Form> {
  const saved = { place, savedEdits: edits, savedPrint: printOf(sent) };
  return { ...state, ...saved, failures: 0, unanswered: null, trouble: null };
}

/** The server refused a save, because another version was saved since the one this browser knows. */
export function refused<Form>(
  state: DraftState<Form>,
  current: DraftConflict,
  { sent, edits }: { sent: DraftFields; edits: number },
  codec: DraftCodec<Form>,
): DraftState<Form> {
  const { unanswered } = state;
  const answered = { ...state, unanswered: null };
  const place = { ...state.place, version: current.version, savedAt: current.saved_at };
  const theirs = codec.decode(fieldsOf(current.application_data));
  // That version cannot be shown, so it cannot be chosen either: it stays, and what was typed here becomes a new draft.
  if (theirs === null) return { ...answered, notice: 'foreign', place: NOWHERE };
  const written = codec.encode(theirs);
  if (isSameText(written, sent)) return stored(answered, place, sent, edits);
  // An earlier save of our own, whose answer was lost: nobody else wrote anything.
  if (unanswered && isSameText(written, unanswered)) return { ...answered, place };
  return { ...answered, other: { place, form: theirs, isSameDraft: true } };
}

export function troubled<Form>(state: DraftState<Form>, error: AppError): DraftState<Form> {
  const [first] = Object.values(error.errors ?? {}).flat();
  const trouble =
    error.code === 'unavailable'
      ? ({ kind: 'offline' } as const)
      : ({ kind: 'failed', message: first ?? error.message } as const);
  return { ...state, trouble, failures: state.failures + 1 };
}

export function keptMine<Form>(state: DraftState<Form>): DraftState<Form> {
  if (!state.other) return state;
  const { place, isSameDraft } = state.other;
  if (!isSameDraft) return { ...state, other: null };
  // The server accepts an overwrite only from somebody who knows the other version.
  return { ...state, other: null, place: { ...state.place, version: place.version }, edits: state.edits + 1 };
}

export function tookTheirs<Form>(state: DraftState<Form>, codec: DraftCodec<Form>): DraftState<Form> {
  if (!state.other) return state;
  return { ...adopted(state, state.other.place, state.other.form, 'choice', codec), aside: state.form };
}

/** Restores the person's own version, which is then saved over the one they chose. */
export function broughtBack<Form>(state: DraftState<Form>): DraftState<Form> {
  if (state.aside === null) return state;
  const restore = { form: state.aside, origin: 'choice' } as const;
  return { ...state, form: state.aside, aside: null, edits: state.edits + 1, restore };
}

function statusOf({ other, trouble, phase, place, ...state }: DraftState<unknown>): DraftStatus {
  if (other) return 'conflict';
  if (trouble) return trouble.kind;
  if (phase !== 'idle') return phase;
  if (state.edits !== state.savedEdits) return 'unsaved';
  return place.savedAt === null ? 'untouched' : 'saved';
}

export function snapshotOf<Form>(state: DraftState<Form>): DraftSnapshot<Form> {
  const { place, form, other, trouble, notice, storageFails } = state;
  return {
    status: statusOf(state),
    token: place.token,
    savedAt: place.savedAt,
    owned: place.owned,
    message: trouble?.kind === 'failed' ? trouble.message : null,
    conflict: other && { mine: form as Form, theirs: other.form, savedAt: other.place.savedAt },
    notice,
    storageFails,
    hasAside: state.aside !== null,
    isLinkPending: state.pending?.origin === 'link',
  };
}
