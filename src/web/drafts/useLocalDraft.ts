import { useMemo } from 'react';
import { draftsTexts } from '#shared/drafts/drafts.texts.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { type LocalDraft, openLocalDraft } from './local-draft.ts';
import { useDraftWords } from './useDraftWords.ts';

type Options<Form> = {
  jobId: number;
  /** The version of the form's data. Raise it when older drafts can no longer be read. */
  version: number;
  isForm: (value: unknown) => value is Form;
};

/** The draft of variant A. It is offered at the next visit. */
export function useLocalDraft<Form>({ jobId, version, isForm }: Options<Form>) {
  const t = useTexts(draftsTexts);
  const { offer, saySaved } = useDraftWords();
  const userId = useSessionUser()?.id ?? null;
  return useMemo(() => {
    const draft = openLocalDraft<Form>({ jobId, userId, version, isForm });
    return {
      /** Returns false if the browser could not store it. A message reports the result in either case. */
      save(form: Form, stepIndex: number): boolean {
        const isSaved = draft.save(form, stepIndex);
        saySaved(isSaved);
        return isSaved;
      },
      /** Saves without a message, while somebody types. */
      keep: (form: Form, stepIndex: number): boolean => draft.save(form, stepIndex),
      /** Asks whether to continue the draft that was found. Resolves to null if there is none or it is not wanted. */
      async offer(): Promise<LocalDraft<Form> | null> {
        const found = draft.find();
        if (found.state === 'foreign')
          showToast({ type: 'info', title: t('drafts.foreign_title'), text: t('drafts.foreign_text') });
        if (found.state !== 'found') return null;
        return (await offer()) ? found.value : null;
      },
      clear: () => draft.clear(),
    };
  }, [jobId, userId, version, isForm, t, offer, saySaved]);
}
