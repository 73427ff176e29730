import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EDUCATION_LEVELS } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_TEXTS } from '#shared/jobs/value-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import type { Entry } from './useEntry.ts';

/** The level of an education. */
export function EntryLevel<T extends { level: string }>({ of }: { of: Entry<T> }) {
  const t = useTexts(wizardFieldsTexts);
  const tJobs = useTexts(jobsTexts);
  return (
    <Field label={t('wizard.level')} required error={of.errorOf('level')}>
      <NativeSelect
        value={of.entry.level}
        placeholder={t('wizard.choose_level')}
        onChange={({ target }) => of.change('level', target.value as T['level'])}
        options={EDUCATION_LEVELS.map((value) => ({ value, label: tJobs(EDUCATION_TEXTS[value]) }))}
      />
    </Field>
  );
}
