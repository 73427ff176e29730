export type QuickDraft = {
  coverLetter: string;
  /** By the id of the question. */
  answers: Record<string, string>;
  /** null: without a CV; undefined: nothing chosen yet. */
  resumeId?: number | null;
};

type Kept = QuickDraft & { userId: number | null; savedAt: number };

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const keyOf = (jobId: number) => `fursa:apply:${jobId}`;

export const EMPTY_DRAFT: QuickDraft = { coverLetter: '', answers: {} };

/**
 * What was typed outlives a failure, a reload and a sign-in on the way, in this browser only. What a visitor wrote is
 * taken over by whoever signs in next; what a person wrote is shown to nobody else.
 */
export function readDraft(jobId: number, userId: number | null): QuickDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? 'null') as Kept | null;
    const isTheirs = kept && (kept.userId === null || kept.userId === userId);
    if (!kept || !isTheirs || Date.now() - kept.savedAt > KEPT_MS) return EMPTY_DRAFT;
    const { coverLetter, answers, resumeId } = kept;
    if (typeof coverLetter !== 'string' || typeof answers !== 'object' || answers === null) return EMPTY_DRAFT;
    return { coverLetter, answers, ...(resumeId !== undefined && { resumeId }) };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function keepDraft(jobId: number, userId: number | null, draft: QuickDraft): void {
  const kept: Kept = { ...draft, userId, savedAt: Date.now() };
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage takes the convenience away, not the form.
  }
}

export function dropDraft(jobId: number): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {
    // See above.
  }
}
