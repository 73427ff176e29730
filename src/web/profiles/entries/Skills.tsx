import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { SKILLS } from '#shared/profiles/sections/section.values.ts';
import { moreSkills, WIZARD_FULL, type WizardSkill } from '#shared/profiles/sections/skills.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { CheckThis } from '../form/BoundField.tsx';
import { useField, useFormParts } from '../form/form-context.ts';
import { SkillPicker } from './SkillPicker.tsx';

type SkillsProps = {
  /** The number of skills that the step requires. */
  min?: number;
  /** The label above the suggested skills, if they are not those of one job. */
  proposedLabel?: string;
};

/** The skills of the form. */
export function Skills({ min = 0, proposedLabel }: SkillsProps) {
  const tSteps = useTexts(wizardStepsTexts);
  const { proposedSkills } = useFormParts();
  const { value: skills, error, change, isUnchecked, confirm } = useField<WizardSkill[]>('skills');
  const missing = min - skills.length;
  function add(name: string, custom: boolean) {
    // Ids of the person's own skills count down from -1, where no other list has any.
    const id = Math.min(0, ...skills.map((skill) => skill.id ?? 0)) - 1;
    change([...skills, custom ? { id, name, custom } : { name, custom }]);
  }
  return (
    <SkillPicker
      skills={skills.map(({ name }) => name)}
      max={SKILLS.max}
      popular={proposedSkills}
      popularLabel={proposedLabel}
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
  );
}
