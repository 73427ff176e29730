import { type CalendarDate, parseDate } from '@internationalized/date';
import { type Ref, useContext, useImperativeHandle, useRef, useState } from 'react';
import { DateInput as AriaDateInput, DateField, DateSegment, I18nProvider } from 'react-aria-components';
import { useLocale } from '#web/lib/texts.ts';
import { cx } from './cx.ts';
import { type ControlSize, controlClass, FieldContext } from './field-context.ts';

type DateInputProps = {
  /** YYYY-MM-DD; empty while the date is incomplete. */
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
  /** What the browser may autofill, such as `bday`. */
  autoComplete?: string;
  ref?: Ref<{ focus: () => void }>;
  className?: string;
};

/** Plain English would put the month first; here the day comes first in every language, as in the dates on pages. */
const DAY_FIRST = 'en-GB';

/** A date typed part by part, day first. A calendar would mean paging back decades for a birthday. */
export function DateInput({ value, defaultValue, onChange, label, size = 'md', ref, ...rest }: DateInputProps) {
  const field = useContext(FieldContext);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  const [shown, setShown] = useState(() => read(value ?? defaultValue));
  // An incomplete date has an empty value: the typed parts stay until another value comes from outside.
  const [reported, setReported] = useState(value);
  if (value !== reported) {
    setReported(value);
    setShown(read(value));
  }

  return (
    <I18nProvider locale={locale === 'en' ? DAY_FIRST : locale}>
      <div ref={box} className={rest.className}>
        <DateField
          value={shown}
          onChange={(date) => {
            // While the year is being typed it is 1, 19, 199, which is not a date yet.
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
          // Our own Field shows the error; the browser's bubble would repeat it.
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
    </I18nProvider>
  );
}

function read(text: string | undefined): CalendarDate | null {
  try {
    return text ? parseDate(text) : null;
  } catch {
    return null;
  }
}
