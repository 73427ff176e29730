import type { ReactNode } from 'react';
import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import type { FormStore } from './form-store.ts';

export type Progress = { at: number; completed: ReadonlySet<StepId> };

type LocalOptions<Form> = { jobId: number; version: number; isForm: (value: unknown) => value is Form };
type LocalDraft<Form> = {
  /** Both are false when the browser could not keep it; `save` tells the person. */
  save: (form: Form, stepIndex: number) => boolean;
  keep: (form: Form, stepIndex: number) => boolean;
  offer: () => Promise<{ form: Form; stepIndex: number; timestamp: number } | null>;
  clear: () => void;
};

type SessionOptions<Form> = {
  jobId: number;
  slug: string;
  codec: { encode: (form: Form) => DraftFields; decode: (data: DraftFields) => Form | null };
  onRestore: (form: Form) => void;
};
type SessionDraft<Form> = {
  /** After every change, with the whole form: it saves itself a moment later. */
  edit: (form: Form) => void;
  saveNow: () => Promise<boolean>;
  finish: () => void;
  token: string | null;
  head: ReactNode;
  notices: ReactNode;
};

/** Where drafts are kept. The page brings it: the nouns of the web do not know each other. */
export type DraftKit = {
  useLocalDraft: <Form>(options: LocalOptions<Form>) => LocalDraft<Form>;
  useSessionDraft: <Form>(options: SessionOptions<Form>) => SessionDraft<Form>;
};

/** What a variant's way of keeping drafts needs of the wizard. */
export type DraftedWizard = {
  kit: DraftKit;
  form: WizardForm;
  steps: readonly Step[];
  job: JobDetails;
  store: FormStore<object>;
  progress: Progress;
  /** Goes on where a draft was left. */
  resume: (progress: Progress) => void;
};

export type Drafts = {
  /** Said in the header, such as when the draft was saved. */
  status: ReactNode;
  /** What needs more words, above the step. */
  notices: ReactNode;
  /** For the button Save Draft; null where drafts save themselves. */
  save: (() => void) | null;
  /** The draft that ends with the application. */
  token: string | null;
  /** The application was taken: nothing is left to continue. */
  clear: () => void;
};

export type UseDrafts = (wizard: DraftedWizard) => Drafts;
