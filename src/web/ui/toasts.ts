export type ToastType = 'success' | 'error' | 'warning' | 'info';
export type ToastOptions = {
  type: ToastType;
  title: string;
  text?: string;
  /** One thing to do about it, such as undoing it. The toast leaves when it is pressed. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds; `stay` waits until it is dismissed. */
  duration?: number | 'stay';
};
export type Toast = ToastOptions & { id: number; duration: number | 'stay' };

const DURATION = 4000;
/** Longer, in milliseconds: people read, decide and move to the button. */
const DURATION_WITH_ACTION = 10_000;
/** More than this at once is noise: the oldest leaves. */
const AT_ONCE = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something in passing. Returns the id, with which it can be dismissed. */
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
