import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditService } from './audit.service.ts';
import { mountAudit } from './audit.ts';
import { createAuditTables } from './audit-table.service.ts';

export function auditModule(plumbing: Plumbing) {
  const service = createAuditService(plumbing);
  const tables = createAuditTables(plumbing.db, service);
  return { routes: auditRoutes(service), mount: (app) => mountAudit(app, tables) } satisfies Module;
}
