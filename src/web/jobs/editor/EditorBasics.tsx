import { Controller } from 'react-hook-form';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { JOB_TITLE, JOB_TYPES } from '#shared/jobs/jobs.values.ts';
import { plainText, RICH_TEXT } from '#shared/kernel/rich-text.ts';
import { useTexts } from '#web/lib/texts.ts';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useJobWords } from '../useJobWords.ts';
import { EditorField } from './EditorField.tsx';
import { useJobForm } from './EditorFields.ts';
import { EditorRichText } from './EditorRichText.tsx';
import { EditorSection } from './EditorSection.tsx';

/** What the job is: title, type and description. */
export function EditorBasics() {
  const t = useTexts(jobEditorTexts);
  const words = useJobWords();
  const { input, control } = useJobForm();
  return (
    <EditorSection id="job" title={t('editor.section_job')}>
      <div className="grid gap-s4 md:grid-cols-[minmax(0,1fr)_180px]">
        <EditorField name="title" label={t('editor.title')} required counter={{ max: JOB_TITLE.max }}>
          <TextInput dir="auto" autoComplete="off" {...input('title')} />
        </EditorField>
        <EditorField name="job_type" label={t('editor.job_type')}>
          <NativeSelect
            {...input('job_type')}
            options={JOB_TYPES.map((value) => ({ value, label: words.jobType(value) }))}
          />
        </EditorField>
      </div>
      <Controller
        control={control}
        name="description"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <EditorField
            name="description"
            group
            label={t('editor.description')}
            help={t('editor.description_help')}
            counter={{ max: RICH_TEXT.max, value: plainText(value) }}
          >
            <EditorRichText value={value} onChange={onChange} onBlur={onBlur} ref={ref} />
          </EditorField>
        )}
      />
    </EditorSection>
  );
}
