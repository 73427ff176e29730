import { useEffect } from 'react';

const CHANGED = 'fursa.changed';

/**
 * Notes that somebody signed in or out or changed the language: pages in the browser's back-forward cache are outdated
 * now.
 */
export function noteChange(): void {
  try {
    localStorage.setItem(CHANGED, String(Date.now()));
  } catch {
    // Without storage, the old page is shown until it is reloaded.
  }
}

function lastChange(): string | null {
  try {
    return localStorage.getItem(CHANGED);
  } catch {
    return null;
  }
}

/**
 * Going back is instant, because the browser caches the page as it was. If something changed since, the page is
 * reloaded.
 */
export function useReloadWhenBackAfterChange(): void {
  useEffect(() => {
    const seen = lastChange();
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && lastChange() !== seen) window.location.reload();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}
