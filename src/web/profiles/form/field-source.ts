import type { Entry } from '../entries/useEntry.ts';
import { useField } from './form-context.ts';

/** The value of a field and the callbacks for its changes. */
export type Bound<T> = {
  value: T;
  error: string | undefined;
  /** The path of the field in the form, so that links can lead to it. */
  path?: string;
  /** True if the value was filled in automatically and not checked yet. */
  isUnchecked: boolean;
  change: (value: T) => void;
  touch: () => void;
  confirm: () => void;
};

type NamesOf<T, Value> = { [K in keyof T & string]: T[K] extends Value ? K : never }[keyof T & string];
export type TextName<T> = NamesOf<T, string>;
export type FlagName<T> = NamesOf<T, boolean>;

/**
 * Where fields read and write their values. It lets all variants share the same fields, whatever their data looks like.
 */
export type FieldSource<T extends object> = {
  useText: (name: TextName<T>) => Bound<string>;
  useFlag: (name: FlagName<T>) => Bound<boolean>;
};

/** The form itself, or the part of it at a path such as `personalInfo`. */
export function formSource<T extends object>(path = ''): FieldSource<T> {
  const at = (name: string) => (path ? `${path}.${name}` : name);
  return { useText: (name) => useField<string>(at(name)), useFlag: (name) => useField<boolean>(at(name)) };
}

/** An entry that is edited in a dialog or a card. Its errors are shown when it is saved. */
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
