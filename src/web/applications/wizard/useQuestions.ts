import { startTransition, useEffect, useState } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { type JobDetails, type JobQuestion, jobQuestions } from '#shared/jobs/jobs.contract.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';

const TOLD_MS = 5_000;
/** The pause before a failed load is tried again, in milliseconds. */
const RETRY_MS = 10_000;

type Asked =
  | { state: 'loading' }
  | { state: 'mismatch' }
  /** `isMissing`: the questions could not be loaded so far, so there may be some. */
  | { state: 'ready'; questions: readonly JobQuestion[]; isMissing: boolean };

/**
 * Loads the employer's questions before the form starts. If that fails, the form works without them until a retry
 * succeeds.
 */
export function useQuestions({ id }: JobDetails): Asked {
  const t = useTexts(wizardTexts);
  const [asked, setAsked] = useState<Asked>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTold = false;
    async function load() {
      try {
        const { job_id, questions } = await call(jobQuestions, { id: String(id) });
        // The answer is about another job than the page: what is typed here would reach the wrong employer.
        const found: Asked = job_id === id ? { state: 'ready', questions, isMissing: false } : { state: 'mismatch' };
        // The form starts once they are here, so it is rendered in small steps, as in WizardPage.
        if (isWanted) startTransition(() => setAsked(found));
      } catch {
        if (!isWanted) return;
        if (!isTold) {
          showToast({ type: 'warning', title: t('wizard.questions_failed'), duration: TOLD_MS });
          setAsked({ state: 'ready', questions: [], isMissing: true });
        }
        isTold = true;
        timer = setTimeout(load, RETRY_MS);
      }
    }
    load();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, t]);
  return asked;
}
