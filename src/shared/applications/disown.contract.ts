import { everyone } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';

const Token = z.string().min(1).max(200).describe('The secret of the mailed link.');

const Disownable = z.object({
  job: z.object({ title: z.string(), slug: z.string(), open: z.boolean() }),
  company: z.object({ name: z.string() }),
  applied_at: z.string(),
});
export type Disownable = z.output<typeof Disownable>;

export const disownable = defineEndpoint({
  method: 'GET',
  path: '/api/not-me/{token}',
  summary:
    'What the owner of a mailbox is asked about: the application that somebody sent with their email address. 410 when the link is used, expired, or the application belongs to an account.',
  access: everyone,
  input: z.object({ token: Token }),
  output: z.object({ success: z.literal(true), application: Disownable }),
  errors: ['link_expired'],
});

export const disownApplication = defineEndpoint({
  method: 'POST',
  path: '/api/not-me/{token}',
  summary:
    'This was not me: removes the guest’s application with everything in it, so that it blocks nobody from applying. Works once.',
  access: everyone,
  input: z.object({ token: Token }),
  output: z.object({ success: z.literal(true) }),
  errors: ['link_expired'],
});
