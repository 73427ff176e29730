import { createContext, useContext } from 'react';
import type { FormRuleContext } from '#shared/applications/wizard/form-rule-context.ts';
import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import type { FormParts } from '#web/profiles/form/form-context.ts';
import type { StoredCvs } from '../useStoredCvs.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { Variant } from './variant.ts';

/** The file that the form was started from, and whether it is sent to the employer. */
export type StartingCv = { file: File; isAttached: boolean };

/** Where the form is shown: in a dialog over the job page, or as a page of its own. */
export type WizardHost = {
  kind: 'dialog' | 'page';
  onClose: () => void;
  /** The application was accepted, so that the job page can say so. */
  onApplied: () => void;
  /** Called when sending starts or ends: meanwhile the form must not be closed. */
  onBusy?: (isBusy: boolean) => void;
};

export type Wizard = FormParts & {
  context: FormRuleContext;
  variant: Variant;
  job: JobDetails;
  host: WizardHost;
  /** The employer's questions could not be loaded yet. */
  questionsMissing: boolean;
  steps: readonly Step[];
  at: number;
  step: Step;
  completed: ReadonlySet<StepId>;
  /** The progress of such data in percent. */
  percentOf: (data: object) => number;
  drafts: Drafts;
  cv: StartingCv | null;
  addCv: (file: File) => void;
  attachCv: (isAttached: boolean) => void;
  /** The CVs of the signed-in person, and which one is sent if no file was given. */
  stored: StoredCvs;
  chooseStored: (resumeId: number | null) => void;
  isSignedIn: boolean;
  isSending: boolean;
  /** Opens a step. Somebody who comes from the review returns to it with the next button. */
  goTo: (at: number) => void;
  isReviewing: boolean;
  /** Makes the next step wait for some work, such as a CV that is being read. */
  waitFor: (work: Promise<void>) => void;
  isWaiting: boolean;
  /** The field that somebody is led to, for example from the error list. */
  wanted: { path: string } | null;
  /** Opens the step that contains a field and focuses the field. */
  lead: (path: string) => void;
  next: () => void;
};

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('outside of a wizard');
  return wizard;
}
