import { useEffect } from 'react';

/** Smaller than any keyboard, larger than any bar of a browser. */
const KEYBOARD = 120;

/** Where a keyboard covers the page instead of shrinking it, the page is as high as what is left. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = () => {
      const isCovered = window.innerHeight - view.height * view.scale > KEYBOARD;
      document.body.style.blockSize = isCovered ? `${view.height}px` : '';
      if (isCovered) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', fit);
    return () => {
      view.removeEventListener('resize', fit);
      document.body.style.blockSize = '';
    };
  }, []);
}
