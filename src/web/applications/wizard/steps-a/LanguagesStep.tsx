import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Languages } from '#web/profiles/entries/Languages.tsx';
import { StepHead } from '../parts/StepHead.tsx';

export function LanguagesStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <div className="grid max-w-156 gap-s5">
      <StepHead title={tSteps('wizard.languages_title')} lead={t('wizard.languages_lead')} />
      <Languages />
    </div>
  );
}
