import { dictionary } from '#shared/people/people.dictionary.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { SecondFactorService } from '../identity/sign-in/second-factor.service.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { createActsService } from './acts.service.ts';
import { createCompaniesService } from './companies.service.ts';
import { createEraseService } from './erase.service.ts';
import { mountPersonExport } from './export.routes.ts';
import { createPersonArchives } from './export.service.ts';
import { mountOwnArchive } from './own-archive.routes.ts';
import { ownDataRoutes } from './own-data.routes.ts';
import { createOwnExports } from './own-exports.service.ts';
import { openapi } from './people.openapi.ts';
import { peopleRoutes } from './people.routes.ts';
import { createPeopleService } from './people.service.ts';
import { archivesErasure, archivesExport } from './privacy.ts';

type Needs = Plumbing & {
  sessions: Sessions;
  secondFactor: SecondFactorService;
  identity: IdentityService;
  audit: AuditService;
  /** All other modules, with their exports and erasures. */
  modules: readonly Module[];
};

/**
 * The actions of admins on accounts and companies, and of people on all their own data. It is the last module, because
 * it works across all others.
 */
export function peopleModule(needs: Needs) {
  const { events, modules } = needs;
  events.inTransaction('email.changed', async ({ userId }, tx) => {
    await tx.record({ type: 'account.email_changed', actorId: userId, userId });
  });
  const brings: Module = { exports: archivesExport, erases: archivesErasure };
  const everyModule = [...modules, brings];
  const erasing = createEraseService({ ...needs, erasures: everyModule.flatMap(({ erases }) => erases ?? []) });
  const archives = createPersonArchives({
    ...needs,
    exports: everyModule.flatMap((module) => module.exports ?? []),
  });
  const exports = createOwnExports({ ...needs, archives });
  return {
    ...brings,
    dictionary,
    openapi,
    routes: [
      ...peopleRoutes({
        people: createPeopleService(needs),
        acts: createActsService(needs),
        erasing,
        companies: createCompaniesService(needs),
      }),
      ...ownDataRoutes({ exports, erasing }),
    ],
    jobs: { 'people.make_archive': exports.job },
    sweeps: [erasing.eraseLateArrivals, exports.deleteOld],
    mount: (app) => {
      mountPersonExport(app, archives);
      mountOwnArchive(app, exports);
    },
  } satisfies Module;
}
