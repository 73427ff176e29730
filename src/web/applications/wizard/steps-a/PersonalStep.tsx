import { BIO } from '#shared/applications/applications.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { fillWizard } from '../from-cv.ts';
import { FromCv } from '../parts/FromCv.tsx';
import { BirthField, CountryField, PhoneField } from '../parts/personal-fields.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { ProseField, TextField } from '../parts/text-fields.tsx';
import { WithTips } from '../parts/WithTips.tsx';

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
        <TextField path="personalInfo.firstName" label={t('wizard.first_name')} autoComplete="given-name" required />
        <TextField path="personalInfo.lastName" label={t('wizard.last_name')} autoComplete="family-name" required />
        <TextField path="personalInfo.email" label={t('wizard.email')} type="email" autoComplete="email" required />
        <PhoneField optional />
        <BirthField />
        <CountryField />
        <TextField path="personalInfo.city" label={t('wizard.city')} autoComplete="address-level2" required />
        <TextField path="personalInfo.address" label={t('wizard.address')} autoComplete="street-address" optional />
        <ProseField
          path="personalInfo.bio"
          label={t('wizard.summary')}
          counter={{ max: BIO.max }}
          rows={5}
          required
          className="md:col-span-2"
        />
      </div>
    </WithTips>
  );
}
