import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { JobFields, type PreflightPoint } from '#shared/jobs/job-editor.contract.ts';
import { postingPreflight } from '#shared/jobs/job-posting.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import { useJobForm } from './EditorFields.ts';

/** The preflight, and whatever the schema would refuse, required points first. */
function pointsOf(fields: JobFields): PreflightPoint[] {
  const points = postingPreflight(fields);
  const known = new Set(points.map(({ field }) => field));
  const refused = Object.entries(parseInput(JobFields, fields).errors ?? {})
    .filter(([field]) => !known.has(field))
    .map(([field, [message]]): PreflightPoint => ({ field, level: 'required', message: message ?? '' }));
  const all = [...points, ...refused];
  return [...all.filter(({ level }) => level === 'required'), ...all.filter(({ level }) => level !== 'required')];
}

/** What has to be done about the job as it is written now, and how much of it before it can be submitted. */
export function usePreflight() {
  const { control } = useJobForm();
  const fields = useDeferredValue(useWatch({ control }) as JobFields);
  const points = useMemo(() => pointsOf(fields), [fields]);
  return { points, toFix: points.filter(({ level }) => level === 'required').length };
}
