import { useEffect } from 'react';

/** In pixels: less than the height of any keyboard, more than that of any browser bar. */
const KEYBOARD = 120;

/**
 * If the on-screen keyboard covers the page instead of shrinking it, the page's height is limited to the visible part.
 */
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
