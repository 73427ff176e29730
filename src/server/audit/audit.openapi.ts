import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'audit',
    description: 'Who saw or changed what.',
  },
  plainRoutes: [
    {
      path: '/admin/audit/export.csv',
      summary:
        'What the filters of the audit show, as a table. Takes the filters of the audit. For admins, and recorded.',
      mediaTypes: ['text/csv'],
      errors: ['unauthenticated', 'forbidden', 'invalid', 'too_many', 'internal', 'unavailable'],
    },
  ],
};
