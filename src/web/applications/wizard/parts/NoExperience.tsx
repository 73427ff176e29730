import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { NothingYet } from '#web/profiles/entries/NothingYet.tsx';
import { useField } from '#web/profiles/form/form-context.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';

/** Lets people at the start of their career say that they had no job yet. Offered while there is no entry. */
export function NoExperience() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { value, change } = useField<boolean>('noExperience');
  return (
    <Checkbox checked={value} onChange={({ target }) => change(target.checked)} help={t('wizard.no_experience_help')}>
      {tSteps('wizard.no_experience')}
    </Checkbox>
  );
}

/** Shown while the list of jobs is empty, with a checkbox for people who had none. */
export function NoExperienceYet() {
  const t = useTexts(wizardFieldsTexts);
  return (
    <>
      <NothingYet>
        {t('wizard.no_experience_yet')}
        <span className="block text-sm">{t('wizard.no_experience_text')}</span>
      </NothingYet>
      <NoExperience />
    </>
  );
}
