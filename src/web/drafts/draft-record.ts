import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import { type DraftStorage, openUnsentInput } from '#web/lib/unsent-input.ts';

/** Identifies a draft on the server, as far as this browser knows it. */
export type DraftPlace = {
  token: string | null;
  draftId: number | null;
  version: number | null;
  savedAt: string | null;
  /** True if it was saved while signed in: only its owner can open it. */
  owned: boolean;
};
export const NOWHERE: DraftPlace = { token: null, draftId: null, version: null, savedAt: null, owned: false };

/**
 * What this browser stores of a draft session: the form, whether the server has it, and how to find the draft again.
 */
export type DraftRecord = {
  jobId: number;
  place: DraftPlace;
  data: DraftFields;
  isSaved: boolean;
  /** The person's own version, kept after they chose the other one. */
  aside: DraftFields | null;
};

const VERSION = 1;

export function openRecord(jobId: number, userId: number | null, storage?: () => DraftStorage) {
  return openUnsentInput<DraftRecord>({
    of: `draft:${jobId}`,
    userId,
    version: VERSION,
    isValid: (value): value is DraftRecord => isRecord(value) && value.jobId === jobId,
    adoptsGuest: true,
    ...(storage && { storage }),
  });
}

function isRecord(value: unknown): value is DraftRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { jobId, place, data, isSaved } = value as Partial<DraftRecord>;
  const hasPlace = typeof place === 'object' && place !== null && 'token' in place && 'version' in place;
  return typeof jobId === 'number' && hasPlace && typeof data === 'object' && data !== null && isSaved !== undefined;
}
