import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { interviewsOfWeek } from '#shared/interviews/interviews.contract.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { allOf, queryOf, useForgetEarlier } from '#web/lib/query.ts';

/** The filters in the page's address: a day of the week, a job, and only the reader's own interviews. */
export type WeekFilters = { day?: string; job?: string; mine?: '1' };
export type Week = OutputOf<typeof interviewsOfWeek>;
/** The week that the server has rendered. On the first visit there is none, because the zone is not known yet. */
export type LoadedWeek = { filters: WeekFilters; zone: string; week: Week };

/** Filters that cannot be read are ignored, so that an old link still shows a week. */
export function readWeekFilters(params: URLSearchParams): WeekFilters {
  const [day, job] = [params.get('day') ?? '', params.get('job') ?? ''];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    ...(isDay && { day }),
    ...(/^[1-9]\d{0,14}$/.test(job) && { job }),
    ...(params.get('mine') === '1' && { mine: '1' as const }),
  };
}

export function inputOf({ day, job, mine }: WeekFilters, zone: string) {
  return { zone, ...(day && { day }), ...(job && { job_id: job }), ...(mine && { mine }) };
}

export function useWeek(filters: WeekFilters, zone: string | null, loaded: LoadedWeek | null) {
  useForgetEarlier(allOf(interviewsOfWeek));
  const input = inputOf(filters, zone ?? 'UTC');
  const isLoaded = loaded !== null && JSON.stringify(inputOf(loaded.filters, loaded.zone)) === JSON.stringify(input);
  return useQuery({
    ...queryOf(interviewsOfWeek, input),
    enabled: zone !== null,
    ...(isLoaded && { initialData: loaded.week }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
