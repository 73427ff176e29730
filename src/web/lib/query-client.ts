import { type DefaultOptions, QueryClient } from '@tanstack/react-query';

/**
 * Asks the server also when the browser believes to be offline: it is often wrong, and a request that fails says so in
 * words, while one that is held back shows a page that loads for ever.
 */
export function createQueryClient(queries: NonNullable<DefaultOptions['queries']>): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true, ...queries } },
  });
}
