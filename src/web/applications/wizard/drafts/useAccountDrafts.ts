import { useDraftWords } from '#web/drafts/useDraftWords.ts';
import type { UseDrafts } from './drafts.ts';
import { useSessionDrafts } from './useSessionDrafts.tsx';

/**
 * Drafts of variant A for signed-in people: they are listed on the dashboard too, and offered before they are shown.
 */
export const useAccountDrafts: UseDrafts = (wizard) => {
  const { offer, saySaved } = useDraftWords();
  return { ...useSessionDrafts(wizard, { mayShow: offer, onSaved: saySaved }), keptIn: 'account' };
};
