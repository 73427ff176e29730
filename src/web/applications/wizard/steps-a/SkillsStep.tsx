import { moreSkills, WIZARD_FULL, type WizardSkill } from '#shared/applications/wizard/skills.ts';
import { SKILLS } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { CheckThis } from '../fields/BoundField.tsx';
import { SkillPicker } from '../parts/SkillPicker.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { WithTips } from '../parts/WithTips.tsx';
import { useField, useWizard } from '../wizard-context.ts';

export function SkillsStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { job } = useWizard();
  const { value: skills, error, change, isUnchecked, confirm } = useField<WizardSkill[]>('skills');
  const missing = SKILLS.min - skills.length;
  function add(name: string, custom: boolean) {
    // Ids of the person's own skills count down from -1, where no other list has any.
    const id = Math.min(0, ...skills.map((skill) => skill.id ?? 0)) - 1;
    change([...skills, custom ? { id, name, custom } : { name, custom }]);
  }
  return (
    <WithTips title={t('wizard.tips')} tips={[t('wizard.skills_tip')]}>
      <StepHead title={tSteps('wizard.skills_title')} lead={t('wizard.skills_lead')} />
      <SkillPicker
        skills={skills.map(({ name }) => name)}
        max={SKILLS.max}
        popular={job.skills.map(({ name }) => name)}
        error={error}
        notice={
          <>
            {isUnchecked && (
              <p>
                <CheckThis name={tSteps('wizard.skills')} onChecked={confirm} />
              </p>
            )}
            {missing > 0 && <Banner tone="info">{moreSkills(missing)}</Banner>}
          </>
        }
        onAdd={add}
        onRemove={(name) => change(skills.filter((skill) => skill.name !== name))}
        onFull={() => showToast({ type: 'warning', title: WIZARD_FULL })}
      />
    </WithTips>
  );
}
