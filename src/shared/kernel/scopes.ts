/** What a company's API tokens may do. A call without a scope is closed to tokens. */
export const COMPANY_SCOPES = [
  'jobs:read',
  'jobs:write',
  'applications:read',
  'applications:write',
  'messages:write',
  'candidates:read',
] as const;
/** What the tokens of the site's admins may do. */
export const SITE_SCOPES = ['site:read', 'site:write'] as const;
export const SCOPES = [...COMPANY_SCOPES, ...SITE_SCOPES] as const;
export type Scope = (typeof SCOPES)[number];
