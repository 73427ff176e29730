import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /company/export/newest': ['company'],
  'POST /company/export/newest': ['company'],
};
