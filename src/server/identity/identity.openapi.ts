import type { ApiDescription } from '../http/api-description.ts';
import { PROVIDER_RETURN } from './sign-in/provider-return.routes.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'identity',
    description:
      'Accounts: registering, signing in and out, emails, passwords, passkeys, second factors, providers of sign-in, sessions, and the CSRF token.',
  },
  plainRoutes: [PROVIDER_RETURN],
};
