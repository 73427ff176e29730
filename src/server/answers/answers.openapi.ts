import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'answers',
    description: 'Who waits for an answer, what they were promised, and what goes out by itself.',
  },
};
