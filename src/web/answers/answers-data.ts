import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AnswersOverview, answersOverview, listWaiting, type Waiting } from '#shared/answers/answers.contract.ts';
import { listTemplates, type MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { call } from '#web/lib/call.ts';
import { allOf, queryOf, useForgetEarlier } from '#web/lib/query.ts';

/** As in the address: of one job, and only those who have waited too long. */
export type AnswersFilters = { job?: string; late?: '1' };
export type AnswersTab = 'waiting' | 'rules';
export type LoadedAnswers = {
  filters: AnswersFilters;
  list: { people: Waiting[]; next: string | null };
  overview: Omit<AnswersOverview, 'success'>;
  templates: readonly MessageTemplate[];
};

export function useAnswers({ filters, list, overview, templates }: LoadedAnswers) {
  useForgetEarlier(allOf(listWaiting), allOf(answersOverview), allOf(listTemplates));
  const waiting = useInfiniteQuery({
    queryKey: [...allOf(listWaiting), filters],
    queryFn: ({ signal, pageParam }) =>
      call(listWaiting, { ...filters, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    initialData: { pages: [{ success: true as const, ...list }], pageParams: [''] },
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({
    ...queryOf(answersOverview, filters.job === undefined ? {} : { job: filters.job }),
    initialData: { success: true as const, ...overview },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const kept = useQuery({
    ...queryOf(listTemplates, {}),
    initialData: { success: true as const, templates: [...templates], columns: [], values: {} },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    people: waiting.data.pages.flatMap(({ people }) => people),
    hasMore: waiting.hasNextPage,
    showMore: () => void waiting.fetchNextPage(),
    isLoadingMore: waiting.isFetchingNextPage,
    hasFailed: waiting.isFetchNextPageError,
    overview: counts.data,
    templates: kept.data.templates,
  };
}
