import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { openapi } from './api.openapi.ts';
import { apiRoutes, createApiDocument, mountApiDocument } from './api.routes.ts';

/** Serves the API description of all modules. */
export function apiModule({ config }: Plumbing, modules: () => readonly Module[]) {
  const document = createApiDocument(modules, config);
  return {
    openapi,
    routes: apiRoutes(document),
    mount: (app) => mountApiDocument(app, document),
  } satisfies Module;
}
