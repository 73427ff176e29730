import { useQueryClient } from '@tanstack/react-query';
import { evaluation, evaluationReviewers, evaluations } from '#shared/evaluation/evaluation.contract.ts';
import { allOf } from '#web/lib/query.ts';
import { useRealtime } from '#web/lib/realtime.ts';

/** Refetches everything that reviewers can change. The list around an open application keeps its order. */
export function useRefreshEvaluations(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const keys = [evaluations, evaluation, evaluationReviewers].map(allOf);
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

/** Shows what other reviewers do while the page is open. */
export function useLiveEvaluations(): void {
  const refresh = useRefreshEvaluations();
  useRealtime({
    onEvent: ({ type }) => {
      if (type === 'EvaluationsChanged') void refresh();
    },
    onGap: () => void refresh(),
  });
}
