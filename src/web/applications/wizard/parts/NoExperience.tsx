import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { useField } from '../wizard-context.ts';

/** Said by whoever starts out; offered while there is no entry. */
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
