import { boardTexts } from '#shared/board/board.texts.ts';
import { viewsTexts } from '#shared/views/views.texts.ts';
import { type BoardArguments, narrowingCount } from '#web/board/board-address.ts';
import { orderOf } from '#web/board/board-store.ts';
import { useTexts } from '#web/lib/texts.ts';

type ViewSummaryProps = { filters: BoardArguments; jobTitle: string | undefined };

/** Describes in one line what a view shows. */
export function ViewSummary({ filters, jobTitle }: ViewSummaryProps) {
  const t = useTexts(viewsTexts);
  const board = useTexts(boardTexts);
  const { q } = filters;
  const count = narrowingCount(filters) - (q ? 1 : 0);
  const facts = [
    jobTitle ?? board('board.all_jobs'),
    ...(q ? [`“${q}”`] : []),
    ...(count > 0 ? [t('views.filters', { count })] : []),
    board('board.sort_by', { order: board(`board.sort_${orderOf(filters)}`) }),
  ];
  return (
    <span className="text-sm text-ink-2">
      {facts.map((fact, index) => (
        <span key={fact}>
          {index > 0 && <span aria-hidden="true"> · </span>}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </span>
  );
}
