import type { WizardData } from '#shared/applications/wizard/steps.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useFormState } from '../form-context.ts';
import { StepHead } from '../parts/StepHead.tsx';
import { WithTips } from '../parts/WithTips.tsx';
import { Educations } from './Educations.tsx';
import { Trainings } from './Trainings.tsx';

export function EducationStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const formal = useFormState<WizardData, number>(({ data }) => data.educations.length);
  const trainings = useFormState<WizardData, number>(({ data }) => data.trainings.length);
  return (
    <WithTips title={t('wizard.what_counts')} tips={[t('wizard.education_tip'), t('wizard.education_tip_current')]}>
      <StepHead title={tSteps('wizard.education_title')} lead={t('wizard.education_lead')} />
      <Tabs
        label={t('wizard.education_tabs')}
        tabs={[
          { id: 'formal', label: t('wizard.formal_education'), count: formal, content: <Educations /> },
          { id: 'training', label: t('wizard.trainings'), count: trainings, content: <Trainings /> },
        ]}
      />
    </WithTips>
  );
}
