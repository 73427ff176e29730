import { useEffect, useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** From the page's own first script (ssr/after-paint.ts); the development server's pages have none. */
    early?: { typed: Map<Control, string | boolean>; act(): void; end(): void };
  }
}

/** Hands over what somebody typed and asked for while the page could not answer yet. */
export function useEarlyInput(): void {
  // From here on React answers: what is kept beyond this would be done twice.
  useLayoutEffect(() => window.early?.end(), []);
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    window.early = undefined;
    for (const [control, value] of early.typed) attempt(() => retype(control, value));
    // While somebody presses something else, that is what they want.
    if (!['click', 'submit'].includes(window.event?.type ?? '')) attempt(() => early.act());
  }, []);
}

/** Nothing of what came early may take the page down. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}

/**
 * Forms write their first values over what stands in them when they wake up, and React takes what it finds for what it
 * has drawn. So each control is brought to another state first, by React's own setter, and then to the one it was left
 * in: that is a change for everybody.
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
