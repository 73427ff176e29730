import { useEffect, useState } from 'react';
import { suggestSkills } from '#shared/jobs/jobs.contract.ts';
import { call } from './call.ts';

const ASK_AFTER_MS = 180;

/** Suggestions of the built-in list, a moment after the last keystroke. A response that arrives late is dropped. */
export function useSkillSuggestions(text: string): { suggestions: string[]; loading: boolean } {
  const words = text.trim();
  const [found, setFound] = useState<{ words: string; suggestions: string[] }>({ words: '', suggestions: [] });
  useEffect(() => {
    if (!words) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      // A failure is ignored: people can type skills of their own without suggestions.
      const answer = await call(suggestSkills, { q: words }).catch(() => null);
      if (wanted) setFound({ words, suggestions: answer?.skills.map(({ name }) => name) ?? [] });
    }, ASK_AFTER_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  if (!words) return { suggestions: [], loading: false };
  // Counts as loading from the first keystroke, so that the list opens with it or not at all. Until the response
  // arrives, earlier suggestions stay only if they match.
  const loading = found.words !== words;
  const fits = (name: string) => name.toLocaleLowerCase().includes(words.toLocaleLowerCase());
  return { suggestions: loading ? found.suggestions.filter(fits) : found.suggestions, loading };
}
