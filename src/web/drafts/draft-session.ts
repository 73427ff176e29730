import type { DraftFields } from '#shared/drafts/draft-fields.ts';

/** Between a wizard's form and what the server keeps of it. `decode` answers null for another version of the form. */
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
  /** When the server last took it. ISO. */
  savedAt: string | null;
  /** Saved signed in: opens for its owner only. */
  owned: boolean;
  /** What the server said, when the status is failed. */
  message: string | null;
  /** Two versions, of which the person chooses one. */
  conflict: { mine: Form; theirs: Form; savedAt: string } | null;
  /** foreign: a draft of another version of the form was found; not_opened: the link in the address opens nothing. */
  notice: 'foreign' | 'not_opened' | null;
  /** This browser keeps nothing: its storage is full or blocked. */
  storageFails: boolean;
  /** The own version can be brought back, after the other one was taken. */
  hasAside: boolean;
  /** The link of the address has not been opened yet. */
  isLinkPending: boolean;
}>;

export type Connection = { isOnline(): boolean; onOnline(listener: () => void): () => void };
