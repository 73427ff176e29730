import { useState } from 'react';
import type { WizardData } from '#shared/applications/wizard/steps.ts';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Educations } from '#web/profiles/entries/Educations.tsx';
import { Trainings } from '#web/profiles/entries/Trainings.tsx';
import { useFormState } from '#web/profiles/form/form-context.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { WithTips } from '../parts/WithTips.tsx';
import { useWizard } from '../wizard-context.ts';

const tabOf = (path: string | undefined) => (path?.startsWith('trainings') ? 'training' : 'formal');

export function EducationStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const formal = useFormState<WizardData, number>(({ data }) => data.educations.length);
  const trainings = useFormState<WizardData, number>(({ data }) => data.trainings.length);
  const { wanted } = useWizard();
  const [tab, setTab] = useState(tabOf(wanted?.path));
  // Opens the tab that holds the field somebody was led to.
  const [led, setLed] = useState(wanted);
  if (wanted !== led) {
    setLed(wanted);
    setTab(tabOf(wanted?.path));
  }
  return (
    <WithTips title={t('wizard.what_counts')} tips={[t('wizard.education_tip'), t('wizard.education_tip_current')]}>
      <StepHead title={tSteps('wizard.education_title')} lead={t('wizard.education_lead')} />
      <Tabs
        label={t('wizard.education_tabs')}
        selected={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'formal',
            label: t('wizard.formal_education'),
            count: formal,
            problems: useProblemsOf('educations'),
            content: <Educations />,
          },
          {
            id: 'training',
            label: t('wizard.trainings'),
            count: trainings,
            problems: useProblemsOf('trainings'),
            content: <Trainings />,
          },
        ]}
      />
    </WithTips>
  );
}

/** How many problems a part has, in words; false if there are none. */
function useProblemsOf(part: string): string | false {
  const t = useTexts(wizardTexts);
  const { errorsOf } = useWizard();
  const count = useFormState(
    (state) => Object.keys(errorsOf(state)).filter((path) => path === part || path.startsWith(`${part}.`)).length,
  );
  return count > 0 && t('wizard.to_correct', { count });
}
