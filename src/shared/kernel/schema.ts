import { z } from 'zod';

// A page's content policy forbids making code from text. The library would try, and browsers report each try.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
