import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { openapi } from './api.openapi.ts';
import { apiRoutes, createApiDocument, mountApiDocument } from './api.routes.ts';

/** The description of the API, of what all modules bring. */
export function apiModule({ config }: Plumbing, modules: () => readonly Module[]) {
  const document = createApiDocument(modules, config);
  return {
    openapi,
    routes: apiRoutes(document),
    mount: (app) => mountApiDocument(app, document),
  } satisfies Module;
}
