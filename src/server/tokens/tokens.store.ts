import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Scope } from '#shared/kernel/scopes.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { users } from '../db/schema/identity.ts';
import { companies, companyMembers } from '../db/schema/profiles.ts';
import { apiTokens } from '../db/schema/tokens.ts';
import type { SessionUserRow } from '../identity/identity.api.ts';

/** The company whose tokens these are, or null for those of the site. */
export type TokenOwner = number | null;
type NewToken = {
  companyId: TokenOwner;
  userId: number;
  name: string;
  tokenHash: Buffer;
  hint: string;
  scopes: Scope[];
  days: number;
};

export const PERSONAL = [apiTokens];

const isOf = (owner: TokenOwner) => (owner === null ? isNull(apiTokens.companyId) : eq(apiTokens.companyId, owner));

/** Whether the maker may still act for the company, or for the site. A token has the rights of its maker. */
const makerMayAct = sql<boolean>`(
  ${users.blockedAt} is null and ${users.erasedAt} is null and ${companies.blockedAt} is null and
  case when ${apiTokens.companyId} is null then ${users.role} = 'admin'
    else ${users.role} = 'company' and ${companyMembers.companyId} is not distinct from ${apiTokens.companyId}
      and ${companyMembers.role} is not distinct from 'owner' end)`;

export async function listTokens(db: Db, owner: TokenOwner) {
  return db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      hint: apiTokens.hint,
      scopes: apiTokens.scopes,
      makerName: users.name,
      createdAt: apiTokens.createdAt,
      expiresAt: apiTokens.expiresAt,
      works: makerMayAct,
      lastUsedAt: apiTokens.lastUsedAt,
      lastUsedFrom: apiTokens.lastUsedFrom,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(companyMembers, eq(companyMembers.userId, apiTokens.userId))
    .leftJoin(companies, eq(companies.id, apiTokens.companyId))
    .where(isOf(owner))
    .orderBy(desc(apiTokens.id));
}
export type TokenRow = Awaited<ReturnType<typeof listTokens>>[number];

type ActingRow = SessionUserRow & {
  tokenId: number;
  tokenName: string;
  scopes: Scope[];
  isStale: boolean;
};

const findByHash = prepared<ActingRow, { hash: Buffer }>(
  'find_api_token',
  `select t.id::int as "tokenId", t.name as "tokenName", t.scopes,
     (t.last_used_at is null or t.last_used_at < now() - interval '1 minute') as "isStale",
     u.id::int, u.name, u.username, coalesce(u.email, '') as email, u.role, c.id::int as "companyId",
     c.name as "companyName", c.username as "companyUsername", m.role as "memberRole", null::int as "photoFileId"
   from api_tokens t join users u on u.id = t.user_id
     left join company_members m on m.user_id = u.id
     left join companies c on c.id = m.company_id
   where t.token_hash = :hash and t.expires_at > now()
     and u.blocked_at is null and u.erased_at is null and c.blocked_at is null
     and case when t.company_id is null then u.role = 'admin'
       else u.role = 'company' and m.company_id = t.company_id and m.role = 'owner' end`,
);

/** The person for whom a token acts, while both may. Every call with a token runs this query. */
export async function findActing(db: Db, hash: Buffer): Promise<ActingRow | undefined> {
  const [row] = await findByHash(db, { hash });
  return row;
}

export async function noteUse(db: Db, id: number, address: string): Promise<void> {
  await db.update(apiTokens).set({ lastUsedAt: sql`now()`, lastUsedFrom: address }).where(eq(apiTokens.id, id));
}

/** Changes of the tokens of one company wait for each other, so that names stay unique and the limit holds. */
export async function lockOwner(db: Db, owner: TokenOwner): Promise<void> {
  if (owner === null) await db.execute(sql`select pg_advisory_xact_lock(hashtext('site api tokens'))`);
  else await db.select({ id: companies.id }).from(companies).where(eq(companies.id, owner)).for('no key update');
}

export async function countTokens(db: Db, owner: TokenOwner): Promise<number> {
  return db.$count(apiTokens, isOf(owner));
}

export async function hasName(db: Db, owner: TokenOwner, name: string): Promise<boolean> {
  return (await db.$count(apiTokens, and(isOf(owner), eq(sql`lower(${apiTokens.name})`, name.toLowerCase())))) > 0;
}

export async function insertToken(db: Db, { days, ...token }: NewToken): Promise<number> {
  const [row] = await db
    .insert(apiTokens)
    .values({ ...token, expiresAt: sql`now() + make_interval(days => ${days}::int)` })
    .returning({ id: apiTokens.id });
  return (row as { id: number }).id;
}

/** Returns the name of the deleted token, or undefined if the owner has none with this id. */
export async function deleteToken(db: Db, owner: TokenOwner, id: number): Promise<string | undefined> {
  const [row] = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), isOf(owner)))
    .returning({ name: apiTokens.name });
  return row?.name;
}

export async function deleteLongExpired(db: Db): Promise<void> {
  await db.delete(apiTokens).where(lt(apiTokens.expiresAt, sql`now() - interval '90 days'`));
}

export async function deleteTokensOf(db: Db, userId: number): Promise<void> {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId));
}

/** Reads the tokens that a person made, for their archive. */
export async function readTokens(db: Db, userId: number) {
  return db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      hint: apiTokens.hint,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      expiresAt: apiTokens.expiresAt,
      lastUsedAt: apiTokens.lastUsedAt,
      lastUsedFrom: apiTokens.lastUsedFrom,
    })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(apiTokens.id);
}
