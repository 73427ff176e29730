import type { ReceiptService } from '../applications/receipt.service.ts';
import { listenForErasedScorecards } from '../evaluation/erasure.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { createActsService } from './acts.service.ts';
import { createCompaniesService } from './companies.service.ts';
import { createEraseService } from './erase.service.ts';
import { createPersonArchives } from './export.service.ts';
import { mountPersonExport } from './export.ts';
import { mountOwnArchive } from './own-archive.ts';
import { ownDataRoutes } from './own-data.routes.ts';
import { createOwnExports } from './own-exports.service.ts';
import { peopleRoutes } from './people.routes.ts';
import { createPeopleService } from './people.service.ts';

type Needs = Plumbing & { sessions: Sessions; identity: IdentityService; receipts: ReceiptService };

/** What admins do to accounts and companies, and people with everything of theirs, across all modules: the last of them. */
export function peopleModule(needs: Needs) {
  const { database, events } = needs;
  listenForErasedScorecards(events);
  events.inTransaction('email.changed', async ({ userId }, tx) => {
    await tx.record({ type: 'account.email_changed', actorId: userId, userId });
  });
  const erasing = createEraseService(needs);
  const archives = createPersonArchives(needs);
  const exports = createOwnExports({ ...needs, archives });
  return {
    routes: [
      ...peopleRoutes({
        people: createPeopleService(needs),
        acts: createActsService(needs),
        erasing,
        companies: createCompaniesService(needs),
      }),
      ...ownDataRoutes({ exports, erasing }),
    ],
    works: [{ name: 'own-exports', every: '* * * * *', run: exports.makeWaiting, after: 'exports' }],
    sweeps: [erasing.eraseLateArrivals, exports.deleteOld],
    async start() {
      // The embedded database has one process: what another was making, nobody makes any more.
      if (database.engine === 'pglite') await exports.takeOver();
    },
    mount: (app) => {
      mountPersonExport(app, archives);
      mountOwnArchive(app, exports);
    },
  } satisfies Module;
}
