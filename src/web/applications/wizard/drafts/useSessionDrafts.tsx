import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { DataOf } from '#shared/applications/wizard/steps.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import { DraftNotices } from '#web/drafts/DraftNotices.tsx';
import { DraftStatus } from '#web/drafts/DraftStatus.tsx';
import type { DraftOrigin } from '#web/drafts/draft-session.ts';
import { ShareDraft } from '#web/drafts/ShareDraft.tsx';
import { useDraftSession } from '#web/drafts/useDraftSession.ts';
import type { ChosenCv } from '../../useStoredCvs.ts';
import type { DraftedWizard, Drafts } from './drafts.ts';
import { codecOf, type DraftedForm } from './session-codec.ts';

/** Text about the person is saved when typing pauses; everything else at once. */
const PERSONAL_REST_MS = 300;

type Manners = {
  /** Asks before a found draft is shown; a draft opened by its link is shown without asking. */
  mayShow?: () => Promise<boolean>;
  /** Reports to a save button whether the server has stored the draft. */
  onSaved?: (isSaved: boolean) => void;
};

/** The draft saves itself on the server, and a link opens it elsewhere. Used by variants B and C. */
export function useSessionDrafts(
  { form, steps, job, store, progress, percentOf, resume, resumeId, chooseStored }: DraftedWizard,
  { mayShow, onSaved }: Manners = {},
): Drafts {
  const codec = useMemo(() => codecOf(form), [form]);
  // Restoring a draft is not an edit: opening it elsewhere must not create a second version.
  const isRestoring = useRef(false);
  const restored = useRef<ChosenCv>(undefined);
  const draft = useDraftSession<DraftedForm>({
    jobId: job.id,
    codec,
    onRestore(found, origin) {
      offered.current = restore(found, origin);
    },
  });
  /** Until the person has decided about a draft that was found, nothing replaces it. */
  const offered = useRef<Promise<void>>(Promise.resolve());
  async function restore({ data, step, completed, resumeId: chosen }: DraftedForm, origin: DraftOrigin) {
    const isFound = origin === 'browser' || origin === 'account';
    if (isFound && mayShow && !(await mayShow())) return draft.startOver();
    isRestoring.current = true;
    store.load(data);
    isRestoring.current = false;
    restored.current = chosen;
    chooseStored(chosen);
    const at = steps.findIndex(({ id }) => id === step);
    resume({ at: Math.max(0, at), completed: new Set(completed) });
  }

  const edit = useRef(() => {});
  edit.current = () => {
    const step = steps[progress.at]?.id ?? 'personal';
    const data = store.get().data as DataOf[WizardForm];
    draft.edit({ data, step, completed: [...progress.completed], percent: percentOf(data), resumeId });
  };

  // A layout effect, because its cleanup runs before the session's and hands over what was typed last.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = store.get().data as DataOf[WizardForm];
    const editNow = () => {
      clearTimeout(timer);
      timer = undefined;
      edit.current();
    };
    const flush = () => timer !== undefined && editNow();
    const stop = store.subscribe(() => {
      const now = store.get().data as DataOf[WizardForm];
      const before = last;
      last = now;
      if (now === before || isRestoring.current) return;
      if (now.personalInfo === before.personalInfo) return editNow();
      clearTimeout(timer);
      timer = setTimeout(editNow, PERSONAL_REST_MS);
    });
    // Runs before the session's own handler, which then stores the latest text.
    window.addEventListener('pagehide', flush, { capture: true });
    return () => {
      stop();
      window.removeEventListener('pagehide', flush, { capture: true });
      flush();
    };
  }, [store]);

  useOnChange(progress.at, () => edit.current());
  useOnChange(resumeId, () => resumeId !== restored.current && edit.current());
  const { saveNow } = draft;
  useOnChange(progress.completed.size, () => {
    edit.current();
    if (progress.completed.has('personal')) saveNow();
  });

  async function save() {
    await draft.ready();
    await offered.current;
    edit.current();
    onSaved?.(await saveNow());
  }

  return {
    keptIn: draft.owned ? 'account' : 'browser',
    status: (
      <>
        <DraftStatus draft={draft} />
        <ShareDraft draft={draft} slug={job.slug} />
      </>
    ),
    notices: <DraftNotices draft={draft} />,
    save: onSaved ? save : null,
    token: draft.currentToken,
    hold: draft.hold,
    release: draft.release,
    clear: draft.finish,
  };
}

/** Runs when a value changes, but not for its first value. */
function useOnChange(value: ChosenCv, act: () => void) {
  const last = useRef(value);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    latest.current();
  }, [value]);
}
