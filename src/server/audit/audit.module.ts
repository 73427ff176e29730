import { dictionary } from '#shared/audit/audit.dictionary.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { openapi } from './audit.openapi.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditService } from './audit.service.ts';
import { mountAudit } from './audit-table.routes.ts';
import { createAuditTables } from './audit-table.service.ts';
import { historyExport } from './privacy.ts';

export function auditModule(plumbing: Plumbing) {
  const audit = createAuditService(plumbing);
  const tables = createAuditTables(plumbing.db, audit);
  return {
    services: { audit },
    dictionary,
    openapi,
    routes: auditRoutes(audit),
    mount: (app) => mountAudit(app, tables),
    exports: historyExport,
  } satisfies Module;
}
