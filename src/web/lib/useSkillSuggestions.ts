import { useEffect, useState } from 'react';
import { suggestSkills } from '#shared/jobs/jobs.contract.ts';
import { call } from './call.ts';

const ASK_AFTER_MS = 180;

/** What the built-in list knows about the text, a moment after the last letter. An answer that comes late is dropped. */
export function useSkillSuggestions(text: string): { suggestions: string[]; loading: boolean } {
  const words = text.trim();
  const [found, setFound] = useState<{ words: string; suggestions: string[] }>({ words: '', suggestions: [] });
  useEffect(() => {
    if (!words) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      // Suggestions are an extra: without them the person's own words are as good.
      const answer = await call(suggestSkills, { q: words }).catch(() => null);
      if (wanted) setFound({ words, suggestions: answer?.skills.map(({ name }) => name) ?? [] });
    }, ASK_AFTER_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  if (!words) return { suggestions: [], loading: false };
  // Known to be loading from the first letter on: the list opens with it, or not at all. Until the answer is here,
  // earlier suggestions stay only where they fit.
  const loading = found.words !== words;
  const fits = (name: string) => name.toLocaleLowerCase().includes(words.toLocaleLowerCase());
  return { suggestions: loading ? found.suggestions.filter(fits) : found.suggestions, loading };
}
