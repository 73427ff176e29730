import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'reference',
    description: 'Lists that forms offer, and the words and settings of the interface.',
  },
  plainRoutes: [
    {
      path: '/admin/translations/export.json',
      summary: 'All texts of a language by their keys, for admins.',
      parameters: [{ name: 'locale', description: 'The language of the texts.', schema: { type: 'string' } }],
      mediaTypes: ['application/json'],
      schema: { type: 'object', additionalProperties: { type: 'string' } },
      errors: ['unauthenticated', 'forbidden', 'invalid', 'internal', 'unavailable'],
    },
  ],
};
