import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /api/admin/people': ['admin'],
  'GET /api/admin/people/{id}': ['admin'],
  'POST /admin/people/{id}/block': ['admin'],
  'POST /admin/people/{id}/unblock': ['admin'],
  'POST /admin/people/{id}/role': ['admin'],
  'POST /admin/people/{id}/sign-out': ['admin'],
  'POST /admin/people/{id}/reset-second-factor': ['admin'],
  'POST /admin/companies/{id}/free-sign-in': ['admin'],
  'POST /admin/people/{id}/export': ['admin'],
  'POST /admin/people/{id}/erase': ['admin'],
  'GET /account/export': 'signed in',
  'POST /account/export': 'signed in',
  'POST /account/erase': 'signed in',
  'GET /api/admin/companies': ['admin'],
  'GET /api/admin/companies/{id}': ['admin'],
  'POST /admin/companies/{id}/block': ['admin'],
  'POST /admin/companies/{id}/unblock': ['admin'],
};
