import * as contract from '#shared/applications/apply.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { ApplyService } from './apply.service.ts';
import type { CvUploadService } from './cv-uploads.service.ts';

export function applyRoutes(applying: ApplyService, uploads: CvUploadService) {
  return [
    route(contract.apply, async ({ input, user, visit }) => {
      const { address } = visit.origin;
      const { outcome, score, receipt } = await applying.apply(input, { user, secret: visit.token, address });
      if (outcome !== 'passed') {
        return {
          success: null,
          outcome: 'under_review' as const,
          message: contract.UNDER_REVIEW_MESSAGE,
          score,
          receipt,
        };
      }
      return succeed({
        outcome,
        score,
        receipt,
        redirect: user ? '/user/dashboard' : `/register?application=${receipt}`,
        message: user ? contract.PASSED_SIGNED_IN_MESSAGE : contract.PASSED_MESSAGE,
      });
    }),
    route(contract.uploadCv, async ({ input, visit, file }) =>
      succeed(await uploads.upload(input.jobId, file(), visit.origin)),
    ),
  ];
}
