import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /api/admin/evaluations': ['reviewer', 'admin'],
  'GET /api/admin/evaluations/reviewers': ['reviewer', 'admin'],
  'GET /api/admin/evaluations/agreement': ['reviewer', 'admin'],
  'GET /api/admin/evaluations/{application}': ['reviewer', 'admin'],
  'POST /api/admin/evaluations/assign': ['reviewer', 'admin'],
  'POST /admin/evaluation/save-human-evaluation': ['company', 'reviewer', 'admin'],
  'POST /admin/evaluation/save-scorecard': ['company', 'reviewer', 'admin'],
  'GET /api/admin/evaluations/waiting': ['reviewer', 'admin'],
};
