import { useEffect, useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Set by the page's first inline script (ssr/after-paint.ts); pages of the development server have none. */
    early?: { typed: Map<Control, string | boolean>; act(): void; end(): void };
  }
}

/** Replays what somebody typed and clicked before the page was hydrated. */
export function useEarlyInput(): void {
  // From here on React handles events, so recording must stop: events would be handled twice.
  useLayoutEffect(() => window.early?.end(), []);
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    window.early = undefined;
    for (const [control, value] of early.typed) attempt(() => retype(control, value));
    // If another click is being handled right now, it is the more recent wish.
    if (!['click', 'submit'].includes(window.event?.type ?? '')) attempt(() => early.act());
  }, []);
}

/** A failure of replayed input must not break the page. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}

/**
 * Forms overwrite their fields with initial values when they are hydrated, and React assumes that the DOM shows what it
 * rendered. So each control is first set to another value through React's own setter, and then to the typed one, which
 * both notice as a change.
 */
function retype(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!('checked' in control)) return;
    control.checked = !value;
    control.click();
    return;
  }
  if (control.type !== 'file') {
    const { selectionStart: start = null, selectionEnd: end = null } = 'selectionStart' in control ? control : {};
    control.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    if (start !== null && 'setSelectionRange' in control) control.setSelectionRange(start, end);
  }
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}
