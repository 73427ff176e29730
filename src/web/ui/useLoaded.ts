import { useEffect, useState } from 'react';

type Load<T> = () => Promise<T>;

/**
 * Loads a part when it is needed. If that fails, as without a network, nothing breaks: it is tried again at the next
 * request, and when the browser is back online.
 */
export function useLoaded<T>(load: Load<T>, wish: unknown, onFailed: () => void = () => {}): T | null {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null);
  const isWanted = Boolean(wish) && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new wish is a new try.
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const tryToLoad = () => {
      load().then(
        (part) => !isGone && setLoaded({ part }),
        () => !isGone && onFailed(),
      );
    };
    tryToLoad();
    window.addEventListener('online', tryToLoad);
    return () => {
      isGone = true;
      window.removeEventListener('online', tryToLoad);
    };
  }, [isWanted, wish, load]);
  return loaded?.part ?? null;
}
