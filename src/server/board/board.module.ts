import { dictionary } from '#shared/board/board.dictionary.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import type { Settings } from '../reference/settings.ts';
import { applicantsRoutes } from './applicants.routes.ts';
import { openapi } from './board.openapi.ts';
import { tellOfBoards } from './board.realtime.ts';
import { boardRoutes } from './board.routes.ts';
import { createBoardService, listenForCompanies } from './board.service.ts';
import { mountBulk } from './bulk/bulk.routes.ts';
import { createCvArchives } from './bulk/cv-archive.service.ts';
import { createTables } from './bulk/table.service.ts';
import { mountCvs } from './cv/cv.routes.ts';
import { createCvService, type InterviewedBy } from './cv/cv.service.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { createDashboardService } from './dashboard/dashboard.service.ts';
import { createGroupsService } from './groups.service.ts';
import { applicationListRoutes } from './list/application-list.routes.ts';
import { createApplicationList } from './list/application-list.service.ts';
import { createMovesService } from './moves.service.ts';
import { visitsErasure } from './privacy.ts';
import { createProfileService } from './profile/profile.service.ts';
import { createScoringService } from './scoring/scoring.service.ts';
import { createTimelineService } from './timeline/timeline.service.ts';

type Needs = Plumbing & { settings: Settings; interviewedBy: InterviewedBy };

export function boardModule(plumbing: Needs) {
  listenForCompanies(plumbing.events);
  tellOfBoards(plumbing);
  const { db, inTransaction, files, settings, interviewedBy } = plumbing;
  const board = createBoardService(plumbing);
  const applicants = {
    profile: createProfileService({ db, inTransaction }),
    scoring: createScoringService(db),
    timeline: createTimelineService(db),
  };
  return {
    dictionary,
    openapi,
    routes: [
      ...boardRoutes(board, createMovesService(plumbing), createGroupsService(plumbing)),
      ...applicationListRoutes(createApplicationList(db)),
      ...applicantsRoutes(applicants),
      ...dashboardRoutes(createDashboardService(db)),
    ],
    erases: visitsErasure,
    mount: (app) => {
      mountCvs(app, createCvService({ db, inTransaction, files, settings, interviewedBy }));
      mountBulk(app, createCvArchives(db, files), createTables(db, board));
    },
  } satisfies Module;
}
