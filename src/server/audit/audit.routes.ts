import { audit, auditSubjects } from '#shared/audit/audit.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(service: AuditService) {
  return [
    route(audit, async ({ user, visit, input }) => succeed(await service.read(input, { user, words: visit.words }))),
    route(auditSubjects, async ({ input }) => succeed({ subjects: await service.search(input.q) })),
  ];
}
