import { applicationsMailsTexts } from '../applications/applications-mails.texts.ts';
import { applicationsRefusalsTexts } from '../applications/applications-refusals.texts.ts';
import { claimTexts } from '../applications/claim.texts.ts';
import { disownTexts } from '../applications/disown.texts.ts';
import { institutionTexts } from '../applications/institution.texts.ts';
import { lateAnswersTexts } from '../applications/late-answers.texts.ts';
import { headlineTexts, mineTexts } from '../applications/mine.texts.ts';
import { publicStagesTexts } from '../applications/public-stages.texts.ts';
import { quickRulesTexts } from '../applications/quick-rules.texts.ts';
import { receiptTexts } from '../applications/receipt.texts.ts';
import { reasonTexts } from '../applications/recommendations.texts.ts';
import { stagesTexts } from '../applications/stages.texts.ts';
import { endingTexts } from '../applications/wizard/ending.texts.ts';
import { wizardTexts } from '../applications/wizard/wizard.texts.ts';
import { wizardFieldsTexts } from '../applications/wizard/wizard-fields.texts.ts';
import { wizardRulesTexts } from '../applications/wizard/wizard-rules.texts.ts';
import { wizardStepsTexts } from '../applications/wizard/wizard-steps.texts.ts';
import { actsTexts, auditTexts } from '../audit/audit.texts.ts';
import { blindTexts } from '../board/blind.texts.ts';
import { boardTexts } from '../board/board.texts.ts';
import { boardRefusalsTexts } from '../board/board-refusals.texts.ts';
import { boardRulesTexts } from '../board/board-rules.texts.ts';
import { bulkTexts } from '../board/bulk.texts.ts';
import { companyDashboardTexts } from '../board/dashboard.texts.ts';
import { profileTexts, timelineTexts } from '../board/profile.texts.ts';
import { profileRulesTexts } from '../board/profile-rules.texts.ts';
import { scoringTexts } from '../board/scoring.texts.ts';
import { cvReadingTexts } from '../cv/cv.texts.ts';
import { draftsTexts } from '../drafts/drafts.texts.ts';
import { draftsRefusalsTexts } from '../drafts/drafts-refusals.texts.ts';
import { draftsRulesTexts } from '../drafts/drafts-rules.texts.ts';
import { agreementTexts } from '../evaluation/agreement.texts.ts';
import { evaluationTexts } from '../evaluation/evaluation.texts.ts';
import { evaluationRefusalsTexts } from '../evaluation/evaluation-refusals.texts.ts';
import { evaluationRulesTexts } from '../evaluation/evaluation-rules.texts.ts';
import { scorecardTexts } from '../evaluation/scorecard.texts.ts';
import { accountTexts } from '../identity/account.texts.ts';
import { identityTexts } from '../identity/identity.texts.ts';
import { identityMailsTexts } from '../identity/identity-mails.texts.ts';
import { identityRefusalsTexts } from '../identity/identity-refusals.texts.ts';
import { identityRulesTexts } from '../identity/identity-rules.texts.ts';
import { alertsTexts } from '../jobs/alerts.texts.ts';
import { applyTexts } from '../jobs/apply.texts.ts';
import { employerTexts } from '../jobs/employer.texts.ts';
import { jobApprovalTexts } from '../jobs/job-approval.texts.ts';
import { jobEditorTexts } from '../jobs/job-editor.texts.ts';
import { jobSearchTexts } from '../jobs/job-search.texts.ts';
import { jobsMailsTexts } from '../jobs/jobs-mails.texts.ts';
import { jobsRefusalsTexts } from '../jobs/jobs-refusals.texts.ts';
import { jobsRulesTexts } from '../jobs/jobs-rules.texts.ts';
import { savedJobsTexts } from '../jobs/saved-jobs.texts.ts';
import { errorTexts } from '../kernel/errors.ts';
import { mailsTexts } from '../kernel/mails.texts.ts';
import type { Dictionary } from '../kernel/texts.ts';
import { uploadTexts } from '../kernel/upload.texts.ts';
import { validationTexts } from '../kernel/validation.texts.ts';
import { attachmentsTexts } from '../messenger/attachments.texts.ts';
import { chatTexts } from '../messenger/chat.texts.ts';
import { mailChoicesTexts } from '../messenger/mail-choices.texts.ts';
import { messageTexts } from '../messenger/message.texts.ts';
import { messengerMailsTexts } from '../messenger/messenger-mails.texts.ts';
import { messengerRefusalsTexts } from '../messenger/messenger-refusals.texts.ts';
import { messengerRulesTexts } from '../messenger/messenger-rules.texts.ts';
import { newsTexts } from '../messenger/news.texts.ts';
import { rejectTexts } from '../messenger/reject.texts.ts';
import { searchTexts } from '../messenger/search.texts.ts';
import { templatesTexts } from '../messenger/templates.texts.ts';
import { ownDataTexts } from '../people/own-data.texts.ts';
import { peopleTexts } from '../people/people.texts.ts';
import { peopleOrderTexts } from '../people/people-order.texts.ts';
import { peopleRefusalsTexts } from '../people/people-refusals.texts.ts';
import { peopleRulesTexts } from '../people/people-rules.texts.ts';
import { companyTexts } from '../profiles/company.texts.ts';
import { cvsTexts } from '../profiles/cvs.texts.ts';
import { ownProfileTexts } from '../profiles/own-profile.texts.ts';
import { photoTexts } from '../profiles/photo.texts.ts';
import { profilesMailsTexts } from '../profiles/profiles-mails.texts.ts';
import { profilesRefusalsTexts } from '../profiles/profiles-refusals.texts.ts';
import { profilesRulesTexts } from '../profiles/profiles-rules.texts.ts';
import { teamTexts } from '../profiles/team.texts.ts';
import { assessedTexts } from '../screening/assessed.texts.ts';
import { homeTexts } from './home.texts.ts';
import { referenceRulesTexts } from './reference-rules.texts.ts';
import { settingsTexts } from './settings.texts.ts';
import { settingsRulesTexts } from './settings-rules.texts.ts';
import { shellTexts } from './shell.texts.ts';
import { timeTexts } from './time.texts.ts';
import { translationsTexts } from './translations.texts.ts';
import { translationsRulesTexts } from './translations-rules.texts.ts';
import { uiTexts } from './ui.texts.ts';
import { waitingTexts } from './waiting.texts.ts';

/** All English texts of all modules, for the server. Pages load only the texts of their own module. */
export const english: Dictionary = {
  ...shellTexts,
  ...timeTexts,
  ...uiTexts,
  ...homeTexts,
  ...jobSearchTexts,
  ...alertsTexts,
  ...savedJobsTexts,
  ...employerTexts,
  ...applyTexts,
  ...wizardStepsTexts,
  ...wizardTexts,
  ...wizardFieldsTexts,
  ...endingTexts,
  ...claimTexts,
  ...lateAnswersTexts,
  ...cvReadingTexts,
  ...draftsTexts,
  ...identityTexts,
  ...accountTexts,
  ...teamTexts,
  ...companyTexts,
  ...photoTexts,
  ...cvsTexts,
  ...ownProfileTexts,
  ...jobEditorTexts,
  ...jobApprovalTexts,
  ...institutionTexts,
  ...receiptTexts,
  ...mineTexts,
  ...headlineTexts,
  ...reasonTexts,
  ...publicStagesTexts,
  ...stagesTexts,
  ...assessedTexts,
  ...disownTexts,
  ...boardTexts,
  ...blindTexts,
  ...bulkTexts,
  ...companyDashboardTexts,
  ...profileRulesTexts,
  ...profileTexts,
  ...timelineTexts,
  ...scoringTexts,
  ...messageTexts,
  ...mailChoicesTexts,
  ...attachmentsTexts,
  ...rejectTexts,
  ...templatesTexts,
  ...searchTexts,
  ...newsTexts,
  ...chatTexts,
  ...messengerRulesTexts,
  ...messengerRefusalsTexts,
  ...messengerMailsTexts,
  ...auditTexts,
  ...actsTexts,
  ...waitingTexts,
  ...peopleTexts,
  ...peopleOrderTexts,
  ...ownDataTexts,
  ...peopleRulesTexts,
  ...peopleRefusalsTexts,
  ...boardRulesTexts,
  ...boardRefusalsTexts,
  ...evaluationTexts,
  ...agreementTexts,
  ...scorecardTexts,
  ...evaluationRulesTexts,
  ...evaluationRefusalsTexts,
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
  ...settingsTexts,
  ...settingsRulesTexts,
  ...translationsTexts,
  ...translationsRulesTexts,
};
