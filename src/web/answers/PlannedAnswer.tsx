import { CircleCheck } from 'lucide-react';
import { rulesTexts } from '#shared/answers/rules.texts.ts';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { usePlannedWords } from '#web/board/card/usePlannedWords.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { PlannedActs } from './planned-data.ts';

type PlannedAnswerProps = {
  card: ApplicationCard;
  planned: NonNullable<ApplicationCard['planned']>;
  acts: PlannedActs;
};

/** Somebody who waits, and to whom a message goes out by itself. */
export function PlannedAnswer({ card, planned, acts }: PlannedAnswerProps) {
  const t = useTexts(rulesTexts);
  const words = usePlannedWords();
  return (
    <div className="flex flex-wrap items-center gap-x-s2">
      <span className="flex items-center gap-1 text-sm font-semibold text-success">
        <Icon of={CircleCheck} size="sm" />
        {words(planned)}
      </span>
      <Button
        size="sm"
        variant="quiet"
        busy={acts.busy === card.id}
        onClick={() => void acts.takeBack({ id: card.id, name: card.candidate.user.name })}
      >
        {t('rules.take_back')}
      </Button>
    </div>
  );
}
