import { createContext, useContext } from 'react';
import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import type { StoredCvs } from '../useStoredCvs.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { FormParts } from './form-context.ts';
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

export type Wizard = FormParts & {
  variant: Variant;
  job: JobDetails;
  host: WizardHost;
  /** The employer's questions could not be loaded so far. */
  questionsMissing: boolean;
  steps: readonly Step[];
  at: number;
  step: Step;
  completed: ReadonlySet<StepId>;
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
