import { dictionary } from '#shared/profiles/profiles.dictionary.ts';
import { createCvIntake } from '../documents/cv-intake.ts';
import { createPictureIntake } from '../documents/picture-intake.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Providers } from '../identity/sign-in/providers.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import type { Settings } from '../reference/settings.ts';
import { companyRoutes } from './company.routes.ts';
import { createCompanyService } from './company.service.ts';
import { companySignInRoutes } from './company-sign-in.routes.ts';
import { createCompanySignInService } from './company-sign-in.service.ts';
import { dashboardVisitRoutes } from './dashboard-visit.routes.ts';
import { createDashboardVisitService } from './dashboard-visit.service.ts';
import { formProfileRoutes } from './form-profile.routes.ts';
import { createFormProfileService } from './form-profile.service.ts';
import { ownProfileRoutes } from './own-profile.routes.ts';
import { createOwnProfileService } from './own-profile.service.ts';
import { mountPhotos, photoRoutes } from './photo.routes.ts';
import { createPhotoService } from './photo.service.ts';
import { profileErasure, profileExport } from './privacy.ts';
import { openapi } from './profiles.openapi.ts';
import {
  listenForGuestsThatMove,
  listenForNewEmails,
  listenForRegistrations,
  listenForRoles,
} from './profiles.service.ts';
import { resumeRoutes } from './resumes.routes.ts';
import { createResumeService } from './resumes.service.ts';
import { tellOfTeams } from './team.realtime.ts';
import { teamRoutes } from './team.routes.ts';
import { createTeamService } from './team.service.ts';

type Needs = Plumbing & {
  identity: IdentityService;
  sessions: Sessions;
  throttle: Throttle;
  providers: Providers;
  settings: Settings;
};

export function profilesModule(needs: Needs) {
  const { db, events, fileParserPool, throttle } = needs;
  const intake = createCvIntake(fileParserPool, throttle);
  const pictures = createPictureIntake(fileParserPool);
  const resumes = createResumeService({ ...needs, intake });
  const photos = createPhotoService({ ...needs, pictures });
  const ownProfile = createOwnProfileService(needs);
  listenForRegistrations(events);
  listenForGuestsThatMove(events);
  listenForRoles(events);
  listenForNewEmails(events);
  tellOfTeams(needs);
  return {
    services: { intake, resumes, ownProfile },
    dictionary,
    openapi,
    routes: [
      ...teamRoutes(createTeamService(needs), needs.sessions),
      ...companySignInRoutes(createCompanySignInService(needs)),
      ...companyRoutes(createCompanyService({ ...needs, pictures })),
      ...resumeRoutes(resumes),
      ...photoRoutes(photos),
      ...ownProfileRoutes(ownProfile),
      ...formProfileRoutes(createFormProfileService(db)),
      ...dashboardVisitRoutes(createDashboardVisitService(needs)),
    ],
    mount: (app) => mountPhotos(app, photos),
    exports: profileExport,
    erases: profileErasure,
  } satisfies Module;
}
