import { CurrentPassword } from '../identity/identity.contract.ts';
import { signedIn } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { EXPORT_STATES } from './own-data.values.ts';

const OwnExport = z.object({
  id: z.number(),
  state: z.enum(EXPORT_STATES),
  percent: z.number(),
  created_at: z.string(),
  /** Set once it is ready: its size, its address, and until when it can be downloaded. */
  bytes: z.number().nullable(),
  url: z.string().nullable(),
  expires_at: z.string().nullable(),
});
export type OwnExport = z.output<typeof OwnExport>;
const output = z.object({ success: z.literal(true), export: OwnExport.nullable() });

export const findOwnExport = defineEndpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'The newest archive with everything of mine: how far it is, or where it can be fetched.',
  access: signedIn,
  input: z.object({}),
  output,
});

export const startOwnExport = defineEndpoint({
  method: 'POST',
  path: '/account/export',
  summary: 'Have everything of mine put into one archive, in the background. One that is under way goes on.',
  access: signedIn,
  asksProof: true,
  input: z.object({}),
  output,
  errors: ['too_many'],
});

export const eraseOwnAccount = defineEndpoint({
  method: 'POST',
  path: '/account/erase',
  summary:
    'Erase my account for good: profile, what I sent and was told, and my files. On the boards of employers empty cards stay.',
  access: signedIn,
  asksProof: true,
  input: z.object({
    current_password: CurrentPassword.optional(),
    confirm: lineText({ min: 1, max: 300 }).describe('The email of the account, so that nobody does it by a slip.'),
  }),
  output: Done,
  errors: ['conflict', 'too_many'],
});
