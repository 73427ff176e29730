import * as contract from '#shared/jobs/job-editor.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { JobEditorService } from './job-editor.service.ts';

export function jobEditorRoutes(editor: JobEditorService) {
  return [
    route(contract.listOwnJobs, async ({ user }) => succeed({ jobs: await editor.list(user) })),
    route(contract.ownJob, async ({ user, input }) => succeed({ job: await editor.read(user, input.id) })),
    route(contract.createJob, async ({ user, input }) => succeed({ job: await editor.create(user, input) })),
    route(contract.updateJob, async ({ user, input }) => succeed({ job: await editor.update(user, input) })),
    route(contract.submitJob, async ({ user, input }) => succeed({ job: await editor.submit(user, input.id) })),
    route(contract.closeJob, async ({ user, input }) => succeed({ job: await editor.close(user, input.id) })),
    route(contract.reopenJob, async ({ user, input }) => succeed({ job: await editor.reopen(user, input.id) })),
    route(contract.duplicateJob, async ({ user, input }) => succeed({ job: await editor.duplicate(user, input.id) })),
  ];
}
