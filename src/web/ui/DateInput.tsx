import { type CalendarDate, parseDate } from '@internationalized/date';
import { type Ref, useContext, useImperativeHandle, useRef, useState } from 'react';
import { DateInput as AriaDateInput, DateField, DateSegment } from 'react-aria-components';
import { AriaLocale } from './AriaLocale.tsx';
import { cx } from './cx.ts';
import { type ControlSize, controlClass, FieldContext } from './field-context.ts';

type DateInputProps = {
  /** YYYY-MM-DD; an empty text while the date is not complete. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  min?: string;
  max?: string;
  disabled?: boolean;
  size?: ControlSize;
  label?: string;
  /** What the browser may fill in, such as `bday`. */
  autoComplete?: string;
  ref?: Ref<{ focus: () => void }>;
  className?: string;
};

/** A date typed part by part, in the order of the page's language; no calendar to page back through for a birthday. */
export function DateInput({ value, defaultValue, onChange, label, size = 'md', ref, ...rest }: DateInputProps) {
  const field = useContext(FieldContext);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  const [shown, setShown] = useState(() => read(value ?? defaultValue));
  // An incomplete date is an empty value: what was typed stays, until a value that is not ours comes from outside.
  const [reported, setReported] = useState(value);
  if (value !== reported) {
    setReported(value);
    setShown(read(value));
  }

  return (
    <AriaLocale>
      <div ref={box} className={rest.className}>
        <DateField
          value={shown}
          onChange={(date) => {
            // While the year is being typed it is 1, 19, 199: not yet a date.
            const next = date && date.year >= 1000 ? date.toString() : '';
            setShown(date);
            if (value !== undefined) setReported(next);
            onChange?.(next);
          }}
          onBlur={rest.onBlur}
          name={rest.name}
          autoComplete={rest.autoComplete}
          granularity="day"
          minValue={read(rest.min)}
          maxValue={read(rest.max)}
          shouldForceLeadingZeros
          isDisabled={rest.disabled}
          isInvalid={field?.invalid}
          // Our own Field shows the error; the browser's bubble would say it twice.
          validationBehavior="aria"
          aria-label={label}
          aria-labelledby={label ? undefined : field?.labelId}
          aria-describedby={field?.describedBy}
        >
          <AriaDateInput
            className={cx(
              controlClass(size),
              'flex items-center focus-within:border-accent focus-within:shadow-focus',
              field?.invalid && 'border-danger',
            )}
          >
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded-[4px] px-0.5 tabular-nums caret-transparent shadow-none! outline-none data-[focused]:bg-accent data-[focused]:text-on-accent data-[placeholder]:text-ink-3 data-[placeholder]:data-[focused]:text-on-accent data-[type=literal]:px-0 data-[type=literal]:text-ink-3"
              />
            )}
          </AriaDateInput>
        </DateField>
      </div>
    </AriaLocale>
  );
}

function read(text: string | undefined): CalendarDate | null {
  try {
    return text ? parseDate(text) : null;
  } catch {
    return null;
  }
}
