import type { ModuleDictionary } from '../kernel/module-dictionary.ts';
import { alertsTexts } from './alerts.texts.ts';
import { applyTexts } from './apply.texts.ts';
import { embedTexts } from './embed.texts.ts';
import { employerTexts } from './employer.texts.ts';
import { jobApprovalTexts } from './job-approval.texts.ts';
import { jobEditorTexts } from './job-editor.texts.ts';
import { jobSearchTexts } from './job-search.texts.ts';
import { jobsMailsTexts } from './jobs-mails.texts.ts';
import { jobsRefusalsTexts } from './jobs-refusals.texts.ts';
import { jobsRulesTexts } from './jobs-rules.texts.ts';
import { savedJobsTexts } from './saved-jobs.texts.ts';
import { ar } from './translations/ar.ts';
import { so } from './translations/so.ts';
import { sw } from './translations/sw.ts';

export const dictionary: ModuleDictionary = {
  en: {
    ...jobSearchTexts,
    ...alertsTexts,
    ...savedJobsTexts,
    ...embedTexts,
    ...employerTexts,
    ...applyTexts,
    ...jobEditorTexts,
    ...jobApprovalTexts,
    ...jobsRulesTexts,
    ...jobsRefusalsTexts,
    ...jobsMailsTexts,
  },
  so,
  sw,
  ar,
};
