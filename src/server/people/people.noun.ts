import { listenForErasedScorecards } from '../evaluation/erasure.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { createActsService } from './acts.service.ts';
import { createCompaniesService } from './companies.service.ts';
import { createEraseService } from './erase.service.ts';
import { createPersonArchives } from './export.service.ts';
import { mountPersonExport } from './export.ts';
import { peopleRoutes } from './people.routes.ts';
import { createPeopleService } from './people.service.ts';

/** What admins do to accounts and companies, across all nouns: the last of them. */
export function peopleNoun(needs: Plumbing & { sessions: Sessions }) {
  listenForErasedScorecards(needs.events);
  const erasing = createEraseService(needs);
  return {
    routes: peopleRoutes({
      people: createPeopleService(needs.db),
      acts: createActsService(needs),
      erasing,
      companies: createCompaniesService(needs),
    }),
    sweeps: [erasing.eraseLateArrivals],
    mount: (app) => mountPersonExport(app, createPersonArchives(needs)),
  } satisfies Noun;
}
