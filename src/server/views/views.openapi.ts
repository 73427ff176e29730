import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'views',
    description: 'Searches of the board that recruiters save, for themselves or for their team.',
  },
};
