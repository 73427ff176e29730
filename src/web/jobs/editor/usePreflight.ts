import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { JobFields, type PreflightPoint } from '#shared/jobs/job-editor.contract.ts';
import { postingPreflight } from '#shared/jobs/job-posting.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import { useJobForm } from './EditorFields.ts';

/** The problems that the preflight finds and those that the schema would refuse, required ones first. */
function pointsOf(fields: JobFields): PreflightPoint[] {
  const points = postingPreflight(fields);
  const known = new Set(points.map(({ field }) => field));
  const refused = Object.entries(parseInput(JobFields, fields).errors ?? {})
    .filter(([field]) => !known.has(field))
    .map(([field, [message]]): PreflightPoint => ({ field, level: 'required', message: message ?? '' }));
  const all = [...points, ...refused];
  return [...all.filter(({ level }) => level === 'required'), ...all.filter(({ level }) => level !== 'required')];
}

/** The problems of the job as it is typed now, and how many of them prevent submitting it. */
export function usePreflight() {
  const { control } = useJobForm();
  const fields = useDeferredValue(useWatch({ control }) as JobFields);
  const points = useMemo(() => pointsOf(fields), [fields]);
  return { points, toFix: points.filter(({ level }) => level === 'required').length };
}
