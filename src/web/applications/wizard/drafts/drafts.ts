import type { ReactNode } from 'react';
import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import type { FormStore } from '#web/profiles/form/form-store.ts';
import type { ChosenCv } from '../../useStoredCvs.ts';

export type Progress = { at: number; completed: ReadonlySet<StepId> };

/** What a variant's way of keeping drafts needs of the wizard. */
export type DraftedWizard = {
  form: WizardForm;
  steps: readonly Step[];
  job: JobDetails;
  store: FormStore<object>;
  progress: Progress;
  /** How far the form says that the person has come, with such data. */
  percentOf: (data: object) => number;
  /** Goes on where a draft was left. */
  resume: (progress: Progress) => void;
  /** Which of the own CVs goes along. */
  resumeId: ChosenCv;
  chooseStored: (resumeId: ChosenCv) => void;
};

export type Drafts = {
  /** Where the draft is to be found again. */
  keptIn: 'browser' | 'account';
  /** Said in the header, such as when the draft was saved. */
  status: ReactNode;
  /** What needs more words, above the step. */
  notices: ReactNode;
  /** For the button Save Draft; null where drafts save themselves. */
  save: (() => void) | null;
  /** The draft that ends with the application, as it is known at this moment. */
  token: () => string | null;
  /** Before sending: nothing is saved any more, and what is being saved has ended. */
  hold: () => Promise<void>;
  /** It was not sent: drafts are saved as before. */
  release: () => void;
  /** The application was taken: nothing is left to continue. */
  clear: () => void;
};

export type UseDrafts = (wizard: DraftedWizard) => Drafts;
