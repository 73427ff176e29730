import { type ApiDescription, ID } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'profiles',
    description: 'A company’s profile, logo and team; a candidate’s profile and CVs.',
  },
  plainRoutes: [
    {
      path: '/candidate/profile/photo/{id}',
      summary:
        'Your own photo. Its address changes with it: it is in the answer to the upload, and in `photo` of `/me`.',
      parameters: [{ name: 'id', description: 'As in the address.', schema: ID }],
      mediaTypes: ['image/jpeg', 'image/png'],
      errors: ['unauthenticated', 'forbidden', 'not_found', 'internal', 'unavailable'],
    },
  ],
};
