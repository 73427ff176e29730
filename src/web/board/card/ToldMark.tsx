import { MessageSquareOff, MessageSquareText } from 'lucide-react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';

/**
 * Whether the company has written to somebody since their card came here. People rejected by the screening were told at
 * once.
 */
export function ToldMark({ card: { outcome, candidate_deleted, told_at, stage_since } }: { card: ApplicationCard }) {
  const t = useTexts(boardTexts);
  if (candidate_deleted || outcome === 'withdrawn' || outcome === 'failed') return null;
  const isTold = told_at !== null && told_at >= stage_since;
  const words = t(isTold ? 'board.told' : 'board.not_told');
  return (
    <span title={words} className={isTold ? 'text-success' : 'text-ink-2'}>
      <Icon of={isTold ? MessageSquareText : MessageSquareOff} size="xs" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
