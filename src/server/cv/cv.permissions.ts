import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'POST /api/cv/read': 'everyone',
};
