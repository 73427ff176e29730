import { useEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** From the page's own first script (ssr/after-paint.ts); the development server's pages have none. */
    early?: { typed: Map<Control, string | boolean>; act(): void; end(): void };
  }
}

/** Hands over what somebody typed and asked for while the page could not answer yet. */
export function useEarlyInput(): void {
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    window.early = undefined;
    early.end();
    for (const [control, value] of early.typed) retype(control, value);
    early.act();
  }, []);
}

/** A form that wakes up writes its first values over what stands in it. */
function retype(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if ('checked' in control && control.checked !== value) control.click();
    return;
  }
  // By the setter of the browser: React overlays it with one of its own, and would take the text for its own doing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}
