import { useRef, useState } from 'react';
import { apply, uploadCv } from '#shared/applications/apply.contract.ts';
import type { FormRuleContext } from '#shared/applications/wizard/form-rule-context.ts';
import { pathInForm } from '#shared/applications/wizard/payload-names.ts';
import type { DataOf } from '#shared/applications/wizard/steps.ts';
import { toPayload } from '#shared/applications/wizard/to-payload.ts';
import type { Problem } from '#shared/applications/wizard/validate.ts';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { type FieldErrors, isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { upload } from '#web/lib/upload.ts';
import { visitSource } from '#web/lib/visit-source.ts';
import type { FormStore } from '#web/profiles/form/form-store.ts';
import { showToast } from '#web/ui/toasts.ts';
import { newClientId } from './client-id.ts';
import type { Drafts } from './drafts/drafts.ts';
import { type Ending, type Outcome, outcomeOf, outcomeOfError } from './outcomes.ts';
import type { WizardHost } from './wizard-context.ts';

type Submitting = {
  form: WizardForm;
  job: JobDetails;
  host: WizardHost;
  context: FormRuleContext;
  store: FormStore<object>;
  drafts: Drafts;
  /** The CV file to send. */
  cv: File | null;
  /** Instead of a file: a CV of the profile. */
  resumeId: number | null;
  /** The questions could not be loaded: the application is sent without answers, and they are asked afterwards. */
  questionsMissing: boolean;
  onRefused: (problems: readonly Problem[]) => void;
};

/** Sends the application and handles the response. */
export function useSubmission(sending: Submitting) {
  const { form, job, host, context, store, drafts, cv, resumeId, questionsMissing, onRefused } = sending;
  const t = useTexts(wizardTexts);
  const [isSending, setSending] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [openedAt] = useState(() => Date.now());
  const trap = useRef('');
  // The same key for every retry until there is a response, so that a lost response does not cause a second
  // application.
  const clientId = useRef<string | null>(null);

  // Uploaded once: a retry refers to the same file.
  const uploaded = useRef<{ file: File; token: string } | null>(null);

  async function cvToken(): Promise<string | null> {
    if (!cv) return null;
    if (uploaded.current?.file !== cv) {
      const { cv: token } = await upload(uploadCv, cv, { args: { jobId: String(job.id) } });
      uploaded.current = { file: cv, token };
    }
    return uploaded.current.token;
  }

  async function submit() {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    clientId.current ??= newClientId();
    // The application deletes its draft, so a later save would find nothing.
    await drafts.hold();
    try {
      const answer = await call(apply, {
        jobId: String(job.id),
        ...toPayload(form, store.get().data as DataOf[WizardForm], context),
        cv: await cvToken(),
        ...(resumeId !== null && { resume_id: resumeId }),
        client_id: clientId.current,
        ...(questionsMissing && { questions_missing: true }),
        draft_token: drafts.token(),
        source: visitSource(),
        website: trap.current,
        open_ms: Date.now() - openedAt,
      });
      follow(outcomeOf(answer, t));
    } catch (error) {
      if (!isAppError(error)) throw error;
      const outcome = outcomeOfError(error, t);
      // A request that failed on the way, or was answered by a proxy, may have arrived anyway.
      const isOurRefusal = error.status < 500 && error.extra?.isForeign !== true;
      if (isOurRefusal) clientId.current = null;
      follow(outcome);
      if (outcome.ending) return;
      drafts.release();
      // Uploads expire after a day, so the file is uploaded again.
      if (error.errors?.cv) uploaded.current = null;
      if (error.errors) onRefused(problemsOf(form, error.errors));
    } finally {
      setSending(false);
    }
  }

  function follow({ toast, ending: end, taken, failure: said }: Outcome) {
    showToast(toast);
    setFailure(said ?? null);
    if (taken) drafts.clear();
    if (!end) return;
    setEnding(end);
    host.onApplied();
  }

  return { submit, isSending, failure, ending, trap, dismissFailure: () => setFailure(null) };
}

/** Maps the API's field names to the form's. Errors without a matching field are shown too. */
function problemsOf(form: WizardForm, errors: FieldErrors): Problem[] {
  return Object.entries(errors).flatMap(([path, messages]) =>
    messages.map((message) => ({ path: pathInForm(form, path), message })),
  );
}
