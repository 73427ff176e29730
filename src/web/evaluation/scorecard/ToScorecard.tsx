import { ArrowDown } from 'lucide-react';
import { scorecardTexts } from '#shared/evaluation/scorecard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ScorecardProgress } from './ScorecardProgress.tsx';
import type { ScorecardForm } from './useScorecard.ts';

/** If the scorecard is below the application, this bar stays in view until the scorecard is reached. */
export function ToScorecard({ scorecard, onGo }: { scorecard: ScorecardForm; onGo: () => void }) {
  const t = useTexts(scorecardTexts);
  return (
    <div className="sticky bottom-0 z-2 flex items-center justify-between gap-x-s3 border-t border-line bg-surface px-gutter py-s2 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:mb-px before:h-s5 before:bg-linear-to-t before:from-paper before:to-transparent lg:hidden print:hidden">
      <span className="text-xs text-ink-2 tabular-nums">
        <ScorecardProgress scorecard={scorecard} />
      </span>
      <Button size="sm" variant="primary" onClick={onGo} className="flex-none">
        <Icon of={ArrowDown} size="sm" />
        {t('scorecard.title')}
      </Button>
    </div>
  );
}
