import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RuleContext } from '#shared/profiles/sections/rules.ts';
import type { PhoneCountry } from '#web/ui/phone-number.ts';
import type { FormState, FormStore } from './form-store.ts';

/** What fields and lists of entries need from the surrounding form: a wizard, or the profile page. */
export type FormParts = {
  store: FormStore<object>;
  context: RuleContext;
  errorsOf: (state: FormState<object>) => Record<string, string>;
  /** The country assumed for phone numbers without a country code. */
  phoneCountry: PhoneCountry;
  /** Incomplete entries ask for missing fields on their card. A profile may be incomplete, so it does not ask. */
  asksOnCards?: true;
  /** Skills that are suggested before anything is typed. */
  proposedSkills: readonly string[];
};

export const FormContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('outside of a form');
  return parts;
}

/** A part of the form's state. What `select` returns must be part of the state itself, or a plain value. */
export function useFormState<D extends object, T>(select: (state: FormState<D>) => T): T {
  const { store } = useFormParts();
  const read = () => select(store.get() as FormState<D>);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** One field by its path, such as `personalInfo.email`. Renders again only when this field or its error changes. */
export function useField<T = string>(path: string) {
  const { store, errorsOf } = useFormParts();
  return {
    path,
    value: useFormState<object, T>(({ data }) => valueAt(data, path) as T),
    error: useFormState<object, string | undefined>((state) => errorsOf(state)[path]),
    isUnchecked: useFormState(({ unchecked }) => unchecked.has(path)),
    change: (value: T) => store.change(path, value),
    touch: () => {
      store.touch(path);
      store.confirm(path);
    },
    confirm: () => store.confirm(path),
  };
}

function valueAt(data: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);
}
