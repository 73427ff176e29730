import { DRAFT_DAYS } from '#shared/drafts/drafts.values.ts';
import { type Found, openShelf, type Storing } from './shelf.ts';

export type LocalDraft<Form> = { form: Form; stepIndex: number; timestamp: number; jobId: number };
type Kept = LocalDraft<unknown>;

type Options<Form> = {
  jobId: number;
  /** Null for a visitor. People who share a browser do not see each other's drafts. */
  userId: number | null;
  /** Of the form's data: a draft of another version is left alone. */
  version: number;
  isForm: (value: unknown) => value is Form;
  storage?: () => Storing;
};

const KEPT_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000;

/** The draft of variant A: one per job, in this browser. */
export function openLocalDraft<Form>({ jobId, userId, version, isForm, storage }: Options<Form>) {
  const shelf = openShelf<LocalDraft<Form>>({
    key: `fursa:wizard:${jobId}:${userId ?? 'guest'}`,
    version,
    isRight: (value): value is LocalDraft<Form> => isKept(value) && value.jobId === jobId && isForm(value.form),
    ...(storage && { storage }),
  });
  return {
    find(now = Date.now()): Found<LocalDraft<Form>> {
      const found = shelf.read();
      if (found.state === 'foreign') shelf.setAside();
      if (found.state !== 'found' || now - found.value.timestamp <= KEPT_MS) return found;
      shelf.remove();
      return { state: 'absent' };
    },
    /** False when the browser could not keep it. */
    save: (form: Form, stepIndex: number, now = Date.now()) => shelf.write({ form, stepIndex, timestamp: now, jobId }),
    clear: () => shelf.remove(),
  };
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { stepIndex, timestamp, jobId } = value as Partial<Kept>;
  return Number.isInteger(stepIndex) && typeof timestamp === 'number' && typeof jobId === 'number';
}
