import type { Dictionary } from '../../kernel/texts.ts';
import { soAccounts } from './so/accounts.ts';
import { soAfterApplying } from './so/after-applying.ts';
import { soAgreement } from './so/agreement.ts';
import { soApplicant } from './so/applicant.ts';
import { soAssessed } from './so/assessed.ts';
import { soAudit } from './so/audit.ts';
import { soBoard } from './so/board.ts';
import { soBoardAnswers } from './so/board-answers.ts';
import { soBulk } from './so/bulk.ts';
import { soCandidateView } from './so/candidate-view.ts';
import { soChat } from './so/chat.ts';
import { soCvReading } from './so/cv-reading.ts';
import { soDesk } from './so/desk.ts';
import { soDisown } from './so/disown.ts';
import { soDrafts } from './so/drafts.ts';
import { soEvaluation } from './so/evaluation.ts';
import { soEvaluationAnswers } from './so/evaluation-answers.ts';
import { soInstitutions } from './so/institutions.ts';
import { soJobEditor } from './so/job-editor.ts';
import { soJobSearch } from './so/job-search.ts';
import { soJobs } from './so/jobs.ts';
import { soMails } from './so/mails.ts';
import { soMessageAnswers } from './so/message-answers.ts';
import { soMessageTools } from './so/message-tools.ts';
import { soMine } from './so/mine.ts';
import { soOwnAccount } from './so/own-account.ts';
import { soOwnJobs } from './so/own-jobs.ts';
import { soOwnProfile } from './so/own-profile.ts';
import { soPeople } from './so/people.ts';
import { soPhotoAndCvs } from './so/photo-and-cvs.ts';
import { soReceipt } from './so/receipt.ts';
import { soRefusals } from './so/refusals.ts';
import { soRules } from './so/rules.ts';
import { soSaved } from './so/saved.ts';
import { soSettings } from './so/settings.ts';
import { soSite } from './so/site.ts';
import { soTopBar } from './so/top-bar.ts';
import { soTranslations } from './so/translations.ts';
import { soWizardForm } from './so/wizard-form.ts';
import { soWizardRules } from './so/wizard-rules.ts';
import { soWizardSteps } from './so/wizard-steps.ts';

export const somali: Dictionary = {
  ...soSite,
  ...soAccounts,
  ...soOwnAccount,
  ...soAfterApplying,
  ...soJobs,
  ...soJobSearch,
  ...soOwnJobs,
  ...soOwnProfile,
  ...soSaved,
  ...soJobEditor,
  ...soWizardSteps,
  ...soWizardForm,
  ...soDrafts,
  ...soInstitutions,
  ...soReceipt,
  ...soMine,
  ...soAssessed,
  ...soDisown,
  ...soBoard,
  ...soBoardAnswers,
  ...soEvaluation,
  ...soAgreement,
  ...soEvaluationAnswers,
  ...soBulk,
  ...soChat,
  ...soDesk,
  ...soCandidateView,
  ...soApplicant,
  ...soCvReading,
  ...soPhotoAndCvs,
  ...soRules,
  ...soWizardRules,
  ...soRefusals,
  ...soMails,
  ...soMessageAnswers,
  ...soMessageTools,
  ...soSettings,
  ...soTranslations,
  ...soTopBar,
  ...soAudit,
  ...soPeople,
};
