import { succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/profiles/resumes.contract.ts';
import { route } from '../http/route.ts';
import type { ResumeService } from './resumes.service.ts';

export function resumeRoutes(resumes: ResumeService) {
  return [
    route(contract.listResumes, async ({ user }) => succeed({ resumes: await resumes.list(user) })),
    route(contract.uploadResume, async ({ user, visit, file }) =>
      succeed({ resume: await resumes.upload(user, file(), visit.origin) }),
    ),
  ];
}
