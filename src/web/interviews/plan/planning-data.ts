import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { type BusyTime, planningFacts } from '#shared/interviews/interviews.contract.ts';
import { startOfDay } from '#shared/interviews/wall-clock.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { queryOf } from '#web/lib/query.ts';

export type PlanningFacts = OutputOf<typeof planningFacts>;

/** One request returns the busy times of at most six weeks. */
const SPAN_MS = 42 * 24 * 60 * 60_000;

/** What the dialog needs to know, and everybody's busy times up to the last day that has been shown. */
export function usePlanningFacts(applicationId: number, today: string, zone: string) {
  const [first] = useState(() => Date.parse(startOfDay(today, zone)));
  const [spans, setSpans] = useState(1);
  const found = useQueries({
    queries: Array.from({ length: spans }, (_, index) => ({
      ...queryOf(planningFacts, {
        application_id: String(applicationId),
        from: new Date(first + index * SPAN_MS).toISOString(),
        to: new Date(first + (index + 1) * SPAN_MS).toISOString(),
      }),
      placeholderData: keepPreviousData,
    })),
  });
  const facts = found[0]?.data;
  const busy: BusyTime[] = found.flatMap(({ data }) => data?.busy ?? []);
  return {
    facts,
    busy,
    error: found.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const { refetch } of found) void refetch();
    },
    /** Loads busy times up to the end of this day. */
    showUpTo: (day: string) => {
      const needed = Math.ceil((Date.parse(startOfDay(day, zone)) + 24 * 60 * 60_000 - first) / SPAN_MS);
      if (needed > spans) setSpans(needed);
    },
  };
}
