import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import { NEW_JOB } from './EditorFields.ts';

/** What was typed and not saved, kept in this browser. `version` is what it was typed on; null for a new job. */
export type KeptJob = { fields: JobFields; version: number | null; at: string };

/** Per person and job: two people may share a browser. */
export const keptKey = (userId: number, jobId: number | null) => `fursa.job.${userId}.${jobId ?? 'new'}`;

export function readKept(key: string): KeptJob | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptJob | null;
    if (!kept || typeof kept.fields !== 'object' || typeof kept.at !== 'string') return null;
    // Written by an older version of this page, perhaps: only what is known, and never a missing list.
    const known = Object.entries(kept.fields).filter(([field]) => field in NEW_JOB);
    const fields = { ...NEW_JOB, ...Object.fromEntries(known) } as JobFields;
    return Array.isArray(fields.skills) && Array.isArray(fields.questions) ? { ...kept, fields } : null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage must not stop anybody from writing: leaving the page asks in any case. */
export function keep(key: string, kept: KeptJob): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {}
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
