import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import { claimApplication } from '#shared/applications/claim.contract.ts';
import { myApplications } from '#shared/applications/my-applications.contract.ts';
import { quickApply } from '#shared/applications/quick-apply.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { ClaimsService } from './claims.service.ts';
import type { MyApplicationsService } from './mine/my-applications.service.ts';
import type { QuickApplyService } from './quick-apply.service.ts';

export function applicationsRoutes(quick: QuickApplyService, mine: MyApplicationsService, claims: ClaimsService) {
  return [
    route(myApplications, async ({ user, input }) => succeed(await mine.list(user, input))),
    route(claimApplication, async ({ user, input, visit }) => {
      await claims.claim(user, input.application, visit.locale);
      return DONE;
    }),
    route(quickApply, async ({ user, input, visit }) =>
      succeed({
        message: visit.words(applicationsRefusal('answer.applied')),
        ...(await quick.apply(user, input, visit.locale)),
      }),
    ),
  ];
}
