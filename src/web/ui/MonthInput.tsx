import { type Ref, useContext, useImperativeHandle, useRef, useState } from 'react';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { monthNames } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import { latinDigits } from './latin-digits.ts';
import { NativeSelect } from './NativeSelect.tsx';
import { TextInput } from './TextInput.tsx';

type MonthInputProps = {
  /** YYYY-MM; an empty text while month or year is missing. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  label?: string;
  ref?: Ref<{ focus: () => void }>;
  className?: string;
};

/** A month of a year: a list and a number, because not every browser has a field for months. */
export function MonthInput({
  value,
  defaultValue,
  onChange,
  onBlur,
  name,
  disabled,
  label,
  ref,
  className,
}: MonthInputProps) {
  const t = useTexts(uiTexts);
  const field = useContext(FieldContext);
  const box = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.querySelector('select')?.focus() }));
  const [shown, setShown] = useState(() => split(value ?? defaultValue ?? ''));
  // An incomplete month has an empty value: the typed parts stay until another value comes from outside.
  const [reported, setReported] = useState(value);
  if (value !== reported) {
    setReported(value);
    setShown(split(value ?? ''));
  }
  const months = monthNames(useTexts(timeTexts)).map((label, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label,
  }));

  const change = (next: { month: string; year: string }) => {
    setShown(next);
    if (value !== undefined) setReported(join(next));
    onChange?.(join(next));
  };
  return (
    <fieldset
      ref={box}
      aria-label={label}
      aria-labelledby={label ? undefined : field?.labelId}
      aria-describedby={field?.describedBy}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onBlur?.()}
      className={cx('grid grid-cols-[minmax(0,1fr)_6.5rem] gap-s2', className)}
    >
      <FieldContext value={null}>
        <NativeSelect
          aria-label={t('ui.month')}
          aria-invalid={field?.invalid}
          disabled={disabled}
          placeholder={t('ui.month')}
          options={months}
          value={shown.month}
          onChange={(event) => change({ ...shown, month: event.target.value })}
        />
        <TextInput
          aria-label={t('ui.year')}
          aria-invalid={field?.invalid}
          disabled={disabled}
          placeholder={t('ui.year')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={shown.year}
          onChange={(event) => change({ ...shown, year: latinDigits(event.target.value).replace(/\D/g, '') })}
        />
      </FieldContext>
      {name && <input type="hidden" name={name} value={join(shown)} />}
    </fieldset>
  );
}

function split(value: string): { month: string; year: string } {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/.exec(value) ?? [];
  return { month, year };
}

function join({ month, year }: { month: string; year: string }): string {
  return month && /^[12]\d{3}$/.test(year) ? `${year}-${month}` : '';
}
