import type { ComponentType, ReactNode } from 'react';
import type { RuleContext } from '#shared/applications/wizard/rules.ts';
import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import type { WizardText } from '#shared/applications/wizard/wizard.texts.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { FormProfile } from '#shared/profiles/form-profile.contract.ts';
import type { UseDrafts } from './drafts/drafts.ts';

/** The own profile of whoever is signed in, and skills that the address names. */
export type Known = { profile: FormProfile | null; skills: readonly string[] };

/** What makes a variant, beside its steps in `shared`: how each step is drawn, the frame around, and its manners. */
export type Variant = {
  form: WizardForm;
  Frame: ComponentType<{ children: ReactNode }>;
  stepViews: { readonly [Id in StepId]?: ComponentType };
  words: {
    back: WizardText;
    /** On the button that goes on, or sends at the end. */
    next: (steps: readonly Step[], at: number) => WizardText;
    /** Beside the last button, where its label does not say that it sends the application. */
    sends?: (last: Step) => WizardText | null;
  };
  progress: (at: number, data: object, context: RuleContext) => number;
  /** Where the person is led when a step is not complete: to the list of errors, or to the first field. */
  refusal: 'list' | 'field';
  /** Whether the list of errors has a title and can be dismissed. */
  namedList: boolean;
  useDrafts: UseDrafts;
  /** Where drafts of whoever is signed in are kept otherwise. */
  useAccountDrafts?: UseDrafts;
  /** What the form starts with, where it takes over what is known of the person. */
  start?: (known: Known, context: RuleContext) => object;
};
