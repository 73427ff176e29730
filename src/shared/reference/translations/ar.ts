import type { Dictionary } from '../../kernel/texts.ts';
import { arAccounts } from './ar/accounts.ts';
import { arCvReading } from './ar/cv-reading.ts';
import { arDrafts } from './ar/drafts.ts';
import { arInstitutions } from './ar/institutions.ts';
import { arJobEditor } from './ar/job-editor.ts';
import { arJobSearch } from './ar/job-search.ts';
import { arJobs } from './ar/jobs.ts';
import { arOwnJobs } from './ar/own-jobs.ts';
import { arReceipt } from './ar/receipt.ts';
import { arSite } from './ar/site.ts';
import { arWizardForm } from './ar/wizard-form.ts';
import { arWizardSteps } from './ar/wizard-steps.ts';

export const arabic: Dictionary = {
  ...arSite,
  ...arAccounts,
  ...arJobs,
  ...arJobSearch,
  ...arOwnJobs,
  ...arJobEditor,
  ...arWizardSteps,
  ...arWizardForm,
  ...arDrafts,
  ...arInstitutions,
  ...arReceipt,
  ...arCvReading,
};
