import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Endpoint, InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { COMPANY_SCOPES, type Scope, SITE_SCOPES } from '#shared/kernel/scopes.ts';
import type { ApiToken, createToken } from '#shared/tokens/tokens.contract.ts';
import { TOKEN_HINT, TOKEN_PREFIX, TOKENS_PER_OWNER } from '#shared/tokens/tokens.values.ts';
import { tokensRefusal } from '#shared/tokens/tokens-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import type { AdmitToken, TokenInUse } from '../http/visit.ts';
import { toSessionUser } from '../identity/identity.api.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { assertOwner } from '../profiles/membership.ts';
import { createCallLimit } from './call-limit.ts';
import * as store from './tokens.store.ts';

type Parts = { db: Db; inTransaction: InTransaction };

/** API tokens: other systems act with the rights of whoever made the token, as far as its scopes reach. */
export function createTokensService({ db, inTransaction }: Parts) {
  const limit = createCallLimit();

  return {
    async list(user: SessionUser): Promise<ApiToken[]> {
      return (await store.listTokens(db, ownerOf(user))).map(show);
    },

    async create(user: SessionUser, { name, scopes, expires_in_days: days }: InputOf<typeof createToken>) {
      const owner = ownerOf(user);
      assertOwnScopes(user, scopes);
      const secret = TOKEN_PREFIX + newSecret();
      return inTransaction(async (tx) => {
        await store.lockOwner(tx, owner);
        if (await store.hasName(tx, owner, name)) throw refused('name', tokensRefusal('refusal.token_name_taken'));
        if ((await store.countTokens(tx, owner)) >= TOKENS_PER_OWNER) {
          throw refused('name', tokensRefusal('refusal.too_many_tokens', { max: TOKENS_PER_OWNER }));
        }
        const id = await store.insertToken(tx, {
          companyId: owner,
          userId: user.id,
          name,
          tokenHash: digestOf(secret),
          hint: secret.slice(-TOKEN_HINT),
          scopes,
          days,
        });
        await tx.record({ type: 'token.created', companyId: owner, actorId: user.id, token: { id, name }, scopes });
        const made = (await store.listTokens(tx, owner)).find((token) => token.id === id);
        return { secret, token: show(made as store.TokenRow) };
      });
    },

    async revoke(user: SessionUser, id: number): Promise<void> {
      const owner = ownerOf(user);
      await inTransaction(async (tx) => {
        const name = await store.deleteToken(tx, owner, id);
        if (name === undefined) throw new AppError('not_found');
        await tx.record({ type: 'token.revoked', companyId: owner, actorId: user.id, token: { id, name } });
      });
    },

    /** Lets a call with a token act for the token's maker, or says why not. */
    admit: (async (secret, endpoint, address) => {
      if (!endpoint.scope) throw new AppError('forbidden', { message: tokensRefusal('refusal.token_closed') });
      const found = secret.startsWith(TOKEN_PREFIX) ? await store.findActing(db, digestOf(secret)) : undefined;
      if (!found) throw new AppError('unauthenticated', { message: tokensRefusal('refusal.token_unknown') });
      const { tokenId: id, tokenName: name, scopes, isStale, ...row } = found;
      limit.take(id);
      if (!scopes.includes(endpoint.scope)) {
        throw new AppError('forbidden', { message: tokensRefusal('refusal.token_scope', { scope: endpoint.scope }) });
      }
      if (isStale) await store.noteUse(db, id, address);
      return { user: toSessionUser(row), token: { id, name } };
    }) satisfies AdmitToken,

    /** The audit names the token of every change that another system made. */
    async recordWrite({ user, token }: TokenInUse, { method, path }: Endpoint): Promise<void> {
      const companyId = user.company?.id ?? null;
      await inTransaction((tx) =>
        tx.record({ type: 'token.used', companyId, actorId: user.id, token, call: `${method} ${path}` }),
      );
    },

    deleteLongExpired: () => store.deleteLongExpired(db),
  };
}
export type TokensService = ReturnType<typeof createTokensService>;

function ownerOf(user: SessionUser): store.TokenOwner {
  return user.role === 'admin' ? null : assertOwner(user).id;
}

function assertOwnScopes(user: SessionUser, scopes: readonly Scope[]): void {
  const own: readonly Scope[] = user.role === 'admin' ? SITE_SCOPES : COMPANY_SCOPES;
  if (scopes.some((scope) => !own.includes(scope))) throw refused('scopes', tokensRefusal('refusal.not_your_scopes'));
}

function refused(field: string, message: ReturnType<typeof tokensRefusal>): AppError {
  return new AppError('invalid', { errors: { [field]: [message] } });
}

function show(row: store.TokenRow): ApiToken {
  const { id, name, hint, scopes, makerName, createdAt, expiresAt, works, lastUsedAt, lastUsedFrom } = row;
  return {
    id,
    name,
    hint,
    scopes,
    maker: { name: makerName },
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    expired: expiresAt.getTime() <= Date.now(),
    works,
    last_used_at: lastUsedAt?.toISOString() ?? null,
    last_used_from: lastUsedFrom,
  };
}
