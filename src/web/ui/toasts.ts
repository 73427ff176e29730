export type ToastType = 'success' | 'error' | 'warning' | 'info';
export type ToastOptions = {
  type: ToastType;
  title: string;
  text?: string;
  /** One action about it, such as undo. Pressing it closes the toast. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds; `stay` waits until it is dismissed. */
  duration?: number | 'stay';
};
export type Toast = ToastOptions & { id: number; duration: number | 'stay' };

const DURATION = 4000;
/** In milliseconds. It is longer, because people have to read, decide and reach the button. */
const DURATION_WITH_ACTION = 10_000;
/** The most toasts at once: beyond that, the oldest one is removed. */
const AT_ONCE = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message. Returns the id, with which it can be dismissed. */
export function showToast({ duration, ...options }: ToastOptions): number {
  lastId += 1;
  const stays = duration ?? (options.action ? DURATION_WITH_ACTION : DURATION);
  set([...toasts, { ...options, duration: stays, id: lastId }].slice(-AT_ONCE));
  return lastId;
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  current: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
