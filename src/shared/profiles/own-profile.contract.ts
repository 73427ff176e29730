import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { ProfileFields } from './own-profile.ts';

const OwnProfile = z.object({
  /** Changes with every save; sent back with the next one. */
  version: z.number().int(),
  fields: ProfileFields,
  /** The country assumed for phone numbers without a country code. */
  phone_country: z.string(),
});
export type OwnProfile = z.output<typeof OwnProfile>;

/** Sent with the error if the profile was saved elsewhere in the meantime. */
export const ProfileConflict = z.object({ profile: OwnProfile });

const Answer = OwnProfile.extend({ success: z.literal(true) });

export const ownProfile = defineEndpoint({
  method: 'GET',
  path: '/candidate/profile',
  page: '/user/profile',
  summary: 'Your profile, as its form shows it.',
  access: candidateOnly,
  input: z.object({}),
  output: Answer,
  errors: ['not_found'],
});

export const saveProfile = defineEndpoint({
  method: 'PUT',
  path: '/candidate/profile',
  summary:
    'Save your profile as a whole: what is left out is emptied. A stale version is refused with 409, and the answer holds the profile as it is now.',
  access: candidateOnly,
  input: ProfileFields.extend({ version: z.number().int().positive() }),
  output: Answer,
  errors: ['not_found', 'conflict'],
});
