import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { MonthInput } from '#web/ui/MonthInput.tsx';
import type { FieldsOf } from './EntryField.tsx';
import type { Entry } from './useEntry.ts';

type EntryPeriodProps = {
  /** Of the entry, where its fields are led to by their paths. */
  path?: string;
  start: string;
  end: string;
  current: boolean;
  startError?: string | undefined;
  endError?: string | undefined;
  /** Said, not refused. */
  startWarning?: string | undefined;
  currentLabel: string;
  onStart: (start: string) => void;
  onEnd: (end: string) => void;
  /** Whoever is still there has no end. */
  onCurrent: (current: boolean) => void;
};

/** From when to when, in months. */
export function EntryPeriod(props: EntryPeriodProps) {
  const t = useTexts(wizardFieldsTexts);
  const { start, end, current, path } = props;
  const at = (field: string) => path && `${path}.${field}`;
  return (
    <>
      <div data-path={at('startDate')}>
        <Field label={t('wizard.start_date')} group required error={props.startError} help={props.startWarning}>
          <MonthInput value={start} onChange={props.onStart} />
        </Field>
      </div>
      <div data-path={at('endDate')}>
        <Field label={t('wizard.end_date')} group required={!current} error={current ? undefined : props.endError}>
          <MonthInput value={current ? '' : end} onChange={props.onEnd} disabled={current} />
        </Field>
      </div>
      <Checkbox checked={current} onChange={({ target }) => props.onCurrent(target.checked)} className="md:col-span-2">
        {props.currentLabel}
      </Checkbox>
    </>
  );
}

type EntryMonthsProps<T extends object> = {
  of: Entry<T>;
  start: FieldsOf<T, string>;
  end: FieldsOf<T, string>;
  current: FieldsOf<T, boolean>;
  currentLabel: string;
  startWarning?: string | undefined;
};

/** The period of an entry, by the names that its fields have. */
export function EntryMonths<T extends object>({ of, start, end, current, ...words }: EntryMonthsProps<T>) {
  const change = (name: keyof T & string, value: unknown) => of.change(name, value as T[typeof name]);
  return (
    <EntryPeriod
      {...words}
      start={of.entry[start] as string}
      end={of.entry[end] as string}
      current={of.entry[current] as boolean}
      startError={of.errorOf(start)}
      endError={of.errorOf(end)}
      onStart={(month) => change(start, month)}
      onEnd={(month) => change(end, month)}
      onCurrent={(isCurrent) => {
        change(current, isCurrent);
        if (isCurrent) change(end, '');
      }}
    />
  );
}
