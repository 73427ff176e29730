import { succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/profiles/own-profile.contract.ts';
import { route } from '../http/route.ts';
import type { OwnProfileService } from './own-profile.service.ts';

export function ownProfileRoutes(profiles: OwnProfileService) {
  return [
    route(contract.ownProfile, async ({ user }) => succeed(await profiles.show(user))),
    route(contract.saveProfile, async ({ user, input }) => succeed(await profiles.save(user, input))),
  ];
}
