import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PhoneField } from '../parts/personal-fields.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { TextField } from '../parts/text-fields.tsx';

export function PersonalStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <div className="grid gap-s4">
      <StepHead title={tSteps('wizard.personal_title')} />
      <TextField path="personalInfo.fullName" label={t('wizard.full_name')} autoComplete="name" required />
      <TextField path="personalInfo.email" label={t('wizard.email')} type="email" autoComplete="email" required />
      <PhoneField optional />
    </div>
  );
}
