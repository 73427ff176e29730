import { cvReadingTexts } from '../applications/cv-reading.texts.ts';
import { institutionTexts } from '../applications/institution.texts.ts';
import { receiptTexts } from '../applications/receipt.texts.ts';
import { wizardTexts } from '../applications/wizard/wizard.texts.ts';
import { wizardFieldsTexts } from '../applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '../applications/wizard/wizard-steps.texts.ts';
import { draftsTexts } from '../drafts/drafts.texts.ts';
import { identityTexts } from '../identity/identity.texts.ts';
import { applyTexts } from '../jobs/apply.texts.ts';
import { employerTexts } from '../jobs/employer.texts.ts';
import { jobApprovalTexts } from '../jobs/job-approval.texts.ts';
import { jobEditorTexts } from '../jobs/job-editor.texts.ts';
import { jobSearchTexts } from '../jobs/job-search.texts.ts';
import type { Dictionary } from '../kernel/texts.ts';
import { companyTexts } from '../profiles/company.texts.ts';
import { teamTexts } from '../profiles/team.texts.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import { homeTexts } from './home.texts.ts';
import { shellTexts } from './shell.texts.ts';
import { timeTexts } from './time.texts.ts';
import { uiTexts } from './ui.texts.ts';

/** English, whole: what every noun ships. Pages load their own noun's texts; this is for the server. */
export const english: Dictionary = {
  ...shellTexts,
  ...timeTexts,
  ...uiTexts,
  ...homeTexts,
  ...jobSearchTexts,
  ...employerTexts,
  ...applyTexts,
  ...wizardStepsTexts,
  ...wizardTexts,
  ...wizardFieldsTexts,
  ...cvReadingTexts,
  ...dashboardTexts,
  ...draftsTexts,
  ...identityTexts,
  ...teamTexts,
  ...companyTexts,
  ...jobEditorTexts,
  ...jobApprovalTexts,
  ...institutionTexts,
  ...receiptTexts,
};
