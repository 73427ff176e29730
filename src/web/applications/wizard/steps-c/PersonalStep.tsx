import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type PersonalField, PersonalFields } from '../fields/PersonalFields.tsx';
import { StepHead } from '../parts/StepHead.tsx';

const FIELDS: readonly PersonalField[] = [{ name: 'fullName' }, { name: 'email' }, { name: 'phone', optional: true }];

export function PersonalStep() {
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <div className="grid gap-s4">
      <StepHead title={tSteps('wizard.personal_title')} />
      <PersonalFields fields={FIELDS} />
    </div>
  );
}
