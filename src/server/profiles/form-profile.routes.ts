import { succeed } from '#shared/kernel/answers.ts';
import { ownFormProfile } from '#shared/profiles/form-profile.contract.ts';
import { route } from '../http/route.ts';
import type { FormProfileService } from './form-profile.service.ts';

export function formProfileRoutes(profiles: FormProfileService) {
  return [route(ownFormProfile, async ({ user }) => succeed({ profile: await profiles.own(user) }))];
}
