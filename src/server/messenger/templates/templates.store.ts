import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import type { Db } from '../../db/database.ts';
import { applicationGroups } from '../../db/schema/board.ts';
import { messageTemplates } from '../../db/schema/messenger.ts';
import { companies } from '../../db/schema/profiles.ts';

type Fields = Omit<MessageTemplate, 'id'>;
const COLUMNS = {
  id: messageTemplates.id,
  name: messageTemplates.name,
  body: messageTemplates.body,
  group_id: messageTemplates.groupId,
};
const isOwn = (companyId: number, id: number) =>
  and(eq(messageTemplates.id, id), eq(messageTemplates.companyId, companyId));

export async function listTemplates(db: Db, companyId: number): Promise<MessageTemplate[]> {
  return db
    .select(COLUMNS)
    .from(messageTemplates)
    .where(eq(messageTemplates.companyId, companyId))
    .orderBy(sql`lower(${messageTemplates.name})`, asc(messageTemplates.id));
}

export async function listColumns(db: Db, companyId: number) {
  return db
    .select({ id: applicationGroups.id, name: applicationGroups.name, fixed: applicationGroups.fixed })
    .from(applicationGroups)
    .where(eq(applicationGroups.companyId, companyId))
    .orderBy(asc(applicationGroups.position), asc(applicationGroups.id));
}

/** Colleagues who change the templates at once take turns, so that names stay apart and the limit holds. */
export async function lockCompany(db: Db, companyId: number): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
}

export async function hasName(db: Db, companyId: number, name: string, exceptId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.companyId, companyId),
        sql`lower(${messageTemplates.name}) = lower(${name})`,
        ne(messageTemplates.id, exceptId),
      ),
    );
  return row !== undefined;
}

export async function countTemplates(db: Db, companyId: number): Promise<number> {
  return db.$count(messageTemplates, eq(messageTemplates.companyId, companyId));
}

export async function insertTemplate(db: Db, companyId: number, { name, body, group_id: groupId }: Fields) {
  const [row] = await db.insert(messageTemplates).values({ companyId, name, body, groupId }).returning(COLUMNS);
  return row as MessageTemplate;
}

export async function updateTemplate(
  db: Db,
  companyId: number,
  { id, name, body, group_id: groupId }: MessageTemplate,
) {
  const [row] = await db
    .update(messageTemplates)
    .set({ name, body, groupId })
    .where(isOwn(companyId, id))
    .returning(COLUMNS);
  return row;
}

export async function deleteTemplate(db: Db, companyId: number, id: number): Promise<boolean> {
  const rows = await db.delete(messageTemplates).where(isOwn(companyId, id)).returning({ id: messageTemplates.id });
  return rows.length > 0;
}
