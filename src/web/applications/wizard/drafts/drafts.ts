import type { ReactNode } from 'react';
import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import type { FormStore } from '#web/profiles/form/form-store.ts';
import type { ChosenCv } from '../../useStoredCvs.ts';

export type Progress = { at: number; completed: ReadonlySet<StepId> };

/** What the drafts of a variant need from the wizard. */
export type DraftedWizard = {
  form: WizardForm;
  steps: readonly Step[];
  job: JobDetails;
  store: FormStore<object>;
  progress: Progress;
  /** The progress that the form shows for such data, in percent. */
  percentOf: (data: object) => number;
  /** Continues at the step where a draft was left. */
  resume: (progress: Progress) => void;
  /** The stored CV that is sent with the application. */
  resumeId: ChosenCv;
  chooseStored: (resumeId: ChosenCv) => void;
};

export type Drafts = {
  /** Where the draft is stored. */
  keptIn: 'browser' | 'account';
  /** Shown in the header, such as when the draft was saved. */
  status: ReactNode;
  /** Longer messages, shown above the step. */
  notices: ReactNode;
  /** The action of the Save Draft button; null if drafts save themselves. */
  save: (() => void) | null;
  /** The token of the current draft, which the application deletes. */
  token: () => string | null;
  /** Called before sending: stops saving, and waits for a save in progress. */
  hold: () => Promise<void>;
  /** Called when sending failed: drafts are saved again. */
  release: () => void;
  /** Called when the application was accepted: deletes the draft. */
  clear: () => void;
};

export type UseDrafts = (wizard: DraftedWizard) => Drafts;
