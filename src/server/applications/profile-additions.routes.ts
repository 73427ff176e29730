import { addToProfile, profileAdditions } from '#shared/applications/profile-additions.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { ProfileAdditionsService } from './profile-additions.service.ts';

export function profileAdditionsRoutes(additions: ProfileAdditionsService) {
  return [
    route(profileAdditions, async ({ user, input }) =>
      succeed({ additions: await additions.lacks(user, input.application) }),
    ),
    route(addToProfile, async ({ user, input }) => succeed({ added: await additions.add(user, input.application) })),
  ];
}
