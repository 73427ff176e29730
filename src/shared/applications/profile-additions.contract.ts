import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { ProfileFields } from '../profiles/own-profile.ts';
import type { ProfileOffers } from '../profiles/profile-offers.ts';

const { socialLinks, educations, trainings, experiences, skills, languages } = ProfileFields.shape;
const field = z.object({ field: z.string(), value: z.string(), now: z.string() });

/** What the application contains and the profile does not have yet. */
const Additions = z.object({
  personalInfo: z.array(field),
  socialInfo: z.array(field),
  socialLinks,
  educations,
  trainings,
  experiences,
  skills,
  languages,
}) as unknown as z.ZodType<ProfileOffers>;

const application = z.string().min(1).max(200).describe('The secret of its receipt, or the id of an own application.');

export const profileAdditions = defineEndpoint({
  method: 'GET',
  path: '/candidate/applications/{application}/profile-additions',
  summary: 'What an application of yours says that your profile does not have yet.',
  access: candidateOnly,
  input: z.object({ application }),
  output: z.object({ success: z.literal(true), additions: Additions }),
});

export const addToProfile = defineEndpoint({
  method: 'POST',
  path: '/candidate/applications/{application}/profile-additions',
  summary:
    'Add to your profile what an application of yours says and the profile does not. Nothing that is there is changed; asked twice, the second adds nothing.',
  access: candidateOnly,
  input: z.object({ application }),
  output: z.object({ success: z.literal(true), added: z.number().int() }),
});
