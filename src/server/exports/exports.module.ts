import { dictionary } from '#shared/exports/exports.dictionary.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { createCompanyArchives } from './company-archive.ts';
import { openapi } from './exports.openapi.ts';
import { exportsRoutes, mountCompanyArchive } from './exports.routes.ts';
import { createCompanyExports } from './exports.service.ts';
import { companyExportsErasure, companyExportsExport } from './privacy.ts';

export function exportsModule(plumbing: Plumbing) {
  const exports = createCompanyExports({ ...plumbing, archives: createCompanyArchives(plumbing) });
  return {
    dictionary,
    openapi,
    routes: exportsRoutes(exports),
    mount: (app) => mountCompanyArchive(app, exports),
    exports: companyExportsExport,
    erases: companyExportsErasure,
    jobs: { 'exports.make_archive': exports.job },
    sweeps: [exports.deleteOld],
  } satisfies Module;
}
