import type { ApplicationCard } from '../board/board.contract.ts';
import type { MessageTemplate } from '../messenger/templates.contract.ts';
import type { AnswersOverview } from './answers.contract.ts';

type Column = Pick<AnswersOverview['columns'][number], 'id' | 'public_stage'>;
type Template = Pick<MessageTemplate, 'group_id' | 'standard'>;

/** Whether nothing more follows in this column, so that people in it wait for being told only. */
export const isEndColumn = (column: Pick<Column, 'public_stage'> | undefined) =>
  column?.public_stage === 'hired' || column?.public_stage === 'closed';

/**
 * The template that is offered for somebody who waits: that of their column, the company's own first; for whoever has
 * had it, and for whoever is new and needs no confirmation after so long, that the application is still being read.
 */
export function answerFor<T extends Template>(
  card: Pick<ApplicationCard, 'group_id' | 'stage_since' | 'told_at'>,
  column: Column | undefined,
  templates: readonly T[],
): T | null {
  const own = templates.find(({ group_id, standard }) => group_id === card.group_id && standard === null);
  const ofColumn = own ?? templates.find(({ group_id }) => group_id === card.group_id);
  if (isEndColumn(column)) return ofColumn ?? null;
  const still = templates.find(({ standard }) => standard === 'still_reading');
  const isTold = card.told_at !== null && card.told_at >= card.stage_since;
  const isUseful = ofColumn !== undefined && !isTold && ofColumn.standard !== 'received';
  return (isUseful ? ofColumn : still) ?? ofColumn ?? null;
}
