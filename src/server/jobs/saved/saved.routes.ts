import * as contract from '#shared/jobs/saved-jobs.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { SavedJobsService } from './saved.service.ts';

export function savedJobsRoutes(saved: SavedJobsService) {
  return [
    route(contract.savedJobs, async ({ user }) => succeed({ jobs: await saved.list(user) })),
    route(contract.savedJobIds, async ({ user }) => succeed({ ids: await saved.ids(user) })),
    route(contract.saveJob, async ({ user, input }) => {
      await saved.save(user, input.id);
      return DONE;
    }),
    route(contract.unsaveJob, async ({ user, input }) => {
      await saved.remove(user, input.id);
      return DONE;
    }),
    route(contract.takeOverSavedJobs, async ({ user, input }) =>
      succeed({ ids: await saved.takeOver(user, input.job_ids) }),
    ),
  ];
}
