import { useEffect, useState } from 'react';
import { type SearchResults, searchWorkspace } from '#shared/messenger/search.contract.ts';
import { call } from '#web/lib/call.ts';

const PAUSE_MS = 200;
const LEAST = 2;

export type SearchState =
  | { is: 'short' }
  | { is: 'asking'; found: SearchResults | null }
  | { is: 'answered'; q: string; found: SearchResults }
  | { is: 'failed'; why: string };

/** Searches when typing pauses, and cancels the previous request. */
export function useSearch(text: string): SearchState {
  const [state, setState] = useState<SearchState>({ is: 'short' });
  const q = text.trim();
  useEffect(() => {
    if (q.length < LEAST) return setState({ is: 'short' });
    const asked = new AbortController();
    setState((before) => ({ is: 'asking', found: 'found' in before ? before.found : null }));
    const timer = setTimeout(() => {
      call(searchWorkspace, { q }, { signal: asked.signal }).then(
        (found) => setState({ is: 'answered', q, found }),
        (error) => asked.signal.aborted || setState({ is: 'failed', why: (error as Error).message }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [q]);
  return state;
}
