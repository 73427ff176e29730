import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  createJob,
  type JobFields,
  type OwnJob,
  ownJob,
  reopenJob,
  submitJob,
  updateJob,
} from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { postingPreflight } from '#shared/jobs/job-posting.ts';
import { type AppError, type FieldErrors, isAppError } from '#shared/kernel/errors.ts';
import { parseInput, plainMessage } from '#shared/kernel/validation.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { type JobClosing, titleOf } from '../own/job-closing.ts';
import { reopenedToast } from '../own/reopened-toast.ts';
import { openJobDraft, type UnsavedJob } from './EditorDraft.ts';
import { EditedJob, fieldAnchor, type JobPath, printOf, shownAt, withKnownQuestions } from './EditorFields.ts';
import { useFolds } from './EditorFolds.ts';

const KEEP_AFTER_MS = 400;

/** The state of the editor: the form, the saved job, and the actions that save, submit and reopen it. */
export function useJobEditor(
  initial: OwnJob | null,
  blank: JobFields,
  userId: number,
  mayReopen?: JobClosing['mayReopen'],
) {
  const t = useTexts(jobEditorTexts);
  const [job, setJob] = useState(initial);
  const [busy, setBusy] = useState<'save' | 'submit' | 'reopen' | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [conflict, setConflict] = useState<OwnJob | null>(null);
  const form = useForm<JobFields>({
    resolver: zodResolver(EditedJob as never, { error: plainMessage } as never) as never,
    defaultValues: initial?.fields ?? blank,
    mode: 'onTouched',
  });
  const unsaved = useUnsaved(form, job, blank, userId);
  const folds = useFolds(initial?.fields ?? blank);
  const { openFor } = folds;

  const focusField = useCallback(
    (path: JobPath) => {
      openFor([path]);
      form.setFocus(path);
      document.getElementById(fieldAnchor(path))?.scrollIntoView({ block: 'center' });
    },
    [form, openFor],
  );

  function showErrors(errors: FieldErrors): void {
    const shown = Object.entries(errors).map(([path, [message]]) => [shownAt(path), message] as const);
    for (const [path, message] of shown) form.setError(path, { type: 'given', message: message ?? '' });
    const [first] = shown;
    if (first) focusField(first[0]);
    showToast({ type: 'error', title: t('editor.fix_first'), text: t('editor.fix_first_text') });
  }

  /** Checks the form, for a publication also what a published job needs. What is missing is shown under its field. */
  async function isReady(forPublication: boolean): Promise<boolean> {
    openFor(Object.keys(parseInput(EditedJob, form.getValues()).errors ?? {}));
    if (!(await form.trigger(undefined, { shouldFocus: true }))) {
      showToast({ type: 'error', title: t('editor.fix_first'), text: t('editor.fix_first_text') });
      return false;
    }
    const missing = forPublication
      ? postingPreflight(form.getValues()).filter(({ level }) => level === 'required')
      : [];
    if (missing.length === 0) return true;
    showErrors(Object.fromEntries(missing.map(({ field, message }) => [field, [message]])));
    return false;
  }

  async function store(): Promise<OwnJob> {
    const sent = structuredClone(form.getValues());
    const { job: saved } = job
      ? await call(updateJob, { ...sent, id: String(job.id), version: job.version })
      : await call(createJob, sent);
    const typedMeanwhile = printOf(form.getValues()) !== printOf(sent);
    openJobDraft(userId, job?.id ?? null).remove();
    setJob(saved);
    if (!job) goTo(saved);
    if (typedMeanwhile) {
      unsaved.setSaved(saved.fields);
      const typed = { fields: form.getValues(), version: saved.version, at: new Date().toISOString() };
      openJobDraft(userId, saved.id).write(typed);
    } else {
      form.reset(saved.fields);
      unsaved.setSaved(saved.fields);
    }
    return saved;
  }

  /** Runs one action; every failure is shown, and what was typed stays untouched. */
  async function attempt(kind: 'save' | 'submit' | 'reopen', act: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(kind);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'conflict' && job) await meetConflict(error);
      else if (error.errors) showErrors(error.errors);
      else {
        setFailure(error);
        showToast({ type: 'error', title: error.message });
      }
    } finally {
      setBusy(null);
    }
  }

  async function meetConflict(error: AppError): Promise<void> {
    const theirs = await call(ownJob, { id: String(job?.id) }).catch(() => null);
    if (theirs) setConflict(theirs.job);
    else setFailure(error);
  }

  const isPublic = job?.status === 'active' || job?.status === 'pending';
  const save = () =>
    attempt('save', async () => {
      if (!(await isReady(isPublic))) return;
      const saved = await store();
      const text = saved.waiting_for_edit_approval
        ? t('editor.saved_waiting_text')
        : saved.status === 'active'
          ? t('editor.saved_live_text')
          : saved.status === 'draft'
            ? t('editor.saved_draft_text')
            : undefined;
      showToast({ type: 'success', title: t('editor.saved'), ...(text && { text }) });
    });

  const submit = () =>
    attempt('submit', async () => {
      if (!(await isReady(true))) return;
      if (job && mayReopen && !(await mayReopen(titleOf(job)))) return;
      const saved = job && !unsaved.isUnsaved() ? job : await store();
      const { job: submitted } = await call(submitJob, { id: String(saved.id) });
      setJob(submitted);
      const published = submitted.status === 'active';
      showToast(
        published
          ? { type: 'success', title: t('editor.published') }
          : { type: 'success', title: t('editor.submitted'), text: t('editor.submitted_text') },
      );
    });

  const reopen = () =>
    attempt('reopen', async () => {
      if (!(await isReady(true))) return;
      if (job && mayReopen && !(await mayReopen(titleOf(job)))) return;
      const saved = job && !unsaved.isUnsaved() ? job : await store();
      const { job: open } = await call(reopenJob, { id: String(saved.id) });
      setJob(open);
      showToast(reopenedToast(t, open));
    });

  /** Changes only the address, without navigating, so that somebody who keeps typing loses neither text nor focus. */
  function goTo({ id }: OwnJob): void {
    window.history.replaceState(window.history.state, '', `/company/jobs/${id}`);
  }

  function takeTheirs(theirs: OwnJob): void {
    const mine = { fields: form.getValues(), version: job?.version ?? null, at: new Date().toISOString() };
    setJob(theirs);
    form.reset(theirs.fields);
    unsaved.setSaved(theirs.fields);
    unsaved.offer(mine);
    setConflict(null);
  }

  function keepMine(theirs: OwnJob): void {
    setJob(theirs);
    form.setValue('questions', withKnownQuestions(form.getValues(), theirs.fields).questions);
    unsaved.setSaved(theirs.fields);
    setConflict(null);
  }

  return { form, job, busy, failure, conflict, unsaved, folds, focusField, save, submit, reopen, takeTheirs, keepMine };
}
export type JobEditor = ReturnType<typeof useJobEditor>;

/** Knows whether there are unsaved changes, stores them in this browser, and offers those of an earlier visit. */
function useUnsaved(form: ReturnType<typeof useForm<JobFields>>, job: OwnJob | null, blank: JobFields, userId: number) {
  const saved = useRef(printOf(job?.fields ?? blank));
  const jobId = job?.id ?? null;
  const draft = useMemo(() => openJobDraft(userId, jobId), [userId, jobId]);
  // A new job gets its id while the page is open, so the draft has to be stored under that id from then on.
  const place = useRef({ draft, version: job?.version ?? null });
  place.current = { draft, version: job?.version ?? null };
  const [isDirty, setDirty] = useState(false);
  const [offered, setOffered] = useState<UnsavedJob | null>(null);

  const isUnsaved = useCallback(() => printOf(form.getValues()) !== saved.current, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the page opens.
  useEffect(() => {
    const kept = draft.read();
    if (!kept) return;
    if (printOf(kept.fields) === saved.current) draft.remove();
    else setOffered(kept);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const { draft: where, version } = place.current;
      if (isUnsaved()) where.write({ fields: form.getValues(), version, at: new Date().toISOString() });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        setDirty(isUnsaved());
        clearTimeout(timer);
        timer = setTimeout(write, KEEP_AFTER_MS);
      },
    });
    const ask = (event: BeforeUnloadEvent) => {
      write();
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      write();
      stop();
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', write);
    };
  }, [form, isUnsaved]);

  return {
    isDirty,
    isUnsaved,
    offered,
    setSaved(fields: JobFields) {
      saved.current = printOf(fields);
      setDirty(isUnsaved());
    },
    offer(kept: UnsavedJob) {
      draft.write(kept);
      setOffered(kept);
    },
    restore() {
      if (offered) form.reset(withKnownQuestions(offered.fields, job?.fields ?? null), { keepDefaultValues: true });
      setOffered(null);
      setDirty(isUnsaved());
    },
    discard() {
      if (!isUnsaved()) draft.remove();
      setOffered(null);
    },
  };
}
