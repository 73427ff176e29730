import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Questions } from '../parts/Questions.tsx';
import { StepHead } from '../parts/StepHead.tsx';

export function QuestionsStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <div className="grid gap-s5">
      <StepHead title={tSteps('wizard.questions_title')} lead={t('wizard.questions_lead')} />
      <Card pad>
        <Questions rows={5} />
      </Card>
    </div>
  );
}
