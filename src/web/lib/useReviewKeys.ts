import { type RefObject, useEffect, useRef } from 'react';

type Keys = { isOff: boolean; inside: RefObject<Element | null>; onNext: () => void; onPrevious: () => void };

const TYPING = 'input, textarea, select, [contenteditable=true], [role=listbox], [role=menu]';

const dialogOf = (element: Element | null) => element?.closest('[role=dialog], [role=alertdialog]') ?? null;

/**
 * J is the next applicant, K the one before: wherever the focus is, but not where somebody types or chooses, nor in a
 * dialog of its own such as a question or a message.
 */
export function useReviewKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { isOff, inside, onNext, onPrevious } = latest.current;
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
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
