import { type ApiDescription, ID } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: { name: 'imports', description: 'Bringing people and applications from other systems, as CSV files.' },
  plainRoutes: [
    {
      path: '/company/imports/{id}/refused.csv',
      summary: 'The rows that were refused, as in the file, with the problem in a column of its own.',
      parameters: [{ name: 'id', description: 'The id of the import.', schema: ID }],
      mediaTypes: ['text/csv'],
      errors: ['unauthenticated', 'forbidden', 'not_found', 'internal', 'unavailable'],
    },
  ],
};
