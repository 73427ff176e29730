import { type ApiDescription, ID } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'people',
    description:
      'What admins do to accounts and companies: finding, blocking, roles, exporting, erasing. And what people do with everything of theirs.',
  },
  plainRoutes: [
    {
      path: '/api/admin/people/{id}/export.zip',
      summary: 'Everything of a person in one archive, for the admin who has just recorded why.',
      parameters: [
        { name: 'id', description: 'The id of the account.', schema: ID },
        {
          name: 'recorded',
          description: 'As in the `url` of the answer.',
          schema: ID,
        },
      ],
      mediaTypes: ['application/zip'],
      errors: ['unauthenticated', 'forbidden', 'not_found', 'too_many', 'internal', 'unavailable'],
    },
    {
      path: '/account/export/{id}/archive.zip',
      summary: 'Everything of yours in one archive, once it is ready.',
      parameters: [{ name: 'id', description: 'The id of the export.', schema: ID }],
      mediaTypes: ['application/zip'],
      errors: ['unauthenticated', 'not_found', 'internal', 'unavailable'],
    },
  ],
};
