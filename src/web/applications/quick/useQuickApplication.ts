import { useEffect, useMemo, useState } from 'react';
import { quickApply } from '#shared/applications/quick-apply.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { applyTexts } from '#shared/jobs/apply.texts.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { type AppError, isAppError } from '#shared/kernel/errors.ts';
import { ownPath } from '#shared/kernel/own-path.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { visitSource } from '#web/lib/visit-source.ts';
import { showToast } from '#web/ui/toasts.ts';
import { useStoredCvs } from '../useStoredCvs.ts';
import { checkQuickApplication, toApplication } from './check-quick-application.ts';
import { EMPTY_DRAFT, openQuickDraft, type QuickDraft } from './quick-draft.ts';

/** The state of the short form: what was typed, what is wrong with it, and sending it. */
export function useQuickApplication(job: JobDetails, user: SessionUser | null, onApplied: () => void) {
  const t = useTexts(applyTexts);
  const userId = user?.id ?? null;
  const saved = useMemo(() => openQuickDraft(job.id, userId), [job.id, userId]);
  const [draft, setDraft] = useState<QuickDraft>(() => saved.read());
  const stored = useStoredCvs(user?.role === 'candidate', draft.resumeId);
  const [wasTried, setTried] = useState(false);
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sessionEnded, setSessionEnded] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const errors = { ...(wasTried && checkQuickApplication(draft, job.questions)), ...serverErrors };

  useEffect(() => {
    if (draft !== EMPTY_DRAFT) saved.save(draft);
  }, [draft, saved]);

  /** Editing a field clears the server's error about it. */
  function change(field: string, changed: Partial<QuickDraft>) {
    setDraft((before) => ({ ...before, ...changed }));
    setServerErrors(({ [field]: _answered, ...others }) => others);
  }

  /** True when it was sent; false when there is something to correct. */
  async function submit(): Promise<boolean> {
    if (isBusy) return true;
    setTried(true);
    setFailure(null);
    setServerErrors({});
    if (Object.keys(checkQuickApplication(draft, job.questions)).length > 0) return false;
    setBusy(true);
    try {
      const { message } = await call(quickApply, {
        jobId: String(job.id),
        ...toApplication({ ...draft, resumeId: stored.value }, job.questions),
        source: visitSource(),
      });
      saved.clear();
      setDraft(EMPTY_DRAFT);
      setTried(false);
      showToast({ type: 'success', title: message });
      onApplied();
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      const known = Object.entries(error.errors ?? {}).filter(([field]) => isShown(field, job));
      // The CV may have been deleted a moment ago.
      if (error.errors?.resume_id) await stored.reload();
      setServerErrors(Object.fromEntries(known.map(([field, [first]]) => [field, first ?? error.message])));
      if (error.code === 'not_approved') {
        saved.clear();
        tellNotApproved(error, t('jobs.not_approved'), t('jobs.score', { score: Number(error.extra?.score ?? 0) }));
        onApplied();
        return true;
      }
      if (error.code === 'unauthenticated') setSessionEnded(true);
      else if (known.length === 0) setFailure(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { draft, stored, errors, failure, sessionEnded, isBusy, change, submit };
}

/** Shows the server's message, and redirects after two seconds if the response contains an address. */
function tellNotApproved(error: AppError, title: string, score: string): void {
  showToast({ type: 'error', title, text: `${error.message} (${score})`, duration: 6000 });
  const { redirect } = error.extra ?? {};
  if (typeof redirect === 'string') setTimeout(() => window.location.assign(ownPath(redirect, '/')), 2000);
}

function isShown(field: string, { questions }: JobDetails): boolean {
  return field === 'coverLetter' || field === 'resume_id' || questions.some(({ id }) => field === `answers.${id}`);
}
