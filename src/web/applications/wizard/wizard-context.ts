import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RuleContext } from '#shared/applications/wizard/rules.ts';
import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import type { StoredCvs } from '../useStoredCvs.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { FormState, FormStore } from './form-store.ts';
import type { Variant } from './variant.ts';

/** The file that the form was started from, and whether the employer gets it. */
export type StartingCv = { file: File; isAttached: boolean };

/** Where the form stands: over the job page, or as a page of its own. */
export type WizardHost = {
  kind: 'dialog' | 'page';
  onClose: () => void;
  /** The application was taken: the job page may say so. */
  onApplied: () => void;
  /** Something is being sent: this is not the moment to close. */
  onBusy?: (isBusy: boolean) => void;
};

export type Wizard = {
  variant: Variant;
  job: JobDetails;
  host: WizardHost;
  context: RuleContext;
  /** The employer's questions could not be loaded so far. */
  questionsMissing: boolean;
  store: FormStore<object>;
  steps: readonly Step[];
  at: number;
  step: Step;
  completed: ReadonlySet<StepId>;
  errorsOf: (state: FormState<object>) => Record<string, string>;
  /** How far the person has come with such data. */
  percentOf: (data: object) => number;
  drafts: Drafts;
  cv: StartingCv | null;
  addCv: (file: File) => void;
  attachCv: (isAttached: boolean) => void;
  /** The CVs of whoever is signed in, and which of them goes along when no file was given. */
  stored: StoredCvs;
  chooseStored: (resumeId: number | null) => void;
  isSignedIn: boolean;
  isSending: boolean;
  goTo: (at: number) => void;
  /** Goes to the step that holds a field, and into the field. */
  lead: (path: string) => void;
  next: () => void;
};

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('outside of a wizard');
  return wizard;
}

/** A part of the form's state. What `select` returns must be part of the state itself, or a plain value. */
export function useFormState<D extends object, T>(select: (state: FormState<D>) => T): T {
  const { store } = useWizard();
  const read = () => select(store.get() as FormState<D>);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** One field by its path, such as `personalInfo.email`. Renders again only when this field or its error changes. */
export function useField<T = string>(path: string) {
  const { store, errorsOf } = useWizard();
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
