import { useEffect } from 'react';

type Shortcuts = { undo: () => void; clear: () => void; help: () => void };

/**
 * Works wherever the focus is: Ctrl+Z undoes the last move, Escape clears the selection, ? lists the shortcuts. Ignored
 * in text fields and dialogs.
 */
export function useBoardShortcuts({ undo, clear, help }: Shortcuts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (
        event.defaultPrevented ||
        at.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]')
      )
        return;
      if (event.key === 'Escape') clear();
      // A dialog has its own list, even while nothing in it has the focus.
      if (event.key === '?' && !document.querySelector('[role="dialog"]')) help();
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, clear, help]);
}
