import { and, count, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AccountRole } from '#shared/kernel/access.ts';
import type { PERSON_STATES } from '#shared/people/people.values.ts';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { authenticators, sessions, users } from '../db/schema/identity.ts';
import { candidates, companies, companyMembers } from '../db/schema/profiles.ts';

export type Page = { most: number; skip: number };
export type PeopleFilters = {
  q?: string | undefined;
  role?: AccountRole | undefined;
  state?: (typeof PERSON_STATES)[number] | undefined;
};

/** Escapes text for a LIKE pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Matches any part of a name, or the beginning of a username or e-mail, without regard to case. */
export function isCalled(
  q: string,
  { name, starts }: { name: PgColumn; starts: readonly PgColumn[] },
): SQL | undefined {
  const text = literally(q.toLowerCase());
  return or(sql`lower(${name}) like ${`%${text}%`}`, ...starts.map((column) => sql`${column} like ${`${text}%`}`));
}

const STATES = {
  active: and(isNull(users.blockedAt), isNull(users.erasedAt)),
  blocked: and(isNotNull(users.blockedAt), isNull(users.erasedAt)),
  erased: isNotNull(users.erasedAt),
};

function meant({ q, role, state }: PeopleFilters): SQL | undefined {
  return and(
    q ? isCalled(q, { name: users.name, starts: [users.email, users.username] }) : undefined,
    role && eq(users.role, role),
    state ? STATES[state] : isNull(users.erasedAt),
  );
}

const PERSON = {
  id: users.id,
  name: users.name,
  username: users.username,
  email: users.email,
  role: users.role,
  blockedAt: users.blockedAt,
  erasedAt: users.erasedAt,
  createdAt: users.createdAt,
  companyId: companies.id,
  company: companies.name,
  companyBlockedAt: companies.blockedAt,
  memberRole: companyMembers.role,
  lastSeenAt: sql<string | null>`(select max(s.last_seen_at) from ${sessions} s
    where s.user_id = users.id and s.expires_at > now())`,
};

function selectPeople(db: Db) {
  return db
    .select(PERSON)
    .from(users)
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId));
}
export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

const NEWEST_FIRST = [desc(users.createdAt), desc(users.id)];

/** Selects the ids of the page first, so that rows which are skipped are not joined. */
export async function listPeople(db: Db, filters: PeopleFilters, { most, skip }: Page): Promise<PersonRow[]> {
  const ids = db
    .select({ id: users.id })
    .from(users)
    .where(meant(filters))
    .orderBy(...NEWEST_FIRST)
    .limit(most)
    .offset(skip);
  return selectPeople(db)
    .where(inArray(users.id, ids))
    .orderBy(...NEWEST_FIRST);
}

export async function countPeople(db: Db, filters: PeopleFilters): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(meant(filters));
  return Number(row?.count ?? 0);
}

export async function findPerson(db: Db, id: number): Promise<PersonRow | undefined> {
  const [row] = await selectPeople(db).where(eq(users.id, id));
  return row;
}

export async function countOf(db: Db, userId: number) {
  const [signedIn] = await db
    .select({ sessions: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)));
  const [sent] = await db
    .select({ applications: count() })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(eq(candidates.userId, userId));
  const [app] = await db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, userId));
  return {
    sessions: Number(signedIn?.sessions ?? 0),
    applications: Number(sent?.applications ?? 0),
    second_factor: app?.confirmedAt != null,
  };
}

export async function countOwners(db: Db, companyId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')));
  return Number(row?.count ?? 0);
}
