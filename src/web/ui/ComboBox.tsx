import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type Ref, useContext } from 'react';
import { ComboBox as AriaComboBox, Button, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from './AriaLocale.tsx';
import { cx } from './cx.ts';
import { type ControlSize, controlClass, FieldContext } from './field-context.ts';
import { Icon } from './Icon.tsx';
import { LIST, OPTION, POPOVER } from './popover-look.ts';

export type ComboBoxItem = {
  id: string;
  label: string;
  hint?: string;
  /** Stays in sight at the end of the list, however long that is. */
  pinned?: boolean;
};

type ComboBoxProps = {
  items: readonly ComboBoxItem[];
  /** The text in the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** An item was taken from the list. The text follows by itself. */
  onSelect?: (item: ComboBoxItem) => void;
  /**
   * Set if the items already match the text, such as results of a search on the server: they are shown as they come.
   */
  filtered?: boolean;
  /** The most items that are offered. */
  most?: number;
  /** Only items of the list are valid; any other text is undone when the field is left. */
  strict?: boolean;
  selectedId?: string | null;
  loading?: boolean;
  emptyText?: string;
  icon?: LucideIcon;
  placeholder?: string;
  name?: string;
  maxLength?: number;
  disabled?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  size?: ControlSize;
  label?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

export function ComboBox(props: ComboBoxProps) {
  const t = useTexts(uiTexts);
  const field = useContext(FieldContext);
  const { items, text, size = 'md', icon, strict = false, label } = props;
  const words = text.trim().toLocaleLowerCase();
  const matching = (props.filtered ? items : matchesOf(items, words)).slice(0, props.most);
  return (
    <AriaLocale>
      <AriaComboBox
        items={matching}
        inputValue={text}
        onInputChange={props.onTextChange}
        selectedKey={strict ? (props.selectedId ?? null) : undefined}
        onSelectionChange={(key) => {
          const item = items.find((candidate) => candidate.id === key);
          if (!item) return;
          props.onTextChange(item.label);
          props.onSelect?.(item);
        }}
        allowsCustomValue={!strict}
        // Suggestions are optional: without a match the list closes, unless the person must choose from it or a text
        // says that nothing was found.
        allowsEmptyCollection={strict || props.loading === true || props.emptyText !== undefined}
        menuTrigger="input"
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        isDisabled={props.disabled}
        isInvalid={field?.invalid}
        aria-label={label}
        aria-labelledby={label ? undefined : field?.labelId}
        aria-describedby={field?.describedBy}
        className={cx('relative block min-w-0', props.className)}
      >
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-3">
            <Icon of={icon} />
          </span>
        )}
        <Input
          ref={props.ref}
          id={field?.id}
          name={props.name}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          dir="auto"
          autoComplete="off"
          // Follows the page's direction, like the button and the icon, and not the direction of the typed words.
          className={cx(
            controlClass(size),
            'pr-11 [[dir=rtl]_&]:pl-11',
            icon ? 'pl-10.5 [[dir=rtl]_&]:pr-10.5' : '[[dir=rtl]_&]:pr-3.5',
          )}
        />
        <Button
          aria-label={t('ui.open_list')}
          className="absolute inset-y-0 end-0.5 my-auto grid size-9 place-items-center rounded-r1 text-ink-2"
        >
          <Icon of={ChevronDown} size="sm" />
        </Button>
        <Popover className={POPOVER} offset={6} placement="bottom start">
          <ListBox<ComboBoxItem>
            className={LIST}
            // Items are rendered once and kept; the part in bold follows what is typed.
            dependencies={[words]}
            renderEmptyState={() => (
              <p className="px-2.5 py-2 text-sm text-ink-2">
                {props.loading ? t('ui.loading') : (props.emptyText ?? t('ui.nothing_found'))}
              </p>
            )}
          >
            {(item) => (
              <ListBoxItem id={item.id} textValue={item.label} className={cx(OPTION, item.pinned && PINNED)}>
                <span className="min-w-0 flex-1">
                  <Matched label={item.label} words={words} />
                </span>
                {item.hint && <span className="text-sm text-ink-2">{item.hint}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaLocale>
  );
}

const PINNED = 'sticky -bottom-1 border-t border-line bg-raised';

/**
 * If an item equals the text, it comes first and all others follow; otherwise only matches are listed, those that start
 * with the text first.
 */
function matchesOf(items: readonly ComboBoxItem[], words: string): ComboBoxItem[] {
  const rank = ({ label }: ComboBoxItem) => {
    const name = label.toLocaleLowerCase();
    return name === words ? 0 : name.startsWith(words) ? 1 : name.includes(words) ? 2 : 3;
  };
  const isWhole = items.some((item) => rank(item) === 0);
  return items.filter((item) => isWhole || rank(item) < 3).toSorted((one, other) => rank(one) - rank(other));
}

/** A suggestion, with the part that was typed in bold. */
function Matched({ label, words }: { label: string; words: string }) {
  const at = words ? label.toLocaleLowerCase().indexOf(words) : -1;
  if (at < 0) return label;
  return (
    <>
      {label.slice(0, at)}
      <mark className="bg-transparent font-[660] text-accent-strong">{label.slice(at, at + words.length)}</mark>
      {label.slice(at + words.length)}
    </>
  );
}
