import { dictionary } from '#shared/applications/applications.dictionary.ts';
import type { CvIntake } from '../documents/cv-intake.ts';
import type { DraftsService } from '../drafts/drafts.service.ts';
import { underTag } from '../http/route.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { PublishedJobs } from '../jobs/published-jobs.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import type { OwnProfileService } from '../profiles/own-profile.service.ts';
import type { ResumeService } from '../profiles/resumes.service.ts';
import type { Settings } from '../reference/settings.ts';
import type { ScreeningService } from '../screening/screening.service.ts';
import { openapi } from './applications.openapi.ts';
import { tellOfStages } from './applications.realtime.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { applyRoutes } from './apply.routes.ts';
import { createApplyService } from './apply.service.ts';
import { createCardFactsService } from './card-facts.service.ts';
import { createClaimsService } from './claims.service.ts';
import { createCvUploadService } from './cv-uploads.service.ts';
import { disownRoutes } from './disown.routes.ts';
import { createDisownService } from './disown.service.ts';
import { mountApplicationExport } from './export.routes.ts';
import { createExportService } from './export.service.ts';
import { createMyApplicationsService } from './mine/my-applications.service.ts';
import { unclaimedRoutes } from './mine/unclaimed.routes.ts';
import { createUnclaimedService } from './mine/unclaimed.service.ts';
import { notesRoutes } from './notes/notes.routes.ts';
import { createNotesService } from './notes/notes.service.ts';
import { applicationsErasure, createApplicationsExport } from './privacy.ts';
import { profileAdditionsRoutes } from './profile-additions.routes.ts';
import { createProfileAdditionsService } from './profile-additions.service.ts';
import { createQuickApplyService } from './quick-apply.service.ts';
import { receiptRoutes } from './receipt.routes.ts';
import { createReceiptService } from './receipt.service.ts';
import { recommendationRoutes } from './recommendations/recommendations.routes.ts';
import { createRecommendationService } from './recommendations/recommendations.service.ts';
import { createSubmissions } from './submission.ts';
import { createVerdictService } from './verdicts.service.ts';

type Needs = Plumbing & {
  throttle: Throttle;
  settings: Settings;
  intake: CvIntake;
  resumes: ResumeService;
  ownProfile: OwnProfileService;
  jobs: JobsService;
  published: PublishedJobs;
  drafts: DraftsService;
  screening: ScreeningService;
};

export function applicationsModule(needs: Needs) {
  const { db, resumes, drafts } = needs;
  const verdicts = createVerdictService(needs);
  const submissions = createSubmissions({ ...needs, verdicts });
  const uploads = createCvUploadService({ ...needs, submissions });
  const applying = createApplyService({ ...needs, uploads, submissions, revokeDraft: drafts.revoke });
  const quickApply = createQuickApplyService(db, resumes, submissions);
  const receipts = createReceiptService(needs);
  const claims = createClaimsService(needs);
  const disowning = createDisownService(needs);
  tellOfStages(needs);
  return {
    services: { verdicts },
    dictionary,
    openapi,
    routes: [
      ...applicationsRoutes(quickApply, createMyApplicationsService(needs), claims),
      ...applyRoutes(applying, uploads),
      ...receiptRoutes(receipts),
      ...profileAdditionsRoutes(createProfileAdditionsService({ ...needs, receipts })),
      ...underTag('board', notesRoutes(createNotesService(needs))),
      ...disownRoutes(disowning),
      ...unclaimedRoutes(createUnclaimedService({ ...needs, claims, disowning })),
      ...recommendationRoutes(createRecommendationService(needs)),
    ],
    mount: (app) => mountApplicationExport(app, createExportService({ ...needs, receipts })),
    exports: createApplicationsExport({ ...needs, receipts }),
    erases: applicationsErasure,
    schedules: [
      { name: 'screening', every: '* * * * *', run: verdicts.retryUnscreened },
      { name: 'card-facts', every: '* * * * *', run: createCardFactsService(db).fillMissing },
    ],
    sweeps: [uploads.sweep],
  } satisfies Module;
}
