import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/profiles/company.contract.ts';
import { route } from '../http/route.ts';
import type { CompanyService } from './company.service.ts';

export function companyRoutes(company: CompanyService) {
  return [
    route(contract.companyProfile, async ({ user }) => succeed(await company.show(user))),
    route(contract.updateCompanyProfile, async ({ user, input }) => succeed(await company.update(user, input))),
    route(contract.uploadLogo, async ({ user, visit, file }) =>
      succeed({ logo_url: await company.uploadLogo(user, file(), visit.origin) }),
    ),
    route(contract.removeLogo, async ({ user }) => {
      await company.removeLogo(user);
      return DONE;
    }),
  ];
}
