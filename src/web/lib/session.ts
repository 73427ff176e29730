import { useRouteLoaderData } from 'react-router';
import type { SessionUser } from '#shared/identity/identity.contract.ts';

/** The signed-in person, from the root's loader. After signing in or out the whole page is loaded again. */
export function useSessionUser(): SessionUser | null {
  return useRouteLoaderData<{ user: SessionUser | null }>('root')?.user ?? null;
}
