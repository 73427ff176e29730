import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'tokens',
    description: 'Tokens with which other systems use this API for a company, or for the admins of the site.',
  },
};
