import { type RefObject, useEffect, useRef } from 'react';

type Keys = {
  isOff: boolean;
  inside: RefObject<Element | null>;
  onNext: () => void;
  onPrevious: () => void;
  /** A digit from 1 to 9, and whether Shift was held. */
  onDigit?: (digit: number, isShift: boolean) => void;
  onReject?: (() => void) | null;
  /** Shows the list of shortcuts. */
  onHelp?: () => void;
};

const TYPING = 'input, textarea, select, [contenteditable=true], [role=listbox], [role=menu]';

const dialogOf = (element: Element | null) => element?.closest('[role=dialog], [role=alertdialog]') ?? null;

/**
 * J opens the next applicant, K the previous one; the page defines R, ? and digits. Works wherever the focus is, except in
 * fields and in nested dialogs such as a confirmation. While a scorecard is open, digits belong to it.
 */
export function useReviewKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { isOff, inside, onNext, onPrevious, onDigit, onReject, onHelp } = latest.current;
      const at = event.target instanceof Element ? event.target : null;
      const isElsewhere = dialogOf(at) !== null && dialogOf(at) !== dialogOf(inside.current);
      if (
        isOff ||
        isElsewhere ||
        at?.closest(TYPING) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return;
      if (event.key === 'j' || event.key === 'J') onNext();
      if (event.key === 'k' || event.key === 'K') onPrevious();
      if (event.key === '?') onHelp?.();
      if (event.key === 'r' || event.key === 'R') {
        // Otherwise the letter is typed into the field that gets the focus.
        event.preventDefault();
        onReject?.();
      }
      // Shift changes the character on many keyboards, but not the key code.
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      const isTyped = inside.current?.querySelector('[data-takes-digits]') != null;
      if (digit && !isTyped) onDigit?.(Number(digit), event.shiftKey);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
