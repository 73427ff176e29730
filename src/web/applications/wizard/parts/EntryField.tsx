import type { ReactNode } from 'react';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { Entry } from './useEntry.ts';

type Words = { label: string; optional?: boolean; required?: boolean; help?: ReactNode; className?: string };
/** The names of the fields that hold such a value. */
export type FieldsOf<T, Value> = { [K in keyof T & string]: T[K] extends Value ? K : never }[keyof T & string];

type EntryTextProps<T extends object> = Words & {
  of: Entry<T>;
  name: FieldsOf<T, string>;
  /** Several lines, and how many signs. */
  prose?: { max: number; rows?: number; placeholder?: string };
};

/** A text of an entry. */
export function EntryText<T extends object>({ of, name, prose, ...words }: EntryTextProps<T>) {
  const value = of.entry[name] as string;
  const change = (text: string) => of.change(name, text as T[typeof name]);
  return (
    <Field {...words} error={of.errorOf(name)} {...(prose && { counter: { max: prose.max, value } })}>
      {prose ? (
        <TextArea
          rows={prose.rows}
          placeholder={prose.placeholder}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <TextInput value={value} dir="auto" onChange={({ target }) => change(target.value)} />
      )}
    </Field>
  );
}
