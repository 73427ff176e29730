import { dictionary } from '#shared/drafts/drafts.dictionary.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { openapi } from './drafts.openapi.ts';
import { draftsRoutes } from './drafts.routes.ts';
import { createDraftsService } from './drafts.service.ts';
import { draftsErasure, draftsExport } from './privacy.ts';

export function draftsModule(needs: Plumbing & { throttle: Throttle }) {
  const drafts = createDraftsService(needs);
  return {
    services: { drafts },
    dictionary,
    openapi,
    routes: draftsRoutes(drafts),
    exports: draftsExport,
    erases: draftsErasure,
    sweeps: [drafts.deleteExpired],
  } satisfies Module;
}
