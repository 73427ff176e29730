import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { KeptEventType, Recorded } from '#shared/events/events.ts';
import { ACTS_SHOWN, COMPANY_ACT_OF, PERSON_ACT_OF } from '#shared/people/people.values.ts';
import type { Db } from '../db/database.ts';
import { history } from '../db/schema/history.ts';
import { users } from '../db/schema/identity.ts';

const ACT = {
  id: history.id,
  type: history.type,
  data: history.data,
  at: history.at,
  actorId: history.actorId,
  actor: users.name,
};
export type PersonActType = keyof typeof PERSON_ACT_OF;
export type CompanyActType = keyof typeof COMPANY_ACT_OF;
export type ActRow<Type extends KeptEventType = PersonActType | CompanyActType> = Recorded<Type> & {
  id: number;
  at: Date;
  actorId: number | null;
  actor: string | null;
};

/** Lists what admins and the owner did to an account, newest first. */
export async function listPersonActs(db: Db, userId: number): Promise<ActRow<PersonActType>[]> {
  const rows = await db
    .select(ACT)
    .from(history)
    .leftJoin(users, eq(users.id, history.actorId))
    .where(and(eq(history.userId, userId), inArray(history.type, Object.keys(PERSON_ACT_OF))))
    .orderBy(desc(history.id))
    .limit(ACTS_SHOWN);
  return rows as ActRow<PersonActType>[];
}

export async function listCompanyActs(db: Db, companyId: number): Promise<ActRow<CompanyActType>[]> {
  const rows = await db
    .select(ACT)
    .from(history)
    .leftJoin(users, eq(users.id, history.actorId))
    .where(and(eq(history.companyId, companyId), inArray(history.type, Object.keys(COMPANY_ACT_OF))))
    .orderBy(desc(history.id))
    .limit(ACTS_SHOWN);
  return rows as ActRow<CompanyActType>[];
}

type RecordedExport = { id: number; actorId: number; userId: number; minutes: number };

/** Whether this admin has recently recorded a reason to export this person's data. */
export async function isExportRecorded(db: Db, { id, actorId, userId, minutes }: RecordedExport): Promise<boolean> {
  const [row] = await db
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.id, id),
        eq(history.type, 'user.exported'),
        eq(history.actorId, actorId),
        eq(history.userId, userId),
        gt(history.at, sql`now() - make_interval(mins => ${minutes}::int)`),
      ),
    );
  return row !== undefined;
}
