import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { SKILLS } from '#shared/profiles/sections/section.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Skills } from '#web/profiles/entries/Skills.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { WithTips } from '../parts/WithTips.tsx';

export function SkillsStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <WithTips title={t('wizard.tips')} tips={[t('wizard.skills_tip')]}>
      <StepHead title={tSteps('wizard.skills_title')} lead={t('wizard.skills_lead')} />
      <Skills min={SKILLS.min} />
    </WithTips>
  );
}
