import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { DataOf } from '#shared/applications/wizard/steps.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import { DraftNotices } from '#web/drafts/DraftNotices.tsx';
import { DraftStatus } from '#web/drafts/DraftStatus.tsx';
import { ShareDraft } from '#web/drafts/ShareDraft.tsx';
import { useDraftSession } from '#web/drafts/useDraftSession.ts';
import type { ChosenCv } from '../../useStoredCvs.ts';
import type { DraftedWizard, Drafts } from './drafts.ts';
import { codecOf, type DraftedForm } from './session-codec.ts';

/** What is typed about oneself is taken over once the typing rests; everything else at once. */
const PERSONAL_REST_MS = 300;

type Manners = {
  /** Before a draft that was found is shown; one that somebody opened by its link is what they asked for. */
  mayShow?: () => Promise<boolean>;
  /** For a button that saves: whether the server has it. */
  onSaved?: (isSaved: boolean) => void;
};

/** The draft saves itself on the server, and a link opens it elsewhere. So it is in variants B and C. */
export function useSessionDrafts(
  { form, steps, job, store, progress, percentOf, resume, resumeId, chooseStored }: DraftedWizard,
  { mayShow, onSaved }: Manners = {},
): Drafts {
  const codec = useMemo(() => codecOf(form), [form]);
  // What comes from the draft is no edit of it: opening it elsewhere must not look like a second version.
  const isRestoring = useRef(false);
  const restored = useRef<ChosenCv>(undefined);
  const draft = useDraftSession<DraftedForm>({
    jobId: job.id,
    codec,
    async onRestore({ data, step, completed, resumeId: chosen }, origin) {
      const isFound = origin === 'browser' || origin === 'account';
      if (isFound && mayShow && !(await mayShow())) return draft.startOver();
      isRestoring.current = true;
      store.load(data);
      isRestoring.current = false;
      restored.current = chosen;
      chooseStored(chosen);
      const at = steps.findIndex(({ id }) => id === step);
      resume({ at: Math.max(0, at), completed: new Set(completed) });
    },
  });

  const edit = useRef(() => {});
  edit.current = () => {
    const step = steps[progress.at]?.id ?? 'personal';
    const data = store.get().data as DataOf[WizardForm];
    draft.edit({ data, step, completed: [...progress.completed], percent: percentOf(data), resumeId });
  };

  // A layout effect: it ends before the session does, and hands over what was typed last.
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
    // Before the session itself hears of it, and keeps what it knows.
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

/** Acts when a value changes, not when it is first seen. */
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
