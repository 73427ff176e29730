import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type EvaluationList,
  type EvaluationView,
  evaluation,
  evaluationReviewers,
  evaluations,
} from '#shared/evaluation/evaluation.contract.ts';
import { call } from '#web/lib/call.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import type { EvaluationArguments } from './evaluation-address.ts';

/** Live events keep it true; whoever comes back to the window sees what has changed meanwhile, told or not. */
export function createEvaluationClient(): QueryClient {
  return createQueryClient({ staleTime: 15_000, gcTime: 5 * 60_000, retry: false, refetchOnWindowFocus: 'always' });
}

type LoadedList = { list: EvaluationList; filters: EvaluationArguments };
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function useEvaluations(client: QueryClient, filters: EvaluationArguments, loaded: LoadedList) {
  return useQuery(
    {
      queryKey: ['evaluations', filters],
      queryFn: ({ signal }) => call(evaluations, filters, { signal }),
      ...(same(filters, loaded.filters) && { initialData: loaded.list }),
      placeholderData: keepPreviousData,
    },
    client,
  );
}

export function useReviewers(client: QueryClient) {
  return useQuery(
    { queryKey: ['reviewers'], queryFn: ({ signal }) => call(evaluationReviewers, {}, { signal }) },
    client,
  );
}

const applicationQuery = (id: number) => ({
  queryKey: ['evaluation', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(evaluation, { application: String(id) }, { signal }),
});

export function useEvaluation(client: QueryClient, id: number, loaded: EvaluationView) {
  return useQuery({ ...applicationQuery(id), ...(loaded.application.id === id && { initialData: loaded }) }, client);
}

/** The next application is here before somebody asks for it. */
export function useReadAhead(client: QueryClient, id: number | null): void {
  useEffect(() => {
    if (id !== null) void client.prefetchQuery(applicationQuery(id));
  }, [client, id]);
}

/**
 * The pages of the list around an open application. It is not asked for again: an application that leaves the list by
 * being scored would take its neighbours along.
 */
export function useListAround(client: QueryClient, { list, filters }: LoadedList) {
  const { page: _, ...rest } = filters;
  return useInfiniteQuery(
    {
      queryKey: ['around', rest],
      queryFn: ({ signal, pageParam }) => call(evaluations, { ...rest, page: String(pageParam) }, { signal }),
      initialPageParam: list.page,
      initialData: { pages: [list], pageParams: [list.page] },
      getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : null),
      getPreviousPageParam: ({ page }) => (page > 1 ? page - 1 : null),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
    client,
  );
}
