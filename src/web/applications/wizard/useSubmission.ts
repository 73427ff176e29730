import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { apply } from '#shared/applications/apply.contract.ts';
import { pathInForm } from '#shared/applications/wizard/payload-names.ts';
import type { RuleContext } from '#shared/applications/wizard/rules.ts';
import type { DataOf } from '#shared/applications/wizard/steps.ts';
import { toPayload } from '#shared/applications/wizard/to-payload.ts';
import type { Problem } from '#shared/applications/wizard/validate.ts';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { type FieldErrors, isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { newClientId } from './client-id.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { FormStore } from './form-store.ts';
import { type Outcome, outcomeOf, outcomeOfError } from './outcomes.ts';
import type { WizardHost } from './wizard-context.ts';

type Submitting = {
  form: WizardForm;
  job: JobDetails;
  host: WizardHost;
  context: RuleContext;
  store: FormStore<object>;
  drafts: Drafts;
  onRefused: (problems: readonly Problem[]) => void;
};

/** Sends the application, and does what its answer asks for. */
export function useSubmission({ form, job, host, context, store, drafts, onRefused }: Submitting) {
  const t = useTexts(wizardTexts);
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [openedAt] = useState(() => Date.now());
  const trap = useRef('');
  // The same for every try until it was answered: what was sent and not heard of is not sent as a second application.
  const clientId = useRef<string | null>(null);

  async function submit(extra: { cv?: string | null } = {}) {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    clientId.current ??= newClientId();
    try {
      const answer = await call(apply, {
        jobId: String(job.id),
        ...toPayload(form, store.get().data as DataOf[WizardForm], context),
        ...extra,
        client_id: clientId.current,
        draft_token: drafts.token,
        website: trap.current,
        open_ms: Date.now() - openedAt,
      });
      follow(outcomeOf(answer, t));
    } catch (error) {
      if (!isAppError(error)) throw error;
      const outcome = outcomeOfError(error, t);
      if (error.extra?.unreachable !== true) clientId.current = null;
      follow(outcome);
      if (!outcome.leave && error.errors) onRefused(problemsOf(form, error.errors));
    } finally {
      setSending(false);
    }
  }

  function follow({ toast, leave, taken, failure: said }: Outcome) {
    showToast(toast);
    setFailure(said ?? null);
    if (taken) drafts.clear();
    if (!leave) return;
    setLeaving(leave.to);
    host.onApplied();
    if (host.kind === 'dialog') host.onClose();
    setTimeout(() => navigate(leave.to), leave.afterMs);
  }

  return { submit, isSending, failure, leaving, trap, dismissFailure: () => setFailure(null) };
}

/** The call's names of fields in those of the form. What belongs to no field of it is said all the same. */
function problemsOf(form: WizardForm, errors: FieldErrors): Problem[] {
  return Object.entries(errors).flatMap(([path, messages]) =>
    messages.map((message) => ({ path: pathInForm(form, path), message })),
  );
}
