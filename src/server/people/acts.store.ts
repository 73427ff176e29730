import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  ACTS_SHOWN,
  COMPANY_ACTS,
  type CompanyAct,
  PERSON_ACTS,
  type PersonAct,
} from '#shared/people/people.values.ts';
import type { Db } from '../db/database.ts';
import { history } from '../db/schema/history.ts';
import { users } from '../db/schema/identity.ts';

/** An admin says why; people need no reason for what they do with their own account. */
type Act = { actorId: number; reason?: string; from?: string; to?: string } & (
  | { kind: PersonAct; userId: number }
  | { kind: CompanyAct; companyId: number }
);

/** Answers the line's id. */
export async function recordAct(db: Db, act: Act): Promise<number> {
  const [row] = await db.insert(history).values(act).returning({ id: history.id });
  return (row as { id: number }).id;
}

const ACT = {
  id: history.id,
  kind: history.kind,
  at: history.at,
  actorId: history.actorId,
  actor: users.name,
  reason: history.reason,
  from: history.from,
  to: history.to,
};

/** What was done to an account, newest first. */
export async function listPersonActs(db: Db, userId: number) {
  return db
    .select(ACT)
    .from(history)
    .leftJoin(users, eq(users.id, history.actorId))
    .where(and(eq(history.userId, userId), inArray(history.kind, [...PERSON_ACTS])))
    .orderBy(desc(history.id))
    .limit(ACTS_SHOWN);
}
export type ActRow = Awaited<ReturnType<typeof listPersonActs>>[number];

export async function listCompanyActs(db: Db, companyId: number): Promise<ActRow[]> {
  return db
    .select(ACT)
    .from(history)
    .leftJoin(users, eq(users.id, history.actorId))
    .where(and(eq(history.companyId, companyId), inArray(history.kind, [...COMPANY_ACTS])))
    .orderBy(desc(history.id))
    .limit(ACTS_SHOWN);
}

type Recorded = { id: number; actorId: number; userId: number; minutes: number };

/** Whether this admin has said, not long ago, why this person's data is exported. */
export async function isExportRecorded(db: Db, { id, actorId, userId, minutes }: Recorded): Promise<boolean> {
  const [row] = await db
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.id, id),
        eq(history.kind, 'user_exported'),
        eq(history.actorId, actorId),
        eq(history.userId, userId),
        gt(history.at, sql`now() - make_interval(mins => ${minutes}::int)`),
      ),
    );
  return row !== undefined;
}
