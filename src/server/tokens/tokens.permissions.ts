import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /api-tokens': ['company', 'admin'],
  'POST /api-tokens': ['company', 'admin'],
  'DELETE /api-tokens/{id}': ['company', 'admin'],
};
