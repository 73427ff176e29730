import { useCallback, useEffect, useRef, useState } from 'react';
import { EMPTY_ENTRIES, EMPTY_FORMS } from '#shared/applications/wizard/empty-form.ts';
import type { WizardData } from '#shared/applications/wizard/steps.ts';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { momentInWords } from '#web/drafts/moment-in-words.ts';
import { useLocalDraft } from '#web/drafts/useLocalDraft.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { FormStore } from '#web/profiles/form/form-store.ts';
import type { UseDrafts } from './drafts.ts';
import { isLike } from './is-like.ts';

/** Raise it when the form's data changes its shape. */
const VERSION = 1;
const KEEP_AFTER_MS = 600;

const ENTRIES = {
  educations: EMPTY_ENTRIES.wizard.education,
  trainings: EMPTY_ENTRIES.wizard.training,
  experiences: EMPTY_ENTRIES.wizard.experience,
  languages: EMPTY_ENTRIES.wizard.language,
  skills: { name: '' },
};
const isForm = (value: unknown): value is WizardData => isLike(value, EMPTY_FORMS.wizard(), ENTRIES);

/** Variant A: one draft per job, in this browser. It is kept while somebody writes, and offered at the next visit. */
export const useLocalDrafts: UseDrafts = ({ job, store, progress, resume }) => {
  const t = useTexts(wizardTexts);
  const time = useTexts(timeTexts);
  const draft = useLocalDraft<WizardData>({ jobId: job.id, version: VERSION, isForm });
  const [kept, setKept] = useState<number | 'not' | null>(null);
  const form = store as FormStore<WizardData>;
  const latest = useRef({ draft, resume, at: progress.at });
  useEffect(() => {
    latest.current = { draft, resume, at: progress.at };
  });
  const isOver = useRef(false);
  const note = useCallback((isKept: boolean) => setKept(isKept ? Date.now() : 'not'), []);

  useOffer(() => {
    const { draft: saved, resume: goOn } = latest.current;
    return saved.offer().then((found) => {
      if (!found) return;
      // The confirmation is asked for again when a draft is continued.
      form.load({ ...found.form, consent: false });
      goOn({ at: found.stepIndex, completed: new Set() });
      setKept(found.timestamp);
    });
  });

  useKeeping(form, progress.at, () => {
    if (!isOver.current) note(latest.current.draft.keep(form.get().data, latest.current.at));
  });

  return {
    keptIn: 'browser',
    status:
      kept === 'not'
        ? t('wizard.draft_not_kept')
        : kept && t('wizard.draft_saved_at', { time: momentInWords(time, new Date(kept).toISOString()) }),
    notices: null,
    save: () => note(draft.save(form.get().data, progress.at)),
    token: () => null,
    hold: async () => {},
    release: () => {},
    clear: () => {
      isOver.current = true;
      draft.clear();
    },
  };
};

/** Offers the draft once, when the form starts. */
function useOffer(offer: () => Promise<void>) {
  const isOffered = useRef(false);
  useEffect(() => {
    if (isOffered.current) return;
    isOffered.current = true;
    offer();
  });
}

/** Saves a moment after the last change, at every step, and when the form closes, if anything was typed. */
function useKeeping(form: FormStore<WizardData>, at: number, keep: () => void) {
  const latest = useRef(keep);
  latest.current = keep;
  const isDirty = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { data } = form.get();
    const keepNow = () => {
      clearTimeout(timer);
      if (isDirty.current) latest.current();
      isDirty.current = false;
    };
    const stop = form.subscribe(() => {
      if (form.get().data === data) return;
      data = form.get().data;
      isDirty.current = true;
      clearTimeout(timer);
      timer = setTimeout(keepNow, KEEP_AFTER_MS);
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what tells that there is something to keep.
  useEffect(() => {
    if (isDirty.current) latest.current();
  }, [at]);
}
