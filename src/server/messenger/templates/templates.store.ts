import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { STANDARD_TEMPLATES, type StandardTemplate } from '#shared/messenger/messenger.values.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import type { Db } from '../../db/database.ts';
import { answerRules } from '../../db/schema/answers.ts';
import { applications } from '../../db/schema/applications.ts';
import { applicationGroups } from '../../db/schema/board.ts';
import { messageTemplates } from '../../db/schema/messenger.ts';
import { candidates, companies } from '../../db/schema/profiles.ts';

type Fields = Omit<MessageTemplate, 'id' | 'standard'>;
const COLUMNS = {
  id: messageTemplates.id,
  name: messageTemplates.name,
  body: messageTemplates.body,
  locale: messageTemplates.locale,
  translations: messageTemplates.translations,
  group_id: messageTemplates.groupId,
  standard: messageTemplates.standard,
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
    .select({
      id: applicationGroups.id,
      name: applicationGroups.name,
      fixed: applicationGroups.fixed,
      rule_on: sql<boolean>`coalesce(${answerRules.isOn}, false)`,
    })
    .from(applicationGroups)
    .leftJoin(answerRules, eq(answerRules.groupId, applicationGroups.id))
    .where(eq(applicationGroups.companyId, companyId))
    .orderBy(asc(applicationGroups.position), asc(applicationGroups.id));
}

/** Concurrent changes of a company's templates wait for each other, so that names stay unique and the limit holds. */
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

export async function insertTemplate(db: Db, companyId: number, { group_id: groupId, ...fields }: Fields) {
  const [row] = await db
    .insert(messageTemplates)
    .values({ companyId, ...fields, groupId })
    .returning(COLUMNS);
  return row as MessageTemplate;
}

/** The templates that every company starts with, each tied to its column. */
export async function insertStandardTemplates(db: Db, companyId: number): Promise<void> {
  const columns = await listColumns(db, companyId);
  const idOf = (isMeant: (column: (typeof columns)[number]) => boolean) => columns.find(isMeant)?.id ?? null;
  const groups: Record<StandardTemplate, number | null> = {
    received: idOf(({ fixed }) => fixed === 'new'),
    still_reading: null,
    interview: idOf(({ name }) => name === 'Interview'),
    offer: idOf(({ name }) => name === 'Offer'),
    not_selected: idOf(({ fixed }) => fixed === 'not_selected'),
  };
  const rows = STANDARD_TEMPLATES.map((standard) => ({
    companyId,
    name: templatesTexts[`templates.${standard}_name`],
    body: '',
    standard,
    groupId: groups[standard],
  }));
  await db.insert(messageTemplates).values(rows);
}

/** Of a person who was not erased. */
export async function findNewestApplication(db: Db, companyId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(and(eq(applications.companyId, companyId), isNull(candidates.erasedAt)))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(1);
  return row?.id ?? null;
}

export async function findTemplate(db: Db, companyId: number, id: number): Promise<MessageTemplate | undefined> {
  const [row] = await db.select(COLUMNS).from(messageTemplates).where(isOwn(companyId, id));
  return row;
}

export async function updateTemplate(db: Db, companyId: number, { id, group_id: groupId, ...fields }: MessageTemplate) {
  const [row] = await db
    .update(messageTemplates)
    .set({ ...fields, groupId })
    .where(isOwn(companyId, id))
    .returning(COLUMNS);
  return row;
}

export async function deleteTemplate(db: Db, companyId: number, id: number): Promise<boolean> {
  const rows = await db.delete(messageTemplates).where(isOwn(companyId, id)).returning({ id: messageTemplates.id });
  return rows.length > 0;
}
