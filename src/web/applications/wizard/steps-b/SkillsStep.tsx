import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { SKILLS } from '#shared/profiles/sections/section.values.ts';
import { leastSkills, SKILLS_FULL } from '#shared/profiles/sections/skills.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SkillPicker } from '#web/profiles/entries/SkillPicker.tsx';
import { CheckThis } from '#web/profiles/form/BoundField.tsx';
import { useField } from '#web/profiles/form/form-context.ts';
import { Card } from '#web/ui/Card.tsx';
import { Told } from '#web/ui/Told.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { StepHead } from '../parts/StepHead.tsx';
import { usePopularSkills } from '../parts/usePopularSkills.ts';
import { AdditionalInfo } from './AdditionalInfo.tsx';
import { LanguageRows } from './LanguageRows.tsx';

export function SkillsStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { value: skills, error, change, isUnchecked, confirm } = useField<string[]>('skills');
  const popular = usePopularSkills();
  return (
    <div className="grid gap-s5">
      <StepHead title={tSteps('wizard.skills_languages')} />
      <Card as="section" pad className="grid gap-s4" aria-labelledby="wizard-skills">
        <header className="flex items-center justify-between gap-s3">
          <h3 id="wizard-skills" className="text-md">
            {tSteps('wizard.skills')}
          </h3>
          {isUnchecked && <CheckThis name={tSteps('wizard.skills')} onChecked={confirm} />}
          <bdi dir="ltr" className="ms-auto text-xs text-ink-3 tabular-nums">
            {t('wizard.selected_count', { count: skills.length, max: SKILLS.maxOnCards })}
          </bdi>
        </header>
        <SkillPicker
          skills={skills}
          max={SKILLS.maxOnCards}
          popular={popular}
          error={error}
          notice={
            skills.length < SKILLS.minOnCards && (
              <p className="text-sm text-ink-2">
                <Told>{leastSkills(SKILLS.minOnCards)}</Told>
              </p>
            )
          }
          onAdd={(name) => change([...skills, name])}
          onRemove={(name) => change(skills.filter((skill) => skill !== name))}
          onFull={() => showToast({ type: 'warning', title: SKILLS_FULL })}
        />
      </Card>
      <LanguageRows />
      <AdditionalInfo />
    </div>
  );
}
