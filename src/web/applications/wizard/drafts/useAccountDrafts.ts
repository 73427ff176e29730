import { useDraftWords } from '#web/drafts/useDraftWords.ts';
import type { UseDrafts } from './drafts.ts';
import { useSessionDrafts } from './useSessionDrafts.tsx';

/** Variant A of whoever is signed in: the draft stands on their dashboard too, and is offered before it is shown. */
export const useAccountDrafts: UseDrafts = (wizard) => {
  const { offer, saySaved } = useDraftWords();
  return { ...useSessionDrafts(wizard, { mayShow: offer, onSaved: saySaved }), keptIn: 'account' };
};
