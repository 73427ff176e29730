import { useCallback, useEffect } from 'react';
import type { EvaluationList } from '#shared/evaluation/evaluation.contract.ts';
import { EVALUATIONS_PER_PAGE } from '#shared/evaluation/evaluation.values.ts';
import { useNeighbours } from '#web/applications/neighbours.ts';
import type { EvaluationArguments } from '../evaluation-address.ts';
import { useListAround } from '../evaluation-data.ts';

const NEAR = 3;

/** Previous and next in the list that the application was opened from, across its pages. */
export function useApplicationNeighbours(id: number, loaded: { list: EvaluationList; filters: EvaluationArguments }) {
  const around = useListAround(loaded);
  const { fetchNextPage, fetchPreviousPage, hasNextPage, hasPreviousPage, isFetching } = around;
  const pages = around.data?.pages ?? [];
  const ids = pages.flatMap(({ applications }) => applications.map((row) => row.application_id));
  const onNear = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const { previous, next, step, place, total } = useNeighbours(id, { ids, onNear });
  const isNearStart = place > 0 && place <= NEAR;
  useEffect(() => {
    if (isNearStart && hasPreviousPage && !isFetching) void fetchPreviousPage();
  }, [isNearStart, hasPreviousPage, isFetching, fetchPreviousPage]);

  const before = ((pages[0]?.page ?? 1) - 1) * EVALUATIONS_PER_PAGE;
  const isListed = place > 0;
  const [first = null] = ids;
  return {
    previous,
    // An application that is not in the list, because of a link or because it was scored, is followed by the list's first.
    next: isListed ? next : first,
    step: (by: 1 | -1) => (isListed ? step(by) : by === 1 ? first : null),
    place: isListed ? before + place : 0,
    total: Math.max(pages[0]?.total ?? 0, total),
    /** The page of the list that contains the application, so that a reload finds its neighbours again. */
    pageOf: (of: number) =>
      pages.find(({ applications }) => applications.some((row) => row.application_id === of))?.page ?? 1,
  };
}
