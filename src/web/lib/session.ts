import { useRouteLoaderData } from 'react-router';
import type { SessionUser } from '#shared/identity/identity.contract.ts';

/** Who looks at the page. The root's loader knows; after signing in or out the page is loaded anew. */
export function useSessionUser(): SessionUser | null {
  return useRouteLoaderData<{ user: SessionUser | null }>('root')?.user ?? null;
}
