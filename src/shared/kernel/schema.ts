import { z } from 'zod';

// The pages' content security policy forbids eval. The library would try it, and browsers report each attempt.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
