import { createContext, useCallback, useContext, useEffect, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import { useJobForm } from './EditorFields.ts';

/** The parts that a phone shows only after a press, with their fields: most jobs are written without them. */
const FOLDS = {
  address: ['region', 'postcode', 'full_address', 'latitude', 'longitude'],
  form: ['application_form'],
  screening: ['screening_mode', 'pass_mark'],
} as const satisfies Record<string, readonly (keyof JobFields)[]>;
export type FoldName = keyof typeof FOLDS;
const NAMES = Object.keys(FOLDS) as FoldName[];

/** Whether the part with the exact address says something about the place. */
export const hasAddress = (fields: Partial<JobFields>) =>
  FOLDS.address.some((field) => fields[field] !== null && fields[field] !== undefined);

/** Which folded parts are open. The server's HTML already has those open that hold a value. */
export function useFolds(fields: JobFields) {
  const [open, setOpen] = useState<readonly FoldName[]>(() => (hasAddress(fields) ? ['address'] : []));
  const set = useCallback((name: FoldName, isOpen: boolean) => {
    setOpen((before) => (isOpen ? [...new Set([...before, name])] : before.filter((other) => other !== name)));
  }, []);
  /** Drawn at once, because a field that is not shown cannot take the focus. */
  const openFor = useCallback(
    (paths: readonly string[]) =>
      flushSync(() => {
        for (const name of NAMES) if (FOLDS[name].some((field) => paths.includes(field))) set(name, true);
      }),
    [set],
  );
  return useMemo(() => ({ open, set, openFor }), [open, set, openFor]);
}

export const FoldContext = createContext<Pick<ReturnType<typeof useFolds>, 'open' | 'set'>>({ open: [], set() {} });

/** One folded part. It opens by itself for an error or for a value, and does not close over an error. */
export function useFold(name: FoldName, hasValue = false) {
  const { open, set } = useContext(FoldContext);
  const { errorOf } = useJobForm();
  const id = useId();
  const hasError = FOLDS[name].some((field) => errorOf(field) !== undefined);
  // It stays open when the error is gone: closing would take the field away from under the cursor.
  useEffect(() => {
    if (hasError || hasValue) set(name, true);
  }, [name, hasError, hasValue, set]);
  const isOpen = hasError || open.includes(name);
  return { id, isOpen, hasError, toggle: () => set(name, hasError || !isOpen) };
}
