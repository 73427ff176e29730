import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'applications',
    description: 'Applying with or without an account, reading a CV into the form, receipts, withdrawing.',
  },
  plainRoutes: [
    {
      path: '/api/application/{receipt}/export',
      summary: 'Everything about an application in one archive, for the holder of its receipt.',
      parameters: [{ name: 'receipt', description: 'The secret of the receipt.', schema: { type: 'string' } }],
      mediaTypes: ['application/zip'],
      errors: ['not_found', 'too_many', 'internal', 'unavailable'],
    },
  ],
};
