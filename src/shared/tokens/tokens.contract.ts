import type { Access } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { SCOPES } from '../kernel/scopes.ts';
import { lineText } from '../kernel/text.ts';
import { TOKEN_DAYS, TOKEN_NAME } from './tokens.values.ts';
import { tokensRule } from './tokens-rules.texts.ts';

/** Whoever may let another system act for them: an owner for the company, an admin for the site. */
const tokenMaker = {
  name: 'owner of a company, or admin',
  visitors: false,
  roles: ['company', 'admin'],
} as const satisfies Access;

const ApiToken = z.object({
  id: Id,
  name: z.string(),
  /** Its last characters, by which people recognise it. */
  hint: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  maker: z.object({ name: z.string() }),
  created_at: z.string(),
  expires_at: z.string(),
  expired: z.boolean(),
  /** False if its maker may no longer act for the company, so that the token no longer works. */
  works: z.boolean(),
  last_used_at: z.string().nullable(),
  /** The network address that it was last used from. */
  last_used_from: z.string().nullable(),
});
export type ApiToken = z.output<typeof ApiToken>;

export const listTokens = defineEndpoint({
  method: 'GET',
  path: '/api-tokens',
  summary: 'The API tokens of your company, or of the site for admins, newest first.',
  access: tokenMaker,
  input: z.object({}),
  output: z.object({ success: z.literal(true), tokens: z.array(ApiToken) }),
});

export const createToken = defineEndpoint({
  method: 'POST',
  path: '/api-tokens',
  summary: 'Make an API token. Only this answer contains the token itself; it is stored as a hash.',
  access: tokenMaker,
  asksProof: true,
  input: z.object({
    name: lineText(TOKEN_NAME),
    scopes: z
      .array(z.enum(SCOPES))
      .min(1, tokensRule('rule.no_scopes'))
      .max(SCOPES.length)
      .refine((scopes) => new Set(scopes).size === scopes.length, { error: tokensRule('rule.scope_twice') }),
    expires_in_days: z.union(TOKEN_DAYS.map((days) => z.literal(days))),
  }),
  output: z.object({ success: z.literal(true), secret: z.string(), token: ApiToken }),
});

export const revokeToken = defineEndpoint({
  method: 'DELETE',
  path: '/api-tokens/{id}',
  summary: 'Revoke an API token. The next call with it is refused.',
  access: tokenMaker,
  input: z.object({ id: IdInPath.describe('The id of the token.') }),
  output: Done,
});
