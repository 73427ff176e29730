import { createContext } from 'react';

/** The page's content policy allows only scripts with this value. Empty in the browser, which hides it from scripts. */
export const NonceContext = createContext('');
