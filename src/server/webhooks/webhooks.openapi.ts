import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'webhooks',
    description:
      'Addresses of other systems that are told what happens in a company, signed as Standard Webhooks 1.0. Owners manage them; API tokens do not reach them.',
  },
};
