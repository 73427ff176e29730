import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/profiles/resumes.contract.ts';
import { route } from '../http/route.ts';
import type { ResumeService } from './resumes.service.ts';

export function resumeRoutes(resumes: ResumeService) {
  return [
    route(contract.listResumes, async ({ user }) => succeed({ resumes: await resumes.list(user) })),
    route(contract.uploadResume, async ({ user, visit, file }) =>
      succeed({ resume: await resumes.upload(user, file(), visit.origin) }),
    ),
    route(contract.renameResume, async ({ user, input: { id, name } }) =>
      succeed({ resume: await resumes.rename(user, id, name) }),
    ),
    route(contract.makeDefaultResume, async ({ user, input: { id } }) =>
      succeed({ resume: await resumes.makeDefault(user, id) }),
    ),
    route(contract.deleteResume, async ({ user, input: { id } }) => {
      await resumes.remove(user, id);
      return DONE;
    }),
  ];
}
