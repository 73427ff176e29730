import type { Dictionary } from '../../kernel/texts.ts';
import { arAccounts } from './ar/accounts.ts';
import { arAfterApplying } from './ar/after-applying.ts';
import { arAgreement } from './ar/agreement.ts';
import { arApplicant } from './ar/applicant.ts';
import { arAssessed } from './ar/assessed.ts';
import { arAudit } from './ar/audit.ts';
import { arBoard } from './ar/board.ts';
import { arBoardAnswers } from './ar/board-answers.ts';
import { arBulk } from './ar/bulk.ts';
import { arCandidateView } from './ar/candidate-view.ts';
import { arChat } from './ar/chat.ts';
import { arCvReading } from './ar/cv-reading.ts';
import { arDesk } from './ar/desk.ts';
import { arDisown } from './ar/disown.ts';
import { arDrafts } from './ar/drafts.ts';
import { arEvaluation } from './ar/evaluation.ts';
import { arEvaluationAnswers } from './ar/evaluation-answers.ts';
import { arInstitutions } from './ar/institutions.ts';
import { arJobEditor } from './ar/job-editor.ts';
import { arJobSearch } from './ar/job-search.ts';
import { arJobs } from './ar/jobs.ts';
import { arMails } from './ar/mails.ts';
import { arMessageAnswers } from './ar/message-answers.ts';
import { arMessageTools } from './ar/message-tools.ts';
import { arMine } from './ar/mine.ts';
import { arOwnAccount } from './ar/own-account.ts';
import { arOwnJobs } from './ar/own-jobs.ts';
import { arOwnProfile } from './ar/own-profile.ts';
import { arPeople } from './ar/people.ts';
import { arPhotoAndCvs } from './ar/photo-and-cvs.ts';
import { arReceipt } from './ar/receipt.ts';
import { arRefusals } from './ar/refusals.ts';
import { arRules } from './ar/rules.ts';
import { arSaved } from './ar/saved.ts';
import { arSettings } from './ar/settings.ts';
import { arSite } from './ar/site.ts';
import { arTopBar } from './ar/top-bar.ts';
import { arTranslations } from './ar/translations.ts';
import { arWizardForm } from './ar/wizard-form.ts';
import { arWizardRules } from './ar/wizard-rules.ts';
import { arWizardSteps } from './ar/wizard-steps.ts';

export const arabic: Dictionary = {
  ...arSite,
  ...arAccounts,
  ...arOwnAccount,
  ...arAfterApplying,
  ...arJobs,
  ...arJobSearch,
  ...arOwnJobs,
  ...arOwnProfile,
  ...arSaved,
  ...arJobEditor,
  ...arWizardSteps,
  ...arWizardForm,
  ...arDrafts,
  ...arInstitutions,
  ...arReceipt,
  ...arMine,
  ...arAssessed,
  ...arDisown,
  ...arBoard,
  ...arBoardAnswers,
  ...arEvaluation,
  ...arAgreement,
  ...arEvaluationAnswers,
  ...arBulk,
  ...arChat,
  ...arDesk,
  ...arCandidateView,
  ...arApplicant,
  ...arCvReading,
  ...arPhotoAndCvs,
  ...arRules,
  ...arWizardRules,
  ...arRefusals,
  ...arMails,
  ...arMessageAnswers,
  ...arMessageTools,
  ...arSettings,
  ...arTranslations,
  ...arTopBar,
  ...arAudit,
  ...arPeople,
};
