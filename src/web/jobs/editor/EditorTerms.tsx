import { Controller, useWatch } from 'react-hook-form';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { CURRENCIES, CUSTOM_SALARY, EXPERIENCE_LEVELS, SALARY_MODES, SALARY_TYPES } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useJobWords } from '../useJobWords.ts';
import { EditorField } from './EditorField.tsx';
import { asNumber, asText, useJobForm } from './EditorFields.ts';
import { EditorSection } from './EditorSection.tsx';
import { BROAD, NARROW, PAIRS, WHOLE } from './editor-pairs.ts';

/** The requirements, the deadline and the salary. */
export function EditorTerms() {
  const t = useTexts(jobEditorTexts);
  const words = useJobWords();
  const { input, control } = useJobForm();
  return (
    <EditorSection id="terms" title={t('editor.section_terms')}>
      <div className={cx(PAIRS, 'md:grid-cols-2 xl:grid-cols-4')}>
        <EditorField name="experience" label={t('editor.experience')} className={cx(NARROW, WHOLE)}>
          <NativeSelect
            {...input('experience', asText)}
            placeholder={t('editor.no_matter')}
            options={EXPERIENCE_LEVELS.map((value) => ({ value, label: words.experience(value) }))}
          />
        </EditorField>
        <EditorField name="education" label={t('editor.education')} className={cx(BROAD, WHOLE)}>
          <NativeSelect
            {...input('education', asText)}
            placeholder={t('editor.no_matter')}
            options={EDUCATION_LEVELS.map((value) => ({ value, label: words.education(value) }))}
          />
        </EditorField>
        <EditorField name="vacancies" label={t('editor.vacancies')} className={NARROW}>
          <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...input('vacancies', asNumber)} />
        </EditorField>
        <Controller
          control={control}
          name="deadline"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <EditorField
              name="deadline"
              group
              label={t('editor.deadline')}
              help={t('editor.deadline_help')}
              className={BROAD}
            >
              <DateInput value={value ?? ''} onChange={(day) => onChange(day || null)} onBlur={onBlur} ref={ref} />
            </EditorField>
          )}
        />
      </div>
      <Salary />
    </EditorSection>
  );
}

function Salary() {
  const t = useTexts(jobEditorTexts);
  const words = useJobWords();
  const { input, control, getValues, setValue } = useJobForm();
  const mode = useWatch({ control, name: 'salary_mode' });
  /** Clears amounts that are not numbers, because a hidden field cannot be corrected. */
  const dropHalfTyped = () => {
    for (const name of ['min_salary', 'max_salary'] as const)
      if (typeof getValues(name) !== 'number') setValue(name, null, { shouldValidate: true });
  };
  return (
    <div className={cx(PAIRS, 'md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,2.4fr)]')}>
      <EditorField name="salary_mode" label={t('editor.salary_mode')} className={cx(NARROW, WHOLE)}>
        <NativeSelect
          {...input('salary_mode', { onChange: dropHalfTyped })}
          options={SALARY_MODES.map((value) => ({ value, label: t(`editor.salary_mode.${value}`) }))}
        />
      </EditorField>
      {mode === 'custom' ? (
        <EditorField
          name="custom_salary"
          label={t('editor.custom_salary')}
          help={t('editor.custom_salary_help')}
          counter={{ max: CUSTOM_SALARY.max }}
          className="max-md:basis-full md:col-span-2"
        >
          <TextInput dir="auto" autoComplete="off" {...input('custom_salary', asText)} />
        </EditorField>
      ) : (
        <>
          <EditorField name="salary_type" label={t('editor.salary_type')} className={cx(BROAD, WHOLE)}>
            <NativeSelect
              {...input('salary_type')}
              options={SALARY_TYPES.map((value) => ({ value, label: words.salaryType(value) }))}
            />
          </EditorField>
          {/* The amount and its currency are one line on every screen. */}
          <div className="grid grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)] gap-s3 max-md:basis-full md:gap-s4 md:max-xl:col-span-2">
            <EditorField name="currency" label={t('editor.currency')}>
              <NativeSelect {...input('currency')} options={CURRENCIES.map((value) => ({ value, label: value }))} />
            </EditorField>
            <EditorField name="min_salary" label={t('editor.min_salary')}>
              <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...input('min_salary', asNumber)} />
            </EditorField>
            <EditorField name="max_salary" label={t('editor.max_salary')}>
              <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...input('max_salary', asNumber)} />
            </EditorField>
          </div>
        </>
      )}
    </div>
  );
}
