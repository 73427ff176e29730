import { everyone } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { oneOfTwoSides } from './conversations.contract.ts';
import { MAILS_ABOUT } from './messenger.values.ts';

const Token = z.string().min(1).max(200).describe('The secret of the link in the mail.');
const About = z
  .enum(MAILS_ABOUT)
  .default('messages')
  .describe('Mails about messages, or about the stages of applications.');
const output = z.object({
  success: z.literal(true),
  /** Whether these mails are sent. */
  wanted: z.boolean(),
});

export const findMailedChoice = defineEndpoint({
  method: 'GET',
  path: '/api/messages/mails/{token}',
  summary: 'Whether mails about messages or stages come to the address that the link was mailed to.',
  access: everyone,
  input: z.object({ token: Token, about: About }),
  output,
});

export const chooseByMail = defineEndpoint({
  method: 'PUT',
  path: '/api/messages/mails/{token}',
  summary: 'Stop mails about messages or stages to the address that the link was mailed to, or let them come again.',
  access: everyone,
  input: z.object({ token: Token, about: About, wanted: z.boolean() }),
  output,
});

export const findOwnChoice = defineEndpoint({
  method: 'GET',
  path: '/messages/mails',
  summary: 'Whether I get mails about messages that I have not read, or about the stages of my applications.',
  access: oneOfTwoSides,
  input: z.object({ about: About }),
  output,
});

export const chooseMails = defineEndpoint({
  method: 'PUT',
  path: '/messages/mails',
  summary: 'Get mails about messages that I have not read, or about the stages of my applications, or none.',
  access: oneOfTwoSides,
  input: z.object({ about: About, wanted: z.boolean() }),
  output,
});
