import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: { name: 'applications' },
};
