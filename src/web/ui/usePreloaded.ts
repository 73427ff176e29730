import { useEffect } from 'react';
import { UNREACHABLE } from '#shared/kernel/unreachable.ts';
import { showToast } from './toasts.ts';
import { useLoaded } from './useLoaded.ts';

const sayUnreachable = () => showToast({ type: 'error', title: UNREACHABLE });

/**
 * The code of a dialog; null until it is loaded. It is fetched while the page is idle, so that the dialog opens at
 * once, even if the network is gone by then.
 */
export function usePreloaded<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  useEffect(() => {
    // A failed load is retried when the dialog is opened.
    const fetchEarly = () => void load().catch(() => {});
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchEarly, 2_000);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(fetchEarly, { timeout: 2_000 });
    return () => cancelIdleCallback(request);
  }, [load]);
  return useLoaded(load, isWanted, sayUnreachable);
}
