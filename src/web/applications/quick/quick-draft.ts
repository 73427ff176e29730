import { openUnsentInput } from '#web/lib/unsent-input.ts';
import type { ChosenCv } from '../useStoredCvs.ts';

export type QuickDraft = {
  coverLetter: string;
  /** Answers by the id of their question. */
  answers: Record<string, string>;
  resumeId?: ChosenCv;
};

type SavedDraft = QuickDraft & { savedAt: number };

/** The version of the record's shape. Raise it when older drafts can no longer be read. */
const VERSION = 1;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

export const EMPTY_DRAFT: QuickDraft = { coverLetter: '', answers: {} };

/** Keeps what was typed in this browser, so that it is still there after a failure, a reload or a sign-in. */
export function openQuickDraft(jobId: number, userId: number | null) {
  const draft = openUnsentInput<SavedDraft>({
    of: `apply:${jobId}`,
    userId,
    version: VERSION,
    isValid: isSavedDraft,
    adoptsGuest: true,
    age: { savedAt: ({ savedAt }) => savedAt, maxMs: MAX_AGE_MS },
  });
  return {
    read(): QuickDraft {
      const found = draft.read();
      if (found.state !== 'found') return EMPTY_DRAFT;
      const { savedAt: _, ...typed } = found.value;
      return typed;
    },
    /** If the storage is full or forbidden, the draft is lost, but the form still works. */
    save: (typed: QuickDraft) => void draft.write({ ...typed, savedAt: Date.now() }),
    clear: () => draft.remove(),
  };
}

function isSavedDraft(value: unknown): value is SavedDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { coverLetter, answers, savedAt } = value as Partial<SavedDraft>;
  return (
    typeof coverLetter === 'string' && typeof answers === 'object' && answers !== null && typeof savedAt === 'number'
  );
}
