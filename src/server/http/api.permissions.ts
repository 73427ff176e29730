import type { Permissions } from './permissions.ts';

export const permissions: Permissions = {
  'GET /docs/api/calls': 'everyone',
};
