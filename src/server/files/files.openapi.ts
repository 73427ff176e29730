import { type ApiDescription, ID } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: { name: 'profiles' },
  plainRoutes: [
    {
      path: '/files/logo/{id}',
      summary: 'The logo of a company. Its address changes with its content.',
      parameters: [{ name: 'id', description: 'As in `logo_url`.', schema: ID }],
      mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
      errors: ['not_found', 'internal', 'unavailable'],
    },
  ],
};
