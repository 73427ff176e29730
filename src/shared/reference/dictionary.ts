import { applicationsMailsTexts } from '../applications/applications-mails.texts.ts';
import { applicationsRefusalsTexts } from '../applications/applications-refusals.texts.ts';
import { claimTexts } from '../applications/claim.texts.ts';
import { disownTexts } from '../applications/disown.texts.ts';
import { institutionTexts } from '../applications/institution.texts.ts';
import { lateAnswersTexts } from '../applications/late-answers.texts.ts';
import { quickRulesTexts } from '../applications/quick-rules.texts.ts';
import { receiptTexts } from '../applications/receipt.texts.ts';
import { stagesTexts } from '../applications/stages.texts.ts';
import { endingTexts } from '../applications/wizard/ending.texts.ts';
import { wizardTexts } from '../applications/wizard/wizard.texts.ts';
import { wizardFieldsTexts } from '../applications/wizard/wizard-fields.texts.ts';
import { wizardRulesTexts } from '../applications/wizard/wizard-rules.texts.ts';
import { wizardStepsTexts } from '../applications/wizard/wizard-steps.texts.ts';
import { cvReadingTexts } from '../cv/cv.texts.ts';
import { draftsTexts } from '../drafts/drafts.texts.ts';
import { draftsRefusalsTexts } from '../drafts/drafts-refusals.texts.ts';
import { draftsRulesTexts } from '../drafts/drafts-rules.texts.ts';
import { identityTexts } from '../identity/identity.texts.ts';
import { identityMailsTexts } from '../identity/identity-mails.texts.ts';
import { identityRefusalsTexts } from '../identity/identity-refusals.texts.ts';
import { identityRulesTexts } from '../identity/identity-rules.texts.ts';
import { applyTexts } from '../jobs/apply.texts.ts';
import { employerTexts } from '../jobs/employer.texts.ts';
import { jobApprovalTexts } from '../jobs/job-approval.texts.ts';
import { jobEditorTexts } from '../jobs/job-editor.texts.ts';
import { jobSearchTexts } from '../jobs/job-search.texts.ts';
import { jobsMailsTexts } from '../jobs/jobs-mails.texts.ts';
import { jobsRefusalsTexts } from '../jobs/jobs-refusals.texts.ts';
import { jobsRulesTexts } from '../jobs/jobs-rules.texts.ts';
import { errorTexts } from '../kernel/errors.ts';
import { mailsTexts } from '../kernel/mails.texts.ts';
import type { Dictionary } from '../kernel/texts.ts';
import { uploadTexts } from '../kernel/upload.texts.ts';
import { validationTexts } from '../kernel/validation.texts.ts';
import { companyTexts } from '../profiles/company.texts.ts';
import { profilesMailsTexts } from '../profiles/profiles-mails.texts.ts';
import { profilesRefusalsTexts } from '../profiles/profiles-refusals.texts.ts';
import { profilesRulesTexts } from '../profiles/profiles-rules.texts.ts';
import { teamTexts } from '../profiles/team.texts.ts';
import { assessedTexts } from '../screening/assessed.texts.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import { homeTexts } from './home.texts.ts';
import { referenceRulesTexts } from './reference-rules.texts.ts';
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
  ...endingTexts,
  ...claimTexts,
  ...lateAnswersTexts,
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
  ...stagesTexts,
  ...assessedTexts,
  ...disownTexts,
  ...errorTexts,
  ...validationTexts,
  ...uploadTexts,
  ...mailsTexts,
  ...identityRulesTexts,
  ...identityRefusalsTexts,
  ...identityMailsTexts,
  ...profilesRulesTexts,
  ...profilesRefusalsTexts,
  ...profilesMailsTexts,
  ...jobsRulesTexts,
  ...jobsRefusalsTexts,
  ...jobsMailsTexts,
  ...draftsRulesTexts,
  ...draftsRefusalsTexts,
  ...quickRulesTexts,
  ...applicationsRefusalsTexts,
  ...applicationsMailsTexts,
  ...wizardRulesTexts,
  ...referenceRulesTexts,
};
