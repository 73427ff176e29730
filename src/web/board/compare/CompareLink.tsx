import { Columns2 } from 'lucide-react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { COMPARED } from '#shared/board/scoring.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { keepSelection } from '../kept-selection.ts';

/** Shown for selected cards that can be compared: a few, of one job. */
export function CompareLink({ cards }: { cards: readonly ApplicationCard[] }) {
  const t = useTexts(scoringTexts);
  const isOneJob = new Set(cards.map(({ job }) => job.id)).size === 1;
  if (!isOneJob || cards.length < COMPARED.min || cards.length > COMPARED.max) return null;
  return (
    <ButtonLink
      size="sm"
      to={`/company/applications/compare?ids=${cards.map(({ id }) => id).join(',')}`}
      onClick={() => keepSelection(cards, window.location.search)}
    >
      <Icon of={Columns2} size="sm" />
      {t('compare.action')}
    </ButtonLink>
  );
}
