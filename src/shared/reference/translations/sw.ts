import type { Dictionary } from '../../kernel/texts.ts';
import { swAccounts } from './sw/accounts.ts';
import { swAfterApplying } from './sw/after-applying.ts';
import { swAgreement } from './sw/agreement.ts';
import { swApplicant } from './sw/applicant.ts';
import { swAssessed } from './sw/assessed.ts';
import { swAudit } from './sw/audit.ts';
import { swBoard } from './sw/board.ts';
import { swBoardAnswers } from './sw/board-answers.ts';
import { swBulk } from './sw/bulk.ts';
import { swCandidateView } from './sw/candidate-view.ts';
import { swChat } from './sw/chat.ts';
import { swCvReading } from './sw/cv-reading.ts';
import { swDesk } from './sw/desk.ts';
import { swDisown } from './sw/disown.ts';
import { swDrafts } from './sw/drafts.ts';
import { swEvaluation } from './sw/evaluation.ts';
import { swEvaluationAnswers } from './sw/evaluation-answers.ts';
import { swInstitutions } from './sw/institutions.ts';
import { swJobEditor } from './sw/job-editor.ts';
import { swJobSearch } from './sw/job-search.ts';
import { swJobs } from './sw/jobs.ts';
import { swMails } from './sw/mails.ts';
import { swMessageAnswers } from './sw/message-answers.ts';
import { swMessageTools } from './sw/message-tools.ts';
import { swMine } from './sw/mine.ts';
import { swOwnAccount } from './sw/own-account.ts';
import { swOwnJobs } from './sw/own-jobs.ts';
import { swOwnProfile } from './sw/own-profile.ts';
import { swPeople } from './sw/people.ts';
import { swPhotoAndCvs } from './sw/photo-and-cvs.ts';
import { swReceipt } from './sw/receipt.ts';
import { swRefusals } from './sw/refusals.ts';
import { swRules } from './sw/rules.ts';
import { swSaved } from './sw/saved.ts';
import { swSettings } from './sw/settings.ts';
import { swSite } from './sw/site.ts';
import { swTopBar } from './sw/top-bar.ts';
import { swTranslations } from './sw/translations.ts';
import { swWizardForm } from './sw/wizard-form.ts';
import { swWizardRules } from './sw/wizard-rules.ts';
import { swWizardSteps } from './sw/wizard-steps.ts';

export const swahili: Dictionary = {
  ...swSite,
  ...swAccounts,
  ...swOwnAccount,
  ...swAfterApplying,
  ...swJobs,
  ...swJobSearch,
  ...swOwnJobs,
  ...swOwnProfile,
  ...swSaved,
  ...swJobEditor,
  ...swWizardSteps,
  ...swWizardForm,
  ...swDrafts,
  ...swInstitutions,
  ...swReceipt,
  ...swMine,
  ...swAssessed,
  ...swDisown,
  ...swBoard,
  ...swBoardAnswers,
  ...swEvaluation,
  ...swAgreement,
  ...swEvaluationAnswers,
  ...swBulk,
  ...swChat,
  ...swDesk,
  ...swCandidateView,
  ...swApplicant,
  ...swCvReading,
  ...swPhotoAndCvs,
  ...swRules,
  ...swWizardRules,
  ...swRefusals,
  ...swMails,
  ...swMessageAnswers,
  ...swMessageTools,
  ...swSettings,
  ...swTranslations,
  ...swTopBar,
  ...swAudit,
  ...swPeople,
};
