import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import { type Found, openShelf, type Storing } from './shelf.ts';

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

/** Per person: what a visitor wrote is taken over by whoever signs in next, what a person wrote is theirs alone. */
export function openRecords(jobId: number, userId: number | null, storage?: () => Storing) {
  const shelfOf = (who: number | 'guest') =>
    openShelf<DraftRecord>({
      key: `fursa:draft:${jobId}:${who}`,
      version: VERSION,
      isRight: (value): value is DraftRecord => isRecord(value) && value.jobId === jobId,
      ...(storage && { storage }),
    });
  const own = shelfOf(userId ?? 'guest');
  const guest = userId === null ? null : shelfOf('guest');
  return {
    /** What cannot be read is put aside, so that the next write does not replace it. */
    read(): Found<DraftRecord> {
      for (const shelf of guest ? [own, guest] : [own]) {
        const found = shelf.read();
        if (found.state === 'foreign') shelf.setAside();
        if (found.state !== 'absent') return found;
      }
      return { state: 'absent' };
    },
    write(record: DraftRecord): boolean {
      const isKept = own.write(record);
      if (isKept) guest?.remove();
      return isKept;
    },
    remove(): void {
      own.remove();
      guest?.remove();
    },
    setAside: () => {
      for (const shelf of guest ? [own, guest] : [own]) shelf.setAside();
    },
  };
}

function isRecord(value: unknown): value is DraftRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { jobId, place, data, isSaved } = value as Partial<DraftRecord>;
  const hasPlace = typeof place === 'object' && place !== null && 'token' in place && 'version' in place;
  return typeof jobId === 'number' && hasPlace && typeof data === 'object' && data !== null && isSaved !== undefined;
}
