import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'drafts',
    description: 'Unfinished applications, and the links that open them elsewhere.',
  },
};
