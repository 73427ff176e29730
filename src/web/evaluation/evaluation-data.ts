import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type EvaluationList,
  type EvaluationView,
  evaluation,
  evaluationReviewers,
  evaluations,
} from '#shared/evaluation/evaluation.contract.ts';
import { call } from '#web/lib/call.ts';
import { allOf, queryOf, useForgetEarlier } from '#web/lib/query.ts';
import type { EvaluationArguments } from './evaluation-address.ts';

/** Live events keep it up to date. People who come back to the window see what has changed, even if an event was lost. */
const FRESH = { staleTime: 15_000, refetchOnWindowFocus: 'always' } as const;
/** Its answers are kept apart from those of the list page, because they are not fetched again. */
const AROUND = 'evaluations around';

type LoadedList = { list: EvaluationList; filters: EvaluationArguments };
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function useEvaluations(filters: EvaluationArguments, loaded: LoadedList) {
  useForgetEarlier(allOf(evaluations));
  return useQuery({
    ...queryOf(evaluations, filters),
    ...FRESH,
    ...(same(filters, loaded.filters) && { initialData: loaded.list }),
    placeholderData: keepPreviousData,
  });
}

export function useReviewers() {
  return useQuery({ ...queryOf(evaluationReviewers, {}), ...FRESH });
}

export const applicationQuery = (id: number) => queryOf(evaluation, { application: String(id) });

export function useEvaluation(id: number, loaded: EvaluationView) {
  useForgetEarlier(allOf(evaluation));
  return useQuery({
    ...applicationQuery(id),
    ...FRESH,
    ...(loaded.application.id === id && { initialData: loaded }),
  });
}

/** Prefetches the next application. */
export function useReadAhead(id: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id !== null) void client.prefetchQuery({ ...applicationQuery(id), ...FRESH });
  }, [client, id]);
}

/**
 * The pages of the list around an open application. They are not refetched: a scored application leaves the list, and a
 * new list would no longer tell which were its neighbours.
 */
export function useListAround({ list, filters }: LoadedList) {
  useForgetEarlier([AROUND]);
  const { page: _, ...rest } = filters;
  return useInfiniteQuery({
    queryKey: [AROUND, rest],
    queryFn: ({ signal, pageParam }) => call(evaluations, { ...rest, page: String(pageParam) }, { signal }),
    initialPageParam: list.page,
    initialData: { pages: [list], pageParams: [list.page] },
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : null),
    getPreviousPageParam: ({ page }) => (page > 1 ? page - 1 : null),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
