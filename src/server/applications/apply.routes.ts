import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import * as contract from '#shared/applications/apply.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { ApplyService } from './apply.service.ts';
import type { CvUploadService } from './cv-uploads.service.ts';

export function applyRoutes(applying: ApplyService, uploads: CvUploadService) {
  return [
    route(contract.apply, async ({ input, user, visit }) => {
      const { address, locale } = visit.origin;
      const poster = { user, secret: visit.token, address, locale };
      const { outcome, score, receipt } = await applying.apply(input, poster);
      if (outcome !== 'passed') {
        return {
          success: null,
          outcome: 'under_review' as const,
          message: visit.words(applicationsRefusal('answer.under_review')),
          score,
          receipt,
        };
      }
      return succeed({
        outcome,
        score,
        receipt,
        redirect: user ? '/user/dashboard' : `/register?application=${receipt}`,
        message: visit.words(applicationsRefusal(user ? 'answer.passed_signed_in' : 'answer.passed')),
      });
    }),
    route(contract.uploadCv, async ({ input, user, visit, file }) =>
      succeed(await uploads.upload(input.jobId, file(), { address: visit.origin.address, userId: user?.id ?? null })),
    ),
  ];
}
