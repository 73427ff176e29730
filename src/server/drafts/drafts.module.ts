import type { Throttle } from '../identity/throttle.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { draftsRoutes } from './drafts.routes.ts';
import { createDraftsService } from './drafts.service.ts';
import { deleteDraftsOf } from './erasure.store.ts';

export function draftsModule(needs: Plumbing & { throttle: Throttle }) {
  const drafts = createDraftsService(needs);
  needs.events.inTransaction('person.erased', (person, tx) => deleteDraftsOf(tx, person));
  return {
    services: { drafts },
    routes: draftsRoutes(drafts),
    sweeps: [drafts.deleteExpired],
  } satisfies Module;
}
