import { createContext } from 'react';

/**
 * The text of the style sheet, which travels inside a visitor's page: a file of its own would hold up the first paint by
 * a round trip. Empty for whoever is signed in: they open many pages, and their browser keeps the file. In the browser
 * it is read back from the page, in case React has to draw the whole document anew.
 */
export const StylesheetContext = createContext(
  typeof document === 'undefined' ? '' : (document.getElementById('stylesheet')?.textContent ?? ''),
);
