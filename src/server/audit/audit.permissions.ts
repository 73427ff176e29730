import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /api/admin/audit': ['admin'],
  'GET /api/admin/audit/subjects': ['admin'],
};
