import { useEffect } from 'react';

const CHANGED = 'fursa.changed';

/** Somebody signed in or out, or chose another language: pages that the browser still holds show what was before. */
export function noteChange(): void {
  try {
    localStorage.setItem(CHANGED, String(Date.now()));
  } catch {
    // A browser that keeps nothing for us shows the old page until it is reloaded.
  }
}

function lastChange(): string | null {
  try {
    return localStorage.getItem(CHANGED);
  } catch {
    return null;
  }
}

/** Going back is instant, because the browser keeps the page as it was. It is loaded anew where that is not true any more. */
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
