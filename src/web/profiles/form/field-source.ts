import type { Entry } from '../entries/useEntry.ts';
import { useField } from './form-context.ts';

/** What a field shows, and whom it tells. */
export type Bound<T> = {
  value: T;
  error: string | undefined;
  /** Where in the form it stands, so that one can be led to it. */
  path?: string;
  /** Filled in by the product and not looked at yet. */
  isUnchecked: boolean;
  change: (value: T) => void;
  touch: () => void;
  confirm: () => void;
};

type NamesOf<T, Value> = { [K in keyof T & string]: T[K] extends Value ? K : never }[keyof T & string];
export type TextName<T> = NamesOf<T, string>;
export type FlagName<T> = NamesOf<T, boolean>;

/** Where fields read and write: one set of them serves all variants, whatever their data are called and kept. */
export type FieldSource<T extends object> = {
  useText: (name: TextName<T>) => Bound<string>;
  useFlag: (name: FlagName<T>) => Bound<boolean>;
};

/** The form itself, or the part of it at a path such as `personalInfo`. */
export function formSource<T extends object>(path = ''): FieldSource<T> {
  const at = (name: string) => (path ? `${path}.${name}` : name);
  return { useText: (name) => useField<string>(at(name)), useFlag: (name) => useField<boolean>(at(name)) };
}

/** An entry that is written in a dialog or a card: what is wrong with it is said when it is saved. */
export function entrySource<T extends object>(of: Entry<T>): FieldSource<T> {
  const bind = <Value>(name: keyof T & string): Bound<Value> => ({
    value: of.entry[name] as Value,
    error: of.errorOf(name),
    isUnchecked: false,
    change: (value) => of.change(name, value as T[typeof name]),
    touch: () => {},
    confirm: () => {},
  });
  return { useText: bind<string>, useFlag: bind<boolean> };
}
