import { useSyncExternalStore } from 'react';
import { type Toast, toastStore } from './toasts.ts';
import { useLoaded } from './useLoaded.ts';

const NONE: readonly Toast[] = [];

/** Preloaded on workspace pages: toasts report a lost network, and their code cannot be fetched any more then. */
export const loadToaster = () => import('./Toaster.tsx').then(({ Toaster }) => Toaster);

/** Rendered once at the root. The code of the toasts is loaded with the first toast. */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => NONE);
  const Toaster = useLoaded(loadToaster, toasts.at(-1)?.id);
  return Toaster && <Toaster />;
}
