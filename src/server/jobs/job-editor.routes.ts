import * as contract from '#shared/jobs/job-editor.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { Visit } from '../http/visit.ts';
import { inWords, type JobEditorService } from './job-editor.service.ts';

const answer = (job: contract.OwnJob, { words }: Visit) => succeed({ job: inWords(job, words) });

export function jobEditorRoutes(editor: JobEditorService) {
  return [
    route(contract.listOwnJobs, async ({ user, input, visit }) => succeed(await editor.list(user, input, visit))),
    route(contract.ownJob, async ({ user, input, visit }) => answer(await editor.read(user, input.id), visit)),
    route(contract.createJob, async ({ user, input, visit }) => answer(await editor.create(user, input), visit)),
    route(contract.updateJob, async ({ user, input, visit }) =>
      answer(await editor.update(user, input, visit.words), visit),
    ),
    route(contract.promiseAnswers, async ({ user, input }) =>
      succeed({ jobs: await editor.promise(user, input.answer_days) }),
    ),
    route(contract.submitJob, async ({ user, input, visit }) => answer(await editor.submit(user, input.id), visit)),
    route(contract.closeJob, async ({ user, input, visit }) => answer(await editor.close(user, input.id), visit)),
    route(contract.reopenJob, async ({ user, input, visit }) => answer(await editor.reopen(user, input.id), visit)),
    route(contract.duplicateJob, async ({ user, input, visit }) =>
      answer(await editor.duplicate(user, input.id), visit),
    ),
  ];
}
