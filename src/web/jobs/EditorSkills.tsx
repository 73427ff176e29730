import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { JOB_SKILLS, SKILL_NAME } from '#shared/jobs/jobs.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useSkillSuggestions } from '#web/lib/useSkillSuggestions.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { ComboBox } from '#web/ui/ComboBox.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  // The list remembers what was chosen from it; a fresh one for each skill can be asked for the same again.
  const [round, setRound] = useState(0);
  const refocus = useRef(false);
  const { suggestions, loading } = useSkillSuggestions(text);

  useEffect(() => {
    if (round > 0 && refocus.current) input.current?.focus();
    refocus.current = false;
  }, [round]);

  const add = (name: string, stay: boolean) => {
    const skill = name.trim().replace(/\s+/g, ' ');
    refocus.current = stay;
    setText('');
    setRound((before) => before + 1);
    if (!skill) return;
    if (skills.some((known) => same(known, skill))) setSaid(t('editor.skill_known', { name: skill }));
    else if (skills.length >= JOB_SKILLS.max) setSaid(t('editor.skills_full', { max: JOB_SKILLS.max }));
    else {
      setSaid('');
      onChange([...skills, skill]);
    }
  };
  const remove = (skill: string) => {
    onChange(skills.filter((known) => known !== skill));
    input.current?.focus();
  };
  /** Not while the list is open: a press on one of its entries takes the focus away first. */
  const addOnLeaving = () => {
    if (text.trim() && input.current?.getAttribute('aria-expanded') !== 'true') add(text, false);
  };
  const catchEnter = (event: KeyboardEvent) => {
    const isInList = (event.target as Element).getAttribute('aria-activedescendant');
    if (event.key === 'Enter' && event.target === input.current && !isInList) {
      event.preventDefault();
      event.stopPropagation();
      if (text.trim()) add(text, true);
    } else if (event.key === 'Backspace' && text === '' && event.target === input.current) {
      onChange(skills.slice(0, -1));
    }
  };

  return (
    <div className="grid gap-s2">
      {skills.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="min-w-0">
              <Chip size="sm" name={skill} onRemove={() => remove(skill)} className="max-w-full">
                <span dir="auto" className="truncate">
                  {skill}
                </span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div onKeyDownCapture={catchEnter} className="grid grid-cols-[minmax(0,1fr)_auto] gap-s2">
        <ComboBox
          key={round}
          ref={input}
          filtered
          text={text}
          onTextChange={setText}
          onSelect={({ label }) => add(label, true)}
          onBlur={addOnLeaving}
          loading={loading}
          maxLength={SKILL_NAME.max}
          placeholder={t('editor.add_skill')}
          disabled={skills.length >= JOB_SKILLS.max}
          items={suggestions
            .filter((name) => !skills.some((known) => same(known, name)))
            .map((name) => ({ id: name, label: name }))}
        />
        <Button
          onClick={() => (text.trim() ? add(text, true) : input.current?.focus())}
          aria-label={t('editor.add_skill')}
          className="min-h-11"
        >
          {t('editor.add')}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {said}
      </p>
    </div>
  );
}
