/*
 * A draft session, apart from any framework. A wizard uses it through useDraftSession:
 *
 *   const codec: DraftCodec<MyForm> = {
 *     encode: (form) => ({ form: 'form', formVersion: 1, personalInfo: form.personal, … }),
 *     decode: (data) => (data.formVersion === 1 ? toMyForm(data) : null),   // null: another version of the form
 *   };
 *   const draft = useDraftSession({ jobId, codec, enabled: true, onRestore: (form, origin) => reset(form) });
 *
 *   draft.edit(form)     after every change, with the whole form; autosave follows 2,000 ms after the last one
 *   draft.saveNow()      for a Save button; true when the server has what was in the form when it was pressed
 *   draft.ready()        ends when it is known whether there is a draft
 *   draft.status         opening, untouched, unsaved, saving, saved, offline, failed, conflict, gone
 *   draft.token          goes along with the application, so that the draft ends with it
 *   draft.finish()       after the application was taken: forgets what this browser keeps
 *   draft.startOver()    the person does not want what onRestore brought
 *
 * onRestore says that the form has to show something else, and why (DraftOrigin). Calling edit with the same form then
 * does no harm. Whatever fails, what was typed stays in the form and in this browser. DraftStatus (a
 * line), DraftNotices (banners and the choice between two versions) and ShareDraft take the whole `draft`.
 */
import { DraftConflict } from '#shared/drafts/drafts.contract.ts';
import { AppError, isAppError } from '#shared/kernel/errors.ts';
import type { DraftStorage, UnsentInput } from '#web/lib/unsent-input.ts';
import { type DraftPlace, type DraftRecord, NOWHERE, openRecord } from './draft-record.ts';
import type { DraftServer, OpenedDraft } from './draft-server.ts';
import type { Connection, DraftCodec, DraftOrigin, DraftSnapshot } from './draft-session.ts';
import * as draft from './draft-state.ts';
import { createTimers } from './timers.ts';

type Options<Form> = {
  jobId: number;
  /** Null for a visitor. */
  userId: number | null;
  codec: DraftCodec<Form>;
  onRestore: (form: Form, origin: DraftOrigin) => void;
  server: DraftServer;
  connection: Connection;
  storage?: () => DraftStorage;
};

export const AUTOSAVE_MS = 2000;
/** At most this much typing is lost when a browser crashes. */
const KEEP_MS = 400;
/** A save that hangs does not prevent the application from being sent. */
const MOST_WAIT_MS = 5000;
const RETRY_MS = { first: 2000, most: 60_000 } as const;

export class DraftSync<Form> {
  readonly #options: Options<Form>;
  readonly #record: UnsentInput<DraftRecord>;
  readonly #timers = createTimers<'save' | 'keep' | 'retry'>();
  readonly #listeners = new Set<() => void>();
  #state: draft.DraftState<Form> = draft.FRESH;
  #snapshot: DraftSnapshot<Form> = draft.snapshotOf(this.#state);
  #running: Promise<void> = Promise.resolve();
  #lookup: Promise<void> = Promise.resolve();
  #stopListening = () => {};
  #isEnabled = true;
  #isAlive = false;
  #isHeld = false;
  /** Counts starts: responses to an earlier start are ignored. */
  #life = 0;

  constructor(options: Options<Form>) {
    this.#options = options;
    this.#record = openRecord(options.jobId, options.userId, options.storage);
  }

  readonly current = () => this.#snapshot;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Looks for a draft: by the link in the address, in this browser, among the person's own. */
  start(link: string | null): Promise<void> {
    this.#lookup = this.#lookUp(link);
    return this.#lookup;
  }

  /** Nothing is saved before it is known whether a draft exists. */
  readonly ready = () => this.#lookup;

  async #lookUp(link: string | null): Promise<void> {
    const { server, connection, userId, jobId } = this.#options;
    this.#life += 1;
    const life = this.#life;
    this.#isAlive = true;
    this.#stopListening = connection.onOnline(() => this.#state.trouble?.kind === 'offline' && this.retry());
    this.#readKept();
    const token = link ?? this.#state.place.token;
    if (token !== null) return this.#open(token, link === null ? 'browser' : 'link');
    if (this.#state.form !== null || userId === null) return this.#settle(draft.shown(this.#state));
    this.#apply({ ...this.#state, phase: 'opening' });
    // A failure does no harm: a new draft starts, and the old one stays on the dashboard.
    const own = await server.findOwn(jobId).catch(() => null);
    if (life !== this.#life) return;
    if (own !== null) return this.#open(own, 'account');
    this.#settle({ ...this.#state, phase: 'idle' });
  }

  edit(form: Form): void {
    const before = this.#state.edits;
    this.#apply(draft.edited(this.#state, form, this.#options.codec));
    if (this.#state.edits === before) return;
    if (!this.#timers.isRunning('keep')) this.#timers.start('keep', KEEP_MS, () => this.#keep());
    this.#saveLater();
  }

  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    if (isEnabled) this.#saveLater();
    else this.#timers.stop('save');
  }

  /** Called while an application is sent: waits for a save in progress, and starts no other. */
  async hold(): Promise<void> {
    this.#isHeld = true;
    this.#timers.stop('save', 'retry');
    const isLongEnough = new Promise<void>((resolve) => setTimeout(resolve, MOST_WAIT_MS));
    await Promise.race([this.#running, isLongEnough]);
  }

  /** The application was not accepted, so unsaved changes are saved again. */
  release(): void {
    this.#isHeld = false;
    this.#saveLater();
  }

  /** True when the server has what was in the form at the time of the call; later changes are saved next. */
  async saveNow(): Promise<boolean> {
    const wanted = this.#state.edits;
    await this.#lookup;
    await this.#running;
    if (this.#state.savedEdits < wanted || this.#state.place.token === null) await this.#save();
    return this.#state.savedEdits >= wanted && this.#state.place.token !== null;
  }

  /** Called when the page is hidden: saves without waiting for a timer. */
  flush(): void {
    this.#keep();
    if (this.#timers.isRunning('save')) this.#save();
  }

  retry(): void {
    this.#apply({ ...this.#state, trouble: null });
    this.#tryAgain();
  }

  keepMine(): void {
    this.#settle(draft.keptMine(this.#state));
    this.#save();
  }

  takeTheirs(): void {
    this.#settle(draft.tookTheirs(this.#state, this.#options.codec));
  }

  bringBack(): void {
    this.#settle(draft.broughtBack(this.#state));
  }

  /** The old draft no longer exists; the form's content becomes a new one. */
  startAnew(): void {
    this.#apply({ ...this.#state, place: NOWHERE, trouble: null, edits: this.#state.edits + 1 });
    this.#save();
  }

  /** Empties the form. The stored draft stays on the server until it expires, and on its owner's dashboard. */
  startOver(): void {
    this.#timers.stop('save', 'keep', 'retry');
    this.#record.remove();
    this.#apply({ ...draft.FRESH, storageFails: this.#state.storageFails });
  }

  /** A token for another device, or for somebody else. */
  async share(): Promise<{ token: string; expires_at: string }> {
    if (draft.isUnsaved(this.#state)) await this.saveNow();
    const { token } = this.#state.place;
    if (token === null) throw new AppError('unavailable');
    return this.#options.server.share(token);
  }

  dismissNotice(): void {
    this.#settle({ ...this.#state, notice: null, aside: null });
  }

  /** The application was accepted, and the server deleted the draft with it. */
  finish(): void {
    this.startOver();
    this.#isAlive = false;
  }

  dispose(): void {
    this.#life += 1;
    this.#stopListening();
    if (draft.isUnsaved(this.#state)) this.#keep();
    this.#timers.stop('save', 'keep', 'retry');
    this.#isAlive = false;
  }

  #readKept(): void {
    const kept = this.#record.read();
    this.#apply(draft.found({ ...this.#state, phase: 'idle' }, kept, this.#options.codec));
    if (kept.state === 'found' && this.#state.form === null) this.#record.setAside();
  }

  async #open(token: string, origin: DraftOrigin): Promise<void> {
    const life = this.#life;
    this.#apply({ ...this.#state, phase: 'opening', pending: { token, origin } });
    let opened: OpenedDraft | AppError;
    try {
      opened = await this.#options.server.retrieve(token);
    } catch (error) {
      opened = toAppError(error);
    }
    if (life !== this.#life) return;
    const state: draft.DraftState<Form> = { ...this.#state, phase: 'idle' };
    if (isAppError(opened)) return this.#failToOpen(state, opened, origin);
    this.#settle(draft.met(state, opened, { token, origin }, this.#options));
  }

  async #failToOpen(state: draft.DraftState<Form>, error: AppError, origin: DraftOrigin): Promise<void> {
    const isMissing = error.code === 'not_found' || error.code === 'invalid';
    if (isMissing && origin === 'browser') {
      return this.#settle(draft.shown({ ...state, pending: null, trouble: { kind: 'gone' } }));
    }
    if (isMissing) {
      this.#settle({ ...state, pending: null, notice: origin === 'link' ? 'not_opened' : state.notice });
      // The link does not work, but there may still be a draft in this browser.
      if (state.place.token !== null && !state.isShown) return this.#open(state.place.token, 'browser');
      return this.#settle(draft.shown(this.#state));
    }
    // The browser's copy is enough for now: a save reveals whether the server has a newer version.
    const pending = origin === 'browser' ? null : state.pending;
    this.#settle(draft.shown({ ...state, pending }));
    if (pending || draft.isUnsaved(state)) this.#fail(error);
  }

  #save(): Promise<void> {
    this.#timers.stop('save');
    const { form, phase, other, pending, trouble, edits } = this.#state;
    const isStuck = phase !== 'idle' || other !== null || pending !== null || trouble?.kind === 'gone';
    if (!this.#isAlive || this.#isHeld || isStuck || form === null || !draft.isUnsaved(this.#state))
      return this.#running;
    if (this.#options.connection.isOnline()) this.#running = this.#send(form, edits);
    else this.#fail(new AppError('unavailable'));
    return this.#running;
  }

  async #send(form: Form, edits: number): Promise<void> {
    const { jobId, server, codec } = this.#options;
    const sent = codec.encode(form);
    const { token, version } = this.#state.place;
    this.#apply({ ...this.#state, phase: 'saving' });
    try {
      const answer = await server.store({ ...sent, jobId, status: 'in_progress', token, version });
      const { draft_id: draftId, saved_at: savedAt, owned } = answer;
      const place: DraftPlace = { token: answer.token, draftId, version: answer.version, savedAt, owned };
      this.#timers.stop('retry');
      this.#settle(draft.stored({ ...this.#state, phase: 'idle' }, place, sent, edits));
    } catch (failure) {
      const error = toAppError(failure);
      const state: draft.DraftState<Form> = { ...this.#state, phase: 'idle' };
      const conflict = error.code === 'conflict' ? DraftConflict.safeParse(error.extra) : null;
      if (conflict?.success) this.#settle(draft.refused(state, conflict.data, { sent, edits }, codec));
      else if (error.code === 'not_found' && token !== null) this.#settle({ ...state, trouble: { kind: 'gone' } });
      else {
        this.#apply({ ...state, unanswered: draft.isFinal(error) ? state.unanswered : sent });
        this.#fail(error);
      }
    }
  }

  #fail(error: AppError): void {
    const delay = Math.min(RETRY_MS.first * 2 ** this.#state.failures, RETRY_MS.most);
    const isTriedAgain = this.#isAlive && !this.#isHeld && !draft.isFinal(error);
    if (isTriedAgain) this.#timers.start('retry', delay, () => this.#tryAgain());
    this.#settle(draft.troubled(this.#state, error));
  }

  /** The error message stays until it is resolved. */
  #tryAgain(): void {
    this.#timers.stop('retry');
    const { pending, phase } = this.#state;
    if (pending && phase === 'idle') this.#open(pending.token, pending.origin);
    else this.#save();
  }

  #saveLater(): void {
    if (!this.#isEnabled || !this.#isAlive || this.#isHeld || !draft.isUnsaved(this.#state)) return;
    // The next attempt is already scheduled, or would fail in the same way.
    if (this.#timers.isRunning('retry') || this.#state.trouble?.kind === 'failed') return;
    this.#timers.start('save', AUTOSAVE_MS, () => this.#save());
  }

  /** After a request has ended: stores the new state in the browser, and saves unsaved changes next. */
  #settle(state: draft.DraftState<Form>): void {
    this.#apply(state);
    this.#keep();
    this.#saveLater();
  }

  #keep(): void {
    this.#timers.stop('keep');
    const { codec, jobId } = this.#options;
    const { form, place, aside } = this.#state;
    if (form === null || !this.#isAlive) return;
    const isSaved = !draft.isUnsaved(this.#state);
    const data = codec.encode(form);
    const isKept = this.#record.write({ jobId, place, data, isSaved, aside: aside && codec.encode(aside) });
    if (isKept === this.#state.storageFails) this.#apply({ ...this.#state, storageFails: !isKept });
  }

  #apply(state: draft.DraftState<Form>): void {
    this.#state = { ...state, restore: null };
    this.#snapshot = draft.snapshotOf(this.#state);
    if (state.restore) this.#options.onRestore(state.restore.form, state.restore.origin);
    for (const listener of this.#listeners) listener();
  }
}

function toAppError(error: unknown): AppError {
  return isAppError(error) ? error : new AppError('internal');
}
