import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /translated/texts': 'everyone',
  'GET /translated/texts/{locale}/{module}/{version}': 'everyone',
  'POST /language': 'everyone',
  'GET /api/map': 'everyone',
  'GET /api/countries': 'everyone',
  'GET /api/institutions/search': 'everyone',
  'GET /api/languages': 'everyone',
  'GET /api/admin/settings': ['admin'],
  'PUT /api/admin/settings': ['admin'],
  'GET /api/admin/translations': ['admin'],
  'PUT /admin/translations': ['admin'],
  'POST /admin/translations/reset': ['admin'],
  'POST /admin/translations/import/preview': ['admin'],
  'POST /admin/translations/import': ['admin'],
};
