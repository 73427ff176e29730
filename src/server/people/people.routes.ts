import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as companiesContract from '#shared/people/companies.contract.ts';
import * as contract from '#shared/people/people.contract.ts';
import { route } from '../http/route.ts';
import type { ActsService } from './acts.service.ts';
import type { CompaniesService } from './companies.service.ts';
import type { EraseService } from './erase.service.ts';
import type { PeopleService } from './people.service.ts';

type Services = { people: PeopleService; acts: ActsService; erasing: EraseService; companies: CompaniesService };

export function peopleRoutes({ people, acts, erasing, companies }: Services) {
  return [
    route(contract.findPeople, async ({ input }) => succeed(await people.find(input))),
    route(contract.showPerson, async ({ user, input }) => succeed({ person: await people.show(user, input.id) })),
    route(contract.blockPerson, async ({ user, input }) => {
      await acts.block(user, input);
      return DONE;
    }),
    route(contract.unblockPerson, async ({ user, input }) => {
      await acts.unblock(user, input);
      return DONE;
    }),
    route(contract.changeRole, async ({ user, input }) => {
      await acts.changeRole(user, input);
      return DONE;
    }),
    route(contract.signOutEverywhere, async ({ user, input }) => {
      await acts.signOut(user, input);
      return DONE;
    }),
    route(contract.resetSecondFactor, async ({ user, input }) => {
      await acts.resetSecondFactor(user, input);
      return DONE;
    }),
    route(contract.exportPerson, async ({ user, input }) => succeed({ url: await acts.recordExport(user, input) })),
    route(contract.erasePerson, async ({ user, input }) => {
      await erasing.erase(user, input);
      return DONE;
    }),
    route(companiesContract.findCompanies, async ({ input }) => succeed(await companies.find(input))),
    route(companiesContract.showCompany, async ({ input }) => succeed({ company: await companies.show(input.id) })),
    route(companiesContract.blockCompany, async ({ user, input }) => {
      await companies.block(user, input);
      return DONE;
    }),
    route(companiesContract.unblockCompany, async ({ user, input }) => {
      await companies.unblock(user, input);
      return DONE;
    }),
    route(companiesContract.freeSignIn, async ({ user, input }) => {
      await companies.freeSignIn(user, input);
      return DONE;
    }),
  ];
}
