import { dictionary } from '#shared/views/views.dictionary.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { viewsErasure, viewsExport } from './privacy.ts';
import { openapi } from './views.openapi.ts';
import { viewsRoutes } from './views.routes.ts';
import { createViewsService, listenForLeaving } from './views.service.ts';

export function viewsModule(plumbing: Plumbing) {
  listenForLeaving(plumbing.events);
  return {
    dictionary,
    openapi,
    routes: viewsRoutes(createViewsService(plumbing)),
    exports: viewsExport,
    erases: viewsErasure,
  } satisfies Module;
}
