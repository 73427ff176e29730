import type { DraftFields } from '#shared/drafts/draft-fields.ts';

/** Converts between a wizard's form and the stored draft. `decode` returns null for another version of the form. */
export type DraftCodec<Form> = { encode(form: Form): DraftFields; decode(data: DraftFields): Form | null };

/** Why the form is to show something else: the link in the address, this browser, the account, or a choice. */
export type DraftOrigin = 'link' | 'browser' | 'account' | 'choice';

export type DraftStatus =
  | 'opening'
  | 'untouched'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'failed'
  | 'conflict'
  | 'gone';

export type DraftSnapshot<Form = unknown> = Readonly<{
  status: DraftStatus;
  token: string | null;
  /** When the server last saved it, as an ISO time. */
  savedAt: string | null;
  /** True if it was saved while signed in: only its owner can open it. */
  owned: boolean;
  /** The server's error message, if the status is failed. */
  message: string | null;
  /** Two versions, of which the person chooses one. */
  conflict: { mine: Form; theirs: Form; savedAt: string } | null;
  /** foreign: a draft of another version of the form was found; not_opened: the link in the address opens nothing. */
  notice: 'foreign' | 'not_opened' | null;
  /** True if this browser's storage is full or blocked, so that it keeps nothing. */
  storageFails: boolean;
  /** True if the person's own version can be restored after they chose the other one. */
  hasAside: boolean;
  /** True until the link in the address has been opened. */
  isLinkPending: boolean;
}>;

export type Connection = { isOnline(): boolean; onOnline(listener: () => void): () => void };
