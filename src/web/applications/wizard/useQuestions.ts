import { startTransition, useEffect, useState } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { type JobDetails, type JobQuestion, jobQuestions } from '#shared/jobs/jobs.contract.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';

const TOLD_MS = 5_000;
/** How soon a failed load is tried again. */
const RETRY_MS = 10_000;

type Asked =
  | { state: 'loading' }
  | { state: 'mismatch' }
  /** Missing: there may be some, but they have not come so far. */
  | { state: 'ready'; questions: readonly JobQuestion[]; isMissing: boolean };

/** The employer's questions, before anything else. Without them the form still works; they join it once they come. */
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
        // The form starts with them: drawn in small steps, as in WizardPage.
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
