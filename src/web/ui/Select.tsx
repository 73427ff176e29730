import { Check, ChevronDown } from 'lucide-react';
import { type Ref, useContext } from 'react';
import { Select as AriaSelect, Button, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from './AriaLocale.tsx';
import { cx } from './cx.ts';
import { type ControlSize, controlClass, FieldContext } from './field-context.ts';
import { Icon } from './Icon.tsx';
import { LIST, OPTION, POPOVER } from './popover-look.ts';

export type SelectOption<Value extends string> = { value: Value; label: string; hint?: string; disabled?: boolean };

type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  /** Empty if nothing is chosen. */
  value?: Value | '';
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  size?: ControlSize;
  /** Required without a surrounding Field. */
  label?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

/** A list of choices with hints, where the browser's own list (NativeSelect) is not enough. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const t = useTexts(uiTexts);
  const field = useContext(FieldContext);
  const { options, value, size = 'md', label } = props;
  return (
    <AriaLocale>
      <AriaSelect
        name={props.name}
        value={value === undefined ? undefined : value || null}
        defaultValue={props.defaultValue}
        onChange={(key) => props.onChange?.(key as Value)}
        onBlur={props.onBlur}
        isDisabled={props.disabled}
        isInvalid={field?.invalid}
        placeholder={props.placeholder ?? t('ui.choose')}
        aria-label={label}
        aria-labelledby={label ? undefined : field?.labelId}
        aria-describedby={field?.describedBy}
        // The button has the focus ring; React Aria marks both elements as focused.
        className={cx('block min-w-0 shadow-none!', props.className)}
      >
        <Button
          ref={props.ref}
          id={field?.id}
          className={cx(
            controlClass(size),
            'flex items-center justify-between gap-s2 text-start',
            field?.invalid && 'border-danger',
          )}
        >
          <SelectValue className="min-w-0 truncate data-[placeholder]:text-ink-3 [&_[slot=description]]:hidden" />
          <Icon of={ChevronDown} size="sm" className="text-ink-2" />
        </Button>
        <Popover className={POPOVER} offset={6} placement="bottom start">
          <ListBox className={LIST} items={options.map((option) => ({ ...option, id: option.value }))}>
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.disabled} className={OPTION}>
                {({ isSelected }) => (
                  <>
                    <span className="min-w-0 flex-1">
                      {option.label}
                      {option.hint && (
                        <span slot="description" className="block text-sm text-ink-2">
                          {option.hint}
                        </span>
                      )}
                    </span>
                    {isSelected && <Icon of={Check} size="sm" />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaLocale>
  );
}
