import { Columns2 } from 'lucide-react';
import { useId } from 'react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { COMPARED } from '#shared/board/scoring.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { keepSelection } from '../kept-selection.ts';

/** The link to compare the selected cards. If they cannot be compared, it says why. */
export function CompareLink({ cards }: { cards: readonly ApplicationCard[] }) {
  const t = useTexts(scoringTexts);
  const reason = useId();
  if (cards.length < COMPARED.min) return null;
  const isOneJob = new Set(cards.map(({ job }) => job.id)).size === 1;
  if (!isOneJob || cards.length > COMPARED.max) {
    return (
      <>
        <Button size="sm" aria-disabled aria-describedby={reason} className="text-ink-2 shadow-none">
          <Icon of={Columns2} size="sm" />
          {t('compare.action')}
        </Button>
        <p id={reason} role="status" className="order-1 w-0 min-w-full text-xs text-ink-2 max-md:col-span-full">
          {isOneJob ? t('compare.over_limit', { most: COMPARED.max }) : t('compare.other_jobs')}
        </p>
      </>
    );
  }
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
