import { type ApiDescription, ID } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: { name: 'exports', description: 'Everything of a company in one archive, for its owners.' },
  plainRoutes: [
    {
      path: '/company/export/{id}/archive.zip',
      summary: 'The archive of your company, once it is ready.',
      parameters: [{ name: 'id', description: 'The id of the export.', schema: ID }],
      mediaTypes: ['application/zip'],
      errors: ['unauthenticated', 'forbidden', 'not_found', 'internal', 'unavailable'],
    },
  ],
};
