import { type DraftStorage, type FoundDraft, openUnsentInput } from '#web/lib/unsent-input.ts';

export type LocalDraft<Form> = { form: Form; stepIndex: number; timestamp: number; jobId: number };
type Kept = LocalDraft<unknown>;

type Options<Form> = {
  jobId: number;
  /** Null for a visitor. People who share a browser do not see each other's drafts. */
  userId: number | null;
  /** The version of the form's data. A draft of another version is not read. */
  version: number;
  isForm: (value: unknown) => value is Form;
  storage?: () => DraftStorage;
};

/** How long this browser keeps a draft, in milliseconds. For drafts on the server this is a setting. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The draft of variant A: one per job, in this browser. */
export function openLocalDraft<Form>({ jobId, isForm, ...options }: Options<Form>) {
  const draft = openUnsentInput<LocalDraft<Form>>({
    of: `wizard:${jobId}`,
    isValid: (value): value is LocalDraft<Form> => isKept(value) && value.jobId === jobId && isForm(value.form),
    age: { savedAt: ({ timestamp }) => timestamp, maxMs: KEPT_MS },
    ...options,
  });
  return {
    find: (now = Date.now()): FoundDraft<LocalDraft<Form>> => draft.read(now),
    /** False when the browser could not keep it. */
    save: (form: Form, stepIndex: number, now = Date.now()) => draft.write({ form, stepIndex, timestamp: now, jobId }),
    clear: () => draft.remove(),
  };
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { stepIndex, timestamp, jobId } = value as Partial<Kept>;
  return Number.isInteger(stepIndex) && typeof timestamp === 'number' && typeof jobId === 'number';
}
