import { type Ref, useState } from 'react';
import { Controller } from 'react-hook-form';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { JOB_SKILLS } from '#shared/jobs/jobs.values.ts';
import { SKILL_NAME } from '#shared/reference/qualifications.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useSkillSuggestions } from '#web/lib/useSkillSuggestions.ts';
import { ChipInput } from '#web/ui/ChipInput.tsx';
import { EditorField } from './EditorField.tsx';
import { useJobForm } from './EditorFields.ts';
import { EditorSection } from './EditorSection.tsx';

export function EditorSkills() {
  const t = useTexts(jobEditorTexts);
  const { control } = useJobForm();
  return (
    <EditorSection id="skills" title={t('editor.section_skills')}>
      <Controller
        control={control}
        name="skills"
        render={({ field: { value, onChange, ref } }) => (
          <EditorField
            name="skills"
            label={t('editor.skills')}
            help={t(value.length < JOB_SKILLS.max ? 'editor.skills_help' : 'editor.skills_full', {
              max: JOB_SKILLS.max,
            })}
          >
            <SkillInput skills={value} onChange={onChange} ref={ref} />
          </EditorField>
        )}
      />
    </EditorSection>
  );
}

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

type SkillInputProps = { skills: string[]; onChange: (skills: string[]) => void; ref: Ref<{ focus: () => void }> };

/** Skills as chips, and a field that suggests more while something is typed. */
function SkillInput({ skills, onChange, ref }: SkillInputProps) {
  const t = useTexts(jobEditorTexts);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { suggestions, loading } = useSkillSuggestions(text);
  const isFull = skills.length >= JOB_SKILLS.max;

  function add(skill: string) {
    if (skills.some((known) => same(known, skill))) setSaid(t('editor.skill_known', { name: skill }));
    else if (isFull) setSaid(t('editor.skills_full', { max: JOB_SKILLS.max }));
    else {
      setSaid('');
      onChange([...skills, skill]);
    }
  }

  return (
    <ChipInput
      ref={ref}
      size="sm"
      values={skills}
      onAdd={add}
      onRemove={(skill) => onChange(skills.filter((known) => known !== skill))}
      addsOnLeaving
      removesByBackspace
      text={text}
      onTextChange={setText}
      suggestions={suggestions}
      loading={loading}
      maxLength={SKILL_NAME.max}
      placeholder={t('editor.add_skill')}
      disabled={isFull}
      addButton={{ text: t('editor.add'), label: t('editor.add_skill') }}
    >
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {said}
      </p>
    </ChipInput>
  );
}
