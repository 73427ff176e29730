import { createContext } from 'react';

/**
 * The text of the style sheet of public pages, which is inlined in a visitor's page, because a separate file would delay
 * the first paint by a round trip. Empty for people who are signed in: they open many pages, and their browser caches the
 * complete style sheet. In the browser it is read from the page, in case React has to render the whole document again.
 */
export const StylesheetContext = createContext(
  typeof document === 'undefined' ? '' : (document.getElementById('stylesheet')?.textContent ?? ''),
);
