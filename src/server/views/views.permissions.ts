import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /company/board-views': ['company'],
  'POST /company/board-views': ['company'],
  'PUT /company/board-views/{id}': ['company'],
  'DELETE /company/board-views/{id}': ['company'],
};
