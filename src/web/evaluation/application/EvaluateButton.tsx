import { Plus } from 'lucide-react';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { myEntry, type Subject } from '../scorecard/scorecard.ts';
import { useSubjectName } from './useSubjectName.ts';

type EvaluateButtonProps = {
  view: EvaluationView;
  subject: Subject;
  onScore: (subject: Subject) => void;
};

/**
 * Says Edit if the reader has evaluated the subject, and Add otherwise. Other people's evaluations do not count here.
 */
export function EvaluateButton({ view, subject, onScore }: EvaluateButtonProps) {
  const t = useTexts(evaluationTexts);
  const { subjectName } = useSubjectName(view);
  const isMine = myEntry(view, subject) !== undefined;
  const name = subjectName(subject);
  return (
    <Button
      size="xs"
      aria-label={t(isMine ? 'evaluation.edit_of' : 'evaluation.add_of', { subject: name })}
      onClick={() => onScore(subject)}
    >
      {!isMine && <Icon of={Plus} size="xs" />}
      {t(isMine ? 'evaluation.edit' : 'evaluation.add')}
    </Button>
  );
}
