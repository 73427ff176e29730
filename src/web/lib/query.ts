import { QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArgumentsOf, Endpoint } from '#shared/kernel/endpoint.ts';
import type { AppError } from '#shared/kernel/errors.ts';
import { call } from './call.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every failure of a call is thrown as this type. */
    defaultError: AppError;
  }
}

/**
 * The workspace's query cache. It sends requests even if the browser reports to be offline: that is often wrong, and a
 * failed request shows an error, while a paused one would show a page that loads for ever.
 */
export function createWorkspaceClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, refetchOnWindowFocus: false, retry: false },
    },
  });
}

/** The query of an endpoint. Its key is the endpoint's path and the input. */
export function queryOf<E extends Endpoint>(endpoint: E, input: ArgumentsOf<E>) {
  return queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

/** The beginning of the keys of all queries of an endpoint. */
export const allOf = ({ path }: Endpoint): QueryKey => [path];

/**
 * Forgets what an earlier visit of the page left in the cache. Nobody has kept it up to date since then, and the page's
 * loader has brought newer data. Queries that another part of the page shows stay.
 */
export function useForgetEarlier(...keys: readonly QueryKey[]): void {
  const client = useQueryClient();
  // This runs in the first render, because the queries of this component read the cache in the same render.
  useState(() => {
    for (const queryKey of keys) client.removeQueries({ queryKey, type: 'inactive' });
  });
}
