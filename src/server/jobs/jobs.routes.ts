import * as employers from '#shared/jobs/employers.contract.ts';
import * as contract from '#shared/jobs/jobs.contract.ts';
import { publicEmployerJobs } from '#shared/jobs/public-jobs.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route, underTag } from '../http/route.ts';
import { allInLanguage, inLanguage } from './countries-in-words.ts';
import type { JobsService } from './jobs.service.ts';
import type { PublicJobs } from './public-jobs.service.ts';

export function jobsRoutes(jobs: JobsService, publicJobs: PublicJobs) {
  return [
    route(contract.searchJobs, async ({ input, visit: { locale } }) => {
      const found = jobs.search(input);
      return succeed(locale === 'en' ? found : { ...found, jobs: allInLanguage(locale, found.jobs) });
    }),
    route(contract.homeOverview, async ({ visit: { locale } }) => {
      const { featured, newest, ...rest } = await jobs.overview();
      return succeed({
        ...rest,
        featured: allInLanguage(locale, featured),
        newest: allInLanguage(locale, newest),
      });
    }),
    route(contract.jobDetails, async ({ input, user, visit: { locale } }) => {
      const { job, related, ...rest } = await jobs.details(input.slug, user);
      return succeed({ ...rest, job: inLanguage(locale, job), related: allInLanguage(locale, related) });
    }),
    route(contract.jobVisit, async ({ input, user }) => succeed(await jobs.visit(input.id, user))),
    route(contract.jobQuestions, async ({ input, user }) => succeed(await jobs.questions(input.id, user))),
    ...underTag('reference', [
      route(contract.suggestSkills, async ({ input }) => succeed({ skills: await jobs.skills(input) })),
    ]),
    route(publicEmployerJobs, async ({ input: { username, language } }) =>
      succeed(await publicJobs.ofEmployer(username, language ?? 'en')),
    ),
    route(employers.employerPage, async ({ input, visit: { locale } }) => {
      const { employer, jobs: open } = await jobs.employer(input.username);
      return succeed({ employer: inLanguage(locale, employer), jobs: allInLanguage(locale, open) });
    }),
  ];
}
