import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { isShorterThanMonth, SHORT_DURATION } from '#shared/profiles/sections/entry-dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { MonthInput } from '#web/ui/MonthInput.tsx';
import { Told } from '#web/ui/Told.tsx';
import { BoundField } from './BoundField.tsx';
import type { FieldSource, FlagName, TextName } from './field-source.ts';

/** The field names of a period. */
export type PeriodNames<T> = { start: TextName<T>; end: TextName<T>; current: FlagName<T> };

type PeriodFieldProps<T extends object> = {
  from: FieldSource<T>;
  names: PeriodNames<T>;
  currentLabel: string;
  /** Shown as a warning; it does not block the form. */
  startWarning?: string | undefined;
};

/** The start and end month. A current period has no end. */
export function PeriodField<T extends object>({ from, names, currentLabel, startWarning }: PeriodFieldProps<T>) {
  const t = useTexts(wizardFieldsTexts);
  const start = from.useText(names.start);
  const end = from.useText(names.end);
  const current = from.useFlag(names.current);
  const isCurrent = current.value;
  const isShort = isShorterThanMonth({ start: start.value, end: end.value, current: isCurrent });
  function changeCurrent(isNow: boolean) {
    current.change(isNow);
    if (isNow) end.change('');
  }
  return (
    <>
      <BoundField
        of={start}
        label={t('wizard.start_date')}
        group
        required
        help={startWarning && <Told>{startWarning}</Told>}
      >
        <MonthInput value={start.value} onChange={start.change} />
      </BoundField>
      <BoundField
        of={isCurrent ? { ...end, error: undefined } : end}
        label={t('wizard.end_date')}
        group
        required={!isCurrent}
        help={isShort && <Told>{SHORT_DURATION}</Told>}
      >
        <MonthInput value={isCurrent ? '' : end.value} onChange={end.change} disabled={isCurrent} />
      </BoundField>
      <Checkbox checked={isCurrent} onChange={({ target }) => changeCurrent(target.checked)} className="md:col-span-2">
        {currentLabel}
      </Checkbox>
    </>
  );
}
