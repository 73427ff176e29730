import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'evaluation',
    description: 'Scorecards of reviewers, who evaluates what, and how far they and the system agree.',
  },
};
