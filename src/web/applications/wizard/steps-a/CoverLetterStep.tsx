import { COVER_LETTER } from '#shared/applications/applications.values.ts';
import type { WizardData } from '#shared/applications/wizard/steps.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { formSource } from '#web/profiles/form/field-source.ts';
import { ProseField } from '#web/profiles/form/text-fields.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { WithTips } from '../parts/WithTips.tsx';

const FORM = formSource<WizardData>();

export function CoverLetterStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <WithTips title={t('wizard.tips')} tips={[t('wizard.cover_letter_tip')]}>
      <StepHead title={tSteps('wizard.cover_letter_title')} lead={t('wizard.cover_letter_lead', COVER_LETTER)} />
      <ProseField
        from={FORM}
        name="coverLetter"
        label={tSteps('wizard.cover_letter_title')}
        counter={{ max: COVER_LETTER.max }}
        rows={14}
        required
      />
    </WithTips>
  );
}
