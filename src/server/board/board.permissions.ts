import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /company/dashboard': ['company'],
  'GET /company/applications/board': ['company'],
  'GET /company/applications/group/{id}/cards': ['company'],
  'GET /company/applications/cards': ['company'],
  'GET /company/applications/list': ['company'],
  'POST /company/applications/visit': ['company'],
  'POST /company/applications/move': ['company'],
  'POST /company/applications/move-many': ['company'],
  'PUT /company/applications/sync': ['company'],
  'POST /company/applications/group/store': ['company'],
  'PUT /company/applications/group/update': ['company'],
  'PUT /company/applications/group/order': ['company'],
  'DELETE /company/applications/group/delete/{id}': ['company'],
  'PUT /company/applications/blind': ['company'],
  'GET /candidate/application/profile/details': ['candidate', 'company', 'admin'],
  'GET /company/applications/{id}/scoring': ['company'],
  'GET /company/applications/comparison': ['company'],
  'GET /company/applications/{id}/timeline': ['company'],
  'GET /company/applications/{id}/scorecard': ['company'],
};
