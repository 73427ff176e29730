import { defineEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { SCOPES } from '../kernel/scopes.ts';

/** Tokens of admins belong to no company. */
const ABOUT_TOKEN = { companyId: Id.nullable(), token: z.object({ id: Id, name: z.string() }) };
type About = { token: { name: string } };

export const tokenEvents = {
  'token.created': defineEvent(
    { ...ABOUT_TOKEN, scopes: z.array(z.enum(SCOPES)) },
    {
      heardBy: [],
      audit: {
        group: 'people',
        kind: 'token_created',
        shown: ({ token, scopes }) => ({ to: `${token.name}: ${scopes.join(', ')}` }),
      },
    },
  ),
  'token.revoked': defineEvent(ABOUT_TOKEN, {
    heardBy: [],
    audit: { group: 'people', kind: 'token_revoked', shown: ({ token }: About) => ({ from: token.name }) },
  }),
  /** Another system changed something with a token. */
  'token.used': defineEvent(
    { ...ABOUT_TOKEN, call: z.string() },
    {
      heardBy: [],
      audit: {
        group: 'people',
        kind: 'token_used',
        shown: ({ token, call }) => ({ from: token.name, to: call }),
      },
    },
  ),
} as const;
