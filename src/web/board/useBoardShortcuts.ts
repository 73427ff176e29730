import { useEffect } from 'react';

type Shortcuts = { undo: () => void; clear: () => void };

/** Wherever the focus is: Ctrl+Z takes the last move back, Escape lets go of what is chosen. Not while writing, or in a dialog. */
export function useBoardShortcuts({ undo, clear }: Shortcuts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (
        event.defaultPrevented ||
        at.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]')
      )
        return;
      if (event.key === 'Escape') clear();
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, clear]);
}
