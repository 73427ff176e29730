import type { QueryClient } from '@tanstack/react-query';
import { useRealtime } from '#web/lib/realtime.ts';

/** What other reviewers do is seen while the page is open. The list around an open application keeps its order. */
export function useLiveEvaluations(client: QueryClient): void {
  const refresh = () => {
    for (const kind of ['evaluations', 'evaluation', 'reviewers']) void client.invalidateQueries({ queryKey: [kind] });
  };
  useRealtime({
    onEvent: ({ type }) => {
      if (type === 'EvaluationsChanged') refresh();
    },
    onGap: refresh,
  });
}
