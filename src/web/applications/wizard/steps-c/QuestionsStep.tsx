import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Questions } from '../parts/Questions.tsx';
import { StepHead } from '../parts/StepHead.tsx';

export function QuestionsStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <div className="grid gap-s4">
      <StepHead title={tSteps('wizard.questions_title')} lead={t('wizard.questions_lead')} />
      <Questions rows={4} />
    </div>
  );
}
