import type { FormRuleContext } from '#shared/applications/wizard/form-rule-context.ts';
import type { Step } from '#shared/applications/wizard/steps.ts';
import { type Problem, validateFields } from '#shared/applications/wizard/validate.ts';

/** Everything that is typed, and what is known about it. Every change creates a new object. */
export type FormState<D> = {
  data: D;
  /** Fields and entries that were left once: their errors may be shown. */
  touched: ReadonlySet<string>;
  /** Steps that somebody tried to leave, by their ids. */
  tried: ReadonlySet<string>;
  /** The server's errors; each is kept until its field changes. */
  refused: readonly Problem[];
  /** Fields that were filled in automatically and not checked yet. */
  unchecked: ReadonlySet<string>;
};

/** The form's state is outside of the components, so that a keystroke renders only the field it was typed into. */
export function createFormStore<D extends object>(initial: D) {
  let state: FormState<D> = {
    data: initial,
    touched: new Set(),
    tried: new Set(),
    refused: [],
    unchecked: new Set(),
  };
  const listeners = new Set<() => void>();

  function set(changes: Partial<FormState<D>>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** `path` is `coverLetter`, `educations`, `personalInfo.email`… */
    change(path: string, value: unknown) {
      set({
        data: setIn(state.data, path.split('.'), value),
        refused: state.refused.filter((problem) => !overlap(problem.path, path)),
        unchecked: without(state.unchecked, path),
      });
    },
    touch(path: string) {
      if (!state.touched.has(path)) set({ touched: new Set(state.touched).add(path) });
    },
    confirm(path: string) {
      if (state.unchecked.has(path)) set({ unchecked: without(state.unchecked, path) });
    },
    /** Called when somebody tried to leave an incomplete step. */
    tryStep(step: string) {
      set({ tried: new Set(state.tried).add(step) });
    },
    forgive(step: string) {
      if (state.tried.has(step)) set({ tried: new Set([...state.tried].filter((one) => one !== step)) });
    },
    refuse(refused: readonly Problem[]) {
      set({ refused });
    },
    /** Fills in data that the person still has to check. */
    prefill(data: D, unchecked: Iterable<string>) {
      set({ data, unchecked: new Set([...state.unchecked, ...unchecked]) });
    },
    /** Replaces the whole form, for example with a draft. No field counts as touched then. */
    load(data: D) {
      set({ data, touched: new Set(), tried: new Set(), refused: [], unchecked: new Set() });
    },
  };
}
export type FormStore<D extends object> = ReturnType<typeof createFormStore<D>>;

/**
 * The error of each field: of fields that were left, of all fields once the step was tried, and those of the server.
 */
export function visibleErrors(
  { data, touched, tried, refused }: FormState<object>,
  step: Step,
  context: FormRuleContext,
): Record<string, string> {
  const isTried = tried.has(step.id);
  const own = isTried || touched.size > 0 ? validateFields(step, data, context) : [];
  const said = [...refused, ...own.filter(({ path }) => isTried || touched.has(path))];
  // If a field has several errors, the first one is shown.
  return Object.fromEntries(said.toReversed().map(({ path, message }) => [path, message]));
}

function setIn<T>(value: T, [key, ...rest]: string[], next: unknown): T {
  if (key === undefined) return next as T;
  const inner = (value as Record<string, unknown> | undefined)?.[key];
  const changed = setIn(inner, rest, next);
  if (Array.isArray(value)) return value.with(Number(key), changed) as T;
  return { ...value, [key]: changed };
}

const overlap = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

function without(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  return set.has(item) ? new Set([...set].filter((one) => one !== item)) : set;
}
