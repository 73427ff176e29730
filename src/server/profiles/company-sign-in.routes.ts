import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/profiles/company-sign-in.contract.ts';
import { route } from '../http/route.ts';
import type { Session } from '../identity/sessions.ts';
import type { CompanySignInService } from './company-sign-in.service.ts';

export function companySignInRoutes(signIn: CompanySignInService) {
  return [
    route(contract.companySignIn, async ({ user, visit }) => succeed(await signIn.show(user, visit.session))),
    route(contract.changeCompanySignIn, async ({ input, visit }) => {
      await signIn.change(visit.session as Session, input.provider);
      return DONE;
    }),
  ];
}
