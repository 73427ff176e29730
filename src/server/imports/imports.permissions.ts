import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /company/imports': ['company'],
  'POST /company/imports': ['company'],
  'GET /company/imports/{id}': ['company'],
  'PUT /company/imports/{id}': ['company'],
  'POST /company/imports/{id}/cvs': ['company'],
  'POST /company/imports/{id}/start': ['company'],
  'POST /company/imports/{id}/stop': ['company'],
  'POST /company/imports/{id}/score': ['company'],
  'DELETE /company/imports/{id}': ['company'],
};
