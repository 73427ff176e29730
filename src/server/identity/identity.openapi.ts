import type { ApiDescription } from '../http/api-description.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'identity',
    description: 'Accounts: registering, signing in and out, emails, passwords, sessions, and the CSRF token.',
  },
};
