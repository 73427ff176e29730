import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type PersonalField, PersonalFields } from '../fields/PersonalFields.tsx';
import { fillWizard } from '../fill-from-cv.ts';
import { FromCv } from '../parts/FromCv.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { WithTips } from '../parts/WithTips.tsx';

const FIELDS: readonly PersonalField[] = [
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'email' },
  { name: 'phone', optional: true },
  { name: 'dateOfBirth' },
  { name: 'country' },
  { name: 'city' },
  { name: 'address', optional: true },
  { name: 'bio' },
];

export function PersonalStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <WithTips
      title={t('wizard.tips')}
      tips={[t('wizard.personal_tip_contact'), t('wizard.personal_tip_summary'), t('wizard.personal_tip_fair')]}
    >
      <StepHead title={tSteps('wizard.personal_title')} lead={t('wizard.personal_lead')} />
      <FromCv fill={fillWizard} />
      <div className="grid items-start gap-s4 md:grid-cols-2">
        <PersonalFields fields={FIELDS} />
      </div>
    </WithTips>
  );
}
