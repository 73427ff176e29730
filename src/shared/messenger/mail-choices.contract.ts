import { everyone } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { STOPPED_BY_LINK } from './messenger.values.ts';

const Token = z.string().min(1).max(200).describe('The secret of the link in the mail.');
/** Whether the mails come that the link is about. */
const Wanted = z.object({ success: z.literal(true), wanted: z.boolean() });

export const findMailedChoice = defineEndpoint({
  method: 'GET',
  path: '/api/messages/mails/{token}',
  summary: 'Whether mails come of the kind that the link was mailed with.',
  access: everyone,
  input: z.object({ token: Token }),
  output: Wanted.extend({ about: z.enum(STOPPED_BY_LINK) }),
});

export const chooseByMail = defineEndpoint({
  method: 'PUT',
  path: '/api/messages/mails/{token}',
  summary: 'Stop mails of the kind that the link was mailed with, or let them come again.',
  access: everyone,
  input: z.object({ token: Token, wanted: z.boolean() }),
  output: Wanted,
});
