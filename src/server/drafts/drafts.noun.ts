import type { Throttle } from '../identity/throttle.ts';
import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { draftsRoutes } from './drafts.routes.ts';
import { createDraftsService } from './drafts.service.ts';

export function draftsNoun(needs: Plumbing & { throttle: Throttle }) {
  const drafts = createDraftsService(needs);
  return {
    services: { drafts },
    routes: draftsRoutes(drafts),
    sweeps: [drafts.deleteExpired],
  } satisfies Noun;
}
