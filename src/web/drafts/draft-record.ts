import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import { type DraftStorage, openUnsentInput } from '#web/lib/unsent-input.ts';

/** Where a draft lies on the server, as far as this browser knows. */
export type DraftPlace = {
  token: string | null;
  draftId: number | null;
  version: number | null;
  savedAt: string | null;
  /** Saved signed in: opens for its owner only. */
  owned: boolean;
};
export const NOWHERE: DraftPlace = { token: null, draftId: null, version: null, savedAt: null, owned: false };

/** What this browser keeps of a draft session: what was typed, whether the server has it, and the way back to it. */
export type DraftRecord = {
  jobId: number;
  place: DraftPlace;
  data: DraftFields;
  isSaved: boolean;
  /** The own version, after the other one was taken. */
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
