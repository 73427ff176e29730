import { type LucideIcon, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { ComboBox } from './ComboBox.tsx';
import { cx } from './cx.ts';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';

const SIZES = {
  sm: { box: 'grid gap-s2', chips: 'flex flex-wrap gap-1.5 pointer-coarse:gap-s2' },
  md: { box: 'grid gap-s4', chips: 'flex flex-wrap gap-s2' },
} as const;

const MOST_PROPOSALS = 8;
/** A prefix that no suggestion's id has. */
const OWN = 'own:';

type ChipInputProps = {
  values: readonly string[];
  /** Gets what was typed or chosen, trimmed. The caller decides whether it becomes a chip. */
  onAdd: (name: string) => void;
  onRemove: (name: string) => void;
  text: string;
  onTextChange: (text: string) => void;
  /** The suggestions for the text; those that are chosen already are left out. */
  suggestions: readonly string[];
  loading: boolean;
  /** The texts for offering what is typed as an entry of the list. Without them only Enter adds it. */
  own?: { label: (name: string) => string; hint: string };
  /** Offered below the field; a click adds one. */
  proposals?: { label: string; names: readonly string[] };
  /** The label of the text field, if there is no Field around it. */
  label?: string;
  error?: string | undefined;
  chipsLabel?: string;
  /** Shown between the chips and the text field. */
  notice?: ReactNode;
  addButton?: { text: string; label: string };
  /** Whether text that is left in the field is added when the person leaves it. */
  addsOnLeaving?: boolean;
  removesByBackspace?: boolean;
  size?: keyof typeof SIZES;
  icon?: LucideIcon;
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
  ref?: Ref<{ focus: () => void }>;
  /** Shown below, such as what has just been done. */
  children?: ReactNode;
};

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/** An input for several values: chips for the chosen ones, and a text field with suggestions. */
export function ChipInput({ values, text, suggestions, own, proposals, label, addButton, ...props }: ChipInputProps) {
  const { size = 'md', onAdd, onRemove, onTextChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.ref, () => ({ focus: () => input.current?.focus() }));
  // The list remembers what was chosen from it, so each chip gets a new list, from which the same can be chosen again.
  const [round, setRound] = useState(0);
  const refocus = useRef(false);
  useEffect(() => {
    if (round > 0 && refocus.current) input.current?.focus();
    refocus.current = false;
  }, [round]);

  const words = tidy(text);
  const isFree = (name: string) => !values.some((value) => same(value, name));
  const matches = suggestions.filter(isFree);
  const isOwn = own && words !== '' && isFree(words) && !matches.some((name) => same(name, words));
  const offered = proposals?.names.filter(isFree).slice(0, MOST_PROPOSALS) ?? [];

  function add(name: string, stay = true) {
    refocus.current = stay;
    onTextChange('');
    setRound((before) => before + 1);
    onAdd(tidy(name));
  }
  function remove(name: string) {
    onRemove(name);
    input.current?.focus();
  }
  /** Does nothing while the list is open, because a press on one of its entries takes the focus away first. */
  function addOnLeaving() {
    if (words && input.current?.getAttribute('aria-expanded') !== 'true') add(words, false);
  }
  function catchKeys(event: KeyboardEvent) {
    if (event.target !== input.current) return;
    const isInList = input.current.getAttribute('aria-activedescendant');
    const last = values.at(-1);
    if (event.key === 'Enter' && !isInList) {
      event.preventDefault();
      event.stopPropagation();
      if (words) add(words);
    } else if (event.key === 'Backspace' && props.removesByBackspace && text === '' && last !== undefined) {
      onRemove(last);
    }
  }

  const field = (
    <ComboBox
      key={round}
      ref={input}
      filtered
      text={text}
      onTextChange={onTextChange}
      onSelect={({ id, label: name }) => add(id.startsWith(OWN) ? id.slice(OWN.length) : name)}
      {...(props.addsOnLeaving && { onBlur: addOnLeaving })}
      loading={props.loading}
      {...(props.icon && { icon: props.icon })}
      {...(props.maxLength !== undefined && { maxLength: props.maxLength })}
      {...(props.placeholder !== undefined && { placeholder: props.placeholder })}
      disabled={props.disabled ?? false}
      items={[
        ...matches.map((name) => ({ id: name, label: name, ...(own && same(name, words) && { hint: own.hint }) })),
        ...(isOwn ? [{ id: OWN + words, label: own.label(words), hint: own.hint, pinned: true }] : []),
      ]}
    />
  );
  return (
    <div className={SIZES[size].box}>
      {values.length > 0 && (
        <ul aria-label={props.chipsLabel} className={SIZES[size].chips}>
          {values.map((name) => (
            <li key={name} className="min-w-0">
              <Chip size={size} name={name} onRemove={() => remove(name)} className="max-w-full">
                <span dir="auto" className="truncate">
                  {name}
                </span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {props.notice}
      <div
        onKeyDownCapture={catchKeys}
        className={cx(addButton && 'grid grid-cols-[minmax(0,1fr)_auto] gap-s2') || undefined}
      >
        {label === undefined ? (
          field
        ) : (
          <Field label={label} hideLabel error={props.error}>
            {field}
          </Field>
        )}
        {addButton && (
          <Button
            onClick={() => (words ? add(words) : input.current?.focus())}
            aria-label={addButton.label}
            className="min-h-11"
          >
            {addButton.text}
          </Button>
        )}
      </div>
      {proposals && offered.length > 0 && (
        <div className="grid gap-s2">
          <p className="text-sm text-ink-2">{proposals.label}</p>
          <ul className="flex flex-wrap gap-s2">
            {offered.map((name) => (
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
      {props.children}
    </div>
  );
}
