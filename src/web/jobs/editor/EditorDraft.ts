import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import { openUnsentInput } from '#web/lib/unsent-input.ts';
import { NEW_JOB } from './EditorFields.ts';

/**
 * What was typed and not saved, kept in this browser. `version` is the job's version at that time; null for a new job.
 */
export type UnsavedJob = { fields: JobFields; version: number | null; at: string };

/** The version of the stored shape. Raise it when older drafts can no longer be read. */
const VERSION = 1;

/** Per person and job: two people may share a browser. */
export function openJobDraft(userId: number, jobId: number | null) {
  const draft = openUnsentInput<UnsavedJob>({
    of: `job:${jobId ?? 'new'}`,
    userId,
    version: VERSION,
    isValid: isUnsavedJob,
  });
  return {
    read(): UnsavedJob | null {
      const found = draft.read();
      if (found.state !== 'found') return null;
      // An older version of this page may have stored it, so unknown fields are dropped and missing ones get their
      // defaults.
      const known = Object.entries(found.value.fields).filter(([field]) => field in NEW_JOB);
      return { ...found.value, fields: { ...NEW_JOB, ...Object.fromEntries(known) } };
    },
    /** If the storage is full or forbidden, people can still write: the page asks before it is left. */
    write: (unsaved: UnsavedJob) => void draft.write(unsaved),
    remove: () => draft.remove(),
  };
}

function isUnsavedJob(value: unknown): value is UnsavedJob {
  if (typeof value !== 'object' || value === null) return false;
  const { fields, at } = value as Partial<UnsavedJob>;
  if (typeof fields !== 'object' || fields === null || typeof at !== 'string') return false;
  const isList = (list: unknown) => list === undefined || Array.isArray(list);
  return isList(fields.skills) && isList(fields.questions);
}
