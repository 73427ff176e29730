import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Experiences } from '#web/profiles/entries/Experiences.tsx';
import { NoExperienceYet } from '../parts/NoExperience.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { WithTips } from '../parts/WithTips.tsx';

export function ExperienceStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <WithTips title={t('wizard.what_counts')} tips={[t('wizard.experience_tip'), t('wizard.experience_tip_gap')]}>
      <StepHead title={tSteps('wizard.experience_title')} lead={t('wizard.experience_lead')} />
      <Experiences none={<NoExperienceYet />} />
    </WithTips>
  );
}
