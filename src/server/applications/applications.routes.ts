import { readCv } from '#shared/applications/cv-reading.contract.ts';
import { myApplications } from '#shared/applications/my-applications.contract.ts';
import { APPLIED_MESSAGE, quickApply } from '#shared/applications/quick-apply.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { CvReadingService } from './cv-reading.service.ts';
import type { MyApplicationsService } from './my-applications.service.ts';
import type { QuickApplyService } from './quick-apply.service.ts';

export function applicationsRoutes(quick: QuickApplyService, mine: MyApplicationsService, cvs: CvReadingService) {
  return [
    route(myApplications, async ({ user }) => succeed({ applications: await mine.list(user) })),
    route(quickApply, async ({ user, input }) =>
      succeed({ message: APPLIED_MESSAGE, ...(await quick.apply(user, input)) }),
    ),
    route(readCv, async ({ visit, file }) => succeed(await cvs.read(visit.origin, file()))),
  ];
}
