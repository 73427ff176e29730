import * as employers from '#shared/jobs/employers.contract.ts';
import * as contract from '#shared/jobs/jobs.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { JobsService } from './jobs.service.ts';

export function jobsRoutes(jobs: JobsService) {
  return [
    route(contract.searchJobs, async ({ input }) => succeed(jobs.search(input))),
    route(contract.homeOverview, async () => succeed(await jobs.overview())),
    route(contract.jobDetails, async ({ input, user }) => succeed(await jobs.details(input.slug, user))),
    route(contract.jobVisit, async ({ input, user }) => succeed(await jobs.visit(input.id, user))),
    route(contract.jobQuestions, async ({ input, user }) => succeed(await jobs.questions(input.id, user))),
    route(contract.suggestSkills, async ({ input }) => succeed({ skills: await jobs.skills(input) })),
    route(employers.employerPage, async ({ input }) => succeed(await jobs.employer(input.username))),
  ];
}
