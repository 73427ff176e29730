import { useEffect, useRef, useState } from 'react';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';

/** While a year is typed, the field has no valid date for a moment, and that must not remove the filter. */
const PAUSE_MS = 500;

type DayFieldProps = { label: string; value: string; error?: string | false; onChange: (day: string) => void };

/** A day to filter by: it applies when the typing pauses. */
export function DayField({ label, value, error, onChange }: DayFieldProps) {
  const [day, setDay] = useState(value);
  const [applied, setApplied] = useState(value);
  if (value !== applied) {
    setApplied(value);
    setDay(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: string): void {
    setDay(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (next !== applied) onChange(next);
    }, PAUSE_MS);
  }
  return (
    <Field label={label} group error={error}>
      <DateInput size="sm" value={day} onChange={change} />
    </Field>
  );
}
