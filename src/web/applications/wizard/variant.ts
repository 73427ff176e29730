import type { ComponentType, ReactNode } from 'react';
import type { FormRuleContext } from '#shared/applications/wizard/form-rule-context.ts';
import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import type { WizardText } from '#shared/applications/wizard/wizard.texts.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { FormProfile } from '#shared/profiles/form-profile.contract.ts';
import type { UseDrafts } from './drafts/drafts.ts';

/** The profile of the signed-in person, and skills named in the address. */
export type Known = { profile: FormProfile | null; skills: readonly string[] };

/**
 * Defines a variant besides its steps in `shared`: how each step is rendered, the frame around it, and its behaviour.
 */
export type Variant = {
  form: WizardForm;
  Frame: ComponentType<{ children: ReactNode }>;
  stepViews: { readonly [Id in StepId]?: ComponentType };
  words: {
    back: WizardText;
    /** The label of the next button, which sends at the end. */
    next: (steps: readonly Step[], at: number) => WizardText;
    /** A note beside the last button, if its label does not say that it sends the application. */
    sends?: (last: Step) => WizardText | null;
  };
  progress: (at: number, data: object, context: FormRuleContext) => number;
  /** Where the focus goes if a step is incomplete: to the list of errors, or to the first field. */
  refusal: 'list' | 'field';
  /** Whether the list of errors has a title and can be dismissed. */
  namedList: boolean;
  useDrafts: UseDrafts;
  /** Another storage for drafts of signed-in people. */
  useAccountDrafts?: UseDrafts;
  /** Data to change in the rest of the form when a step is complete. */
  afterStep?: (step: StepId, data: object) => object;
  /** The step to start at, if what is known about the person decides it. */
  startAt?: (known: Known, context: FormRuleContext) => { step: StepId | undefined; completed: readonly StepId[] };
  /** The initial data, if the form takes over what is known about the person. */
  start?: (known: Known, context: FormRuleContext) => object;
};
