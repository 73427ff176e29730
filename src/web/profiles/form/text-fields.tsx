import { MonthInput } from '#web/ui/MonthInput.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { BoundField, type FieldOptions } from './BoundField.tsx';
import type { FieldSource, TextName } from './field-source.ts';

type NamedField<T extends object> = FieldOptions & { from: FieldSource<T>; name: TextName<T>; label: string };

type TextFieldProps<T extends object> = NamedField<T> & {
  type?: 'email' | 'url';
  autoComplete?: string;
  placeholder?: string;
};

/** A line of text. */
export function TextField<T extends object>(props: TextFieldProps<T>) {
  const { from, name, type, autoComplete, placeholder, ...field } = props;
  const of = from.useText(name);
  return (
    <BoundField {...field} of={of}>
      <TextInput
        type={type}
        name={of.path && name}
        autoComplete={autoComplete}
        placeholder={placeholder}
        dir={type ? 'ltr' : 'auto'}
        value={of.value}
        onChange={({ target }) => of.change(target.value)}
        onBlur={of.touch}
      />
    </BoundField>
  );
}

type ProseFieldProps<T extends object> = NamedField<T> & {
  counter: { max: number; warnAt?: number };
  rows?: number;
  placeholder?: string;
};

/** Text over several lines, with a counter. */
export function ProseField<T extends object>({ from, name, rows, placeholder, ...field }: ProseFieldProps<T>) {
  const of = from.useText(name);
  return (
    <BoundField {...field} of={of}>
      <TextArea
        rows={rows}
        placeholder={placeholder}
        value={of.value ?? ''}
        onChange={({ target }) => of.change(target.value)}
        onBlur={of.touch}
      />
    </BoundField>
  );
}

/** A single month, without an end. */
export function MonthField<T extends object>({ from, name, ...field }: NamedField<T>) {
  const of = from.useText(name);
  return (
    <BoundField {...field} of={of} group>
      <MonthInput value={of.value} onChange={of.change} onBlur={of.touch} />
    </BoundField>
  );
}
