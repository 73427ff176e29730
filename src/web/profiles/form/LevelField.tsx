import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EDUCATION_TEXTS } from '#shared/jobs/value-texts.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { BoundField } from './BoundField.tsx';
import type { FieldSource, TextName } from './field-source.ts';

/** The level of an education. */
export function LevelField<T extends object>({ from, name }: { from: FieldSource<T>; name: TextName<T> }) {
  const t = useTexts(wizardFieldsTexts);
  const tJobs = useTexts(jobsTexts);
  const of = from.useText(name);
  return (
    <BoundField of={of} label={t('wizard.level')} required>
      <NativeSelect
        value={of.value}
        placeholder={t('wizard.choose_level')}
        onChange={({ target }) => of.change(target.value)}
        options={EDUCATION_LEVELS.map((value) => ({ value, label: tJobs(EDUCATION_TEXTS[value]) }))}
      />
    </BoundField>
  );
}
