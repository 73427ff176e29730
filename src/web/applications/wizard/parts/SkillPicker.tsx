import { Plus, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addSkill } from '#shared/applications/wizard/skills.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { SKILL_NAME } from '#shared/jobs/jobs.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useSkillSuggestions } from '#web/lib/useSkillSuggestions.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';

const MOST_MATCHES = 10;
const MOST_POPULAR = 8;
/** No skill of the list has such an id. */
const CUSTOM = 'custom:';

type SkillPickerProps = {
  skills: readonly string[];
  max: number;
  /** Proposed below the field, as long as they are not chosen. */
  popular: readonly string[];
  error?: string | undefined;
  /** Stands under the chosen ones, such as how many are missing. */
  notice?: ReactNode;
  onAdd: (name: string, custom: boolean) => void;
  onRemove: (name: string) => void;
  onFull: () => void;
};

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Chosen skills as tags, a search with suggestions, and whatever else the person can do in their own words. */
export function SkillPicker({ skills, max, popular, error, notice, onAdd, onRemove, onFull }: SkillPickerProps) {
  const t = useTexts(wizardFieldsTexts);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  // The list remembers what was chosen from it; a fresh one for each skill can be asked for the same again.
  const [round, setRound] = useState(0);
  const { suggestions, loading } = useSkillSuggestions(text);
  useEffect(() => {
    if (round > 0) input.current?.focus();
  }, [round]);

  const words = text.trim().replace(/\s+/g, ' ');
  const isFree = (name: string) => !skills.some((skill) => same(skill, name));
  const matches = suggestions.filter(isFree).slice(0, MOST_MATCHES);
  const isOwn = words !== '' && isFree(words) && !matches.some((name) => same(name, words));
  const proposed = popular.filter(isFree).slice(0, MOST_POPULAR);

  function add(name: string) {
    const { skills: next, refused } = addSkill(skills, name.replace(/\s+/g, ' '), { available: suggestions, max });
    setText('');
    setRound((before) => before + 1);
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
    input.current?.focus();
  }
  const catchEnter = (event: KeyboardEvent) => {
    const isInList = (event.target as Element).getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || event.target !== input.current || isInList) return;
    event.preventDefault();
    event.stopPropagation();
    if (words) add(words);
  };

  return (
    <div data-path="skills" className="grid gap-s4">
      {skills.length > 0 && (
        <ul aria-label={t('wizard.selected_skills')} className="flex flex-wrap gap-s2">
          {skills.map((skill) => (
            <li key={skill} className="min-w-0">
              <Chip name={skill} onRemove={() => remove(skill)} className="max-w-full">
                <span dir="auto" className="truncate">
                  {skill}
                </span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {notice}
      <div onKeyDownCapture={catchEnter}>
        <Field label={t('wizard.search_skills')} hideLabel error={error}>
          <ComboBox
            key={round}
            ref={input}
            filtered
            text={text}
            onTextChange={setText}
            onSelect={({ id, label }) => add(id.startsWith(CUSTOM) ? id.slice(CUSTOM.length) : label)}
            loading={loading}
            icon={Search}
            maxLength={SKILL_NAME.max}
            placeholder={t('wizard.search_skills_hint')}
            items={[
              ...matches.map((name) => ({
                id: name,
                label: name,
                ...(same(name, words) && { hint: t('wizard.enter_to_add') }),
              })),
              ...(isOwn
                ? [
                    {
                      id: CUSTOM + words,
                      label: t('wizard.add_custom_skill', { name: words }),
                      hint: t('wizard.enter_to_add'),
                    },
                  ]
                : []),
            ]}
          />
        </Field>
      </div>
      {proposed.length > 0 && (
        <div className="grid gap-s2">
          <p className="text-sm text-ink-2">{t('wizard.popular_skills')}</p>
          <ul className="flex flex-wrap gap-s2">
            {proposed.map((name) => (
              <li key={name}>
                <Chip onPress={() => add(name)}>
                  <Icon of={Plus} size="sm" />
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
