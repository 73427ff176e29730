import { createContext, useCallback, useContext, useEffect, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import { useJobForm } from './EditorFields.ts';

/** The parts that a phone shows only on request, with their fields: most jobs do not need them. */
const FOLDS = {
  address: ['region', 'postcode', 'full_address', 'latitude', 'longitude'],
  form: ['application_form'],
  screening: ['screening_mode', 'pass_mark'],
  answer: ['answer_days'],
} as const satisfies Record<string, readonly (keyof JobFields)[]>;
export type FoldName = keyof typeof FOLDS;
const NAMES = Object.keys(FOLDS) as FoldName[];

/** Whether any field of the exact address has a value. */
export const hasAddress = (fields: Partial<JobFields>) =>
  FOLDS.address.some((field) => fields[field] !== null && fields[field] !== undefined);

/** The folded parts that are open. In the server's HTML, those that contain a value are open already. */
export function useFolds(fields: JobFields) {
  const [open, setOpen] = useState<readonly FoldName[]>(() => (hasAddress(fields) ? ['address'] : []));
  const set = useCallback((name: FoldName, isOpen: boolean) => {
    setOpen((before) => (isOpen ? [...new Set([...before, name])] : before.filter((other) => other !== name)));
  }, []);
  /** Renders synchronously, because a hidden field cannot take the focus. */
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
  // It stays open when the error is resolved, because closing would remove the field that somebody is editing.
  useEffect(() => {
    if (hasError || hasValue) set(name, true);
  }, [name, hasError, hasValue, set]);
  const isOpen = hasError || open.includes(name);
  return { id, isOpen, hasError, toggle: () => set(name, hasError || !isOpen) };
}
