import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /company/answers/waiting': ['company'],
  'GET /company/answers/overview': ['company'],
};
