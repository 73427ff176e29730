import type { Dictionary } from '../../kernel/texts.ts';
import { soAccounts } from './so/accounts.ts';
import { soCvReading } from './so/cv-reading.ts';
import { soDrafts } from './so/drafts.ts';
import { soInstitutions } from './so/institutions.ts';
import { soJobEditor } from './so/job-editor.ts';
import { soJobSearch } from './so/job-search.ts';
import { soJobs } from './so/jobs.ts';
import { soOwnJobs } from './so/own-jobs.ts';
import { soReceipt } from './so/receipt.ts';
import { soSite } from './so/site.ts';
import { soWizardForm } from './so/wizard-form.ts';
import { soWizardSteps } from './so/wizard-steps.ts';

export const somali: Dictionary = {
  ...soSite,
  ...soAccounts,
  ...soJobs,
  ...soJobSearch,
  ...soOwnJobs,
  ...soJobEditor,
  ...soWizardSteps,
  ...soWizardForm,
  ...soDrafts,
  ...soInstitutions,
  ...soReceipt,
  ...soCvReading,
};
