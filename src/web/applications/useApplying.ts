import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { APPLY } from './apply-address.ts';
import type { ApplyForm } from './apply-form.ts';
import type { Visit } from './load-visit.ts';

/** Updates the address without navigating: the page stays as it is. */
function noteInAddress(isOpen: boolean): void {
  const address = new URL(window.location.href);
  if (isOpen) address.searchParams.set(APPLY, '1');
  else address.searchParams.delete(APPLY);
  window.history.replaceState(window.history.state, '', address);
}

/** The form is loaded on demand, because most readers of a job do not need it. */
const loadForm = async (job: JobDetails) => (await import('./form-for.ts')).formFor(job);

/** Everything between the Apply button and its form. */
export function useApplying(job: JobDetails, { applied: hasApplied, reapplyOn }: Visit) {
  const t = useTexts(jobsTexts);
  const [query] = useSearchParams();
  const [form, setForm] = useState<{ Form: ApplyForm } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [applied, setApplied] = useState(hasApplied);

  const open = useCallback(async () => {
    setLoading(true);
    try {
      setForm({ Form: await loadForm(job) });
      setOpen(true);
      noteInAddress(true);
    } catch {
      showToast({ type: 'error', title: t('jobs.form_failed') });
    }
    setLoading(false);
  }, [job, t]);

  const isAsked = query.get(APPLY) === '1' && job.open && !hasApplied && reapplyOn === null;
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked, open]);

  return {
    applied,
    /** After a failed screening: the day from which the person may apply again. */
    reapplyOn,
    isLoading,
    open,
    /** Loads the form on hover or focus, so that it is ready when it is opened. */
    preload: () => {
      loadForm(job).catch(() => {});
    },
    Form: form?.Form ?? null,
    formProps: {
      job,
      // The dialog stays open after sending, because its last screen says what happens next.
      open: isOpen,
      onClose: () => {
        setOpen(false);
        noteInAddress(false);
      },
      onApplied: () => setApplied(true),
    },
  };
}
export type Applying = ReturnType<typeof useApplying>;
