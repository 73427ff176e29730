import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { addSkill } from '#shared/profiles/sections/skills.ts';
import { SKILL_NAME } from '#shared/reference/qualifications.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useSkillSuggestions } from '#web/lib/useSkillSuggestions.ts';
import { ChipInput } from '#web/ui/ChipInput.tsx';

type SkillPickerProps = {
  skills: readonly string[];
  max: number;
  /** Proposed below the field, as long as they are not chosen. */
  popular: readonly string[];
  popularLabel?: string | undefined;
  error?: string | undefined;
  /** Shown below the chosen skills, such as how many are missing. */
  notice?: ReactNode;
  onAdd: (name: string, custom: boolean) => void;
  onRemove: (name: string) => void;
  onFull: () => void;
};

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Chosen skills as tags, and a search with suggestions that also accepts skills in the person's own words. */
export function SkillPicker({
  skills,
  max,
  popular,
  popularLabel,
  error,
  notice,
  onAdd,
  onRemove,
  onFull,
}: SkillPickerProps) {
  const t = useTexts(wizardFieldsTexts);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { suggestions, loading } = useSkillSuggestions(text);

  function add(name: string) {
    const { skills: next, refused } = addSkill(skills, name, { available: suggestions, max });
    if (refused === 'full') onFull();
    setSaid(refused === 'duplicate' ? t('wizard.skill_there', { name }) : '');
    const added = refused === null ? next.at(-1) : undefined;
    if (added === undefined) return;
    setSaid(t('wizard.skill_added', { name: added }));
    onAdd(added, ![...suggestions, ...popular].some((known) => same(known, added)));
  }
  function remove(name: string) {
    onRemove(name);
    setSaid(t('wizard.skill_removed', { name }));
  }

  return (
    <div data-path="skills">
      <ChipInput
        values={skills}
        onAdd={add}
        onRemove={remove}
        text={text}
        onTextChange={setText}
        suggestions={suggestions}
        loading={loading}
        own={{ label: (name) => t('wizard.add_custom_skill', { name }), hint: t('wizard.enter_to_add') }}
        proposals={{ label: popularLabel ?? t('wizard.popular_skills'), names: popular }}
        label={t('wizard.search_skills')}
        error={error}
        chipsLabel={t('wizard.selected_skills')}
        notice={notice}
        icon={Search}
        placeholder={t('wizard.search_skills_hint')}
        maxLength={SKILL_NAME.max}
      >
        <p role="status" className="sr-only">
          {said}
        </p>
      </ChipInput>
    </div>
  );
}
