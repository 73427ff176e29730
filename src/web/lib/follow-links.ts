import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ownPath } from '#shared/kernel/own-path.ts';

/** A link that the browser should open itself: in a new tab, as a file, on another site. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.button !== 0 ||
    event.metaKey ||
    event.altKey ||
    event.ctrlKey ||
    event.shiftKey ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.origin !== window.location.origin
  );
}

/** Follows the product's links (ui/Link.tsx) without loading the page anew. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-discover]');
      if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
      event.preventDefault();
      const isQuiet = link.dataset.quietly !== undefined;
      navigate(ownPath(link.pathname + link.search + link.hash, '/'), {
        // A link to the current page adds no step to the history.
        replace: isQuiet || link.href === window.location.href,
        preventScrollReset: isQuiet,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
