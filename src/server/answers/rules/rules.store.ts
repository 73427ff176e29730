import { and, eq, sql } from 'drizzle-orm';
import type { AnswerRule } from '#shared/answers/rules.contract.ts';
import type { Db } from '../../db/database.ts';
import { answerRules, plannedMessages } from '../../db/schema/answers.ts';
import { applications } from '../../db/schema/applications.ts';
import { applicationGroups } from '../../db/schema/board.ts';
import { messageTemplates } from '../../db/schema/messenger.ts';

const RULE = {
  group_id: answerRules.groupId,
  template_id: answerRules.templateId,
  hours: answerRules.hours,
  on: answerRules.isOn,
  for_machine: answerRules.forMachine,
};

export async function listRules(db: Db, companyId: number): Promise<AnswerRule[]> {
  return db.select(RULE).from(answerRules).where(eq(answerRules.companyId, companyId)).orderBy(answerRules.groupId);
}

export async function findRule(db: Db, companyId: number, groupId: number): Promise<AnswerRule | undefined> {
  const [rule] = await db
    .select(RULE)
    .from(answerRules)
    .where(and(eq(answerRules.companyId, companyId), eq(answerRules.groupId, groupId)));
  return rule;
}

/** Locked, so that the column is not deleted before the rule is saved. */
export async function lockColumn(db: Db, companyId: number, id: number) {
  const [column] = await db
    .select({ id: applicationGroups.id, name: applicationGroups.name })
    .from(applicationGroups)
    .where(and(eq(applicationGroups.id, id), eq(applicationGroups.companyId, companyId)))
    .for('key share');
  return column;
}

export async function findTemplate(db: Db, companyId: number, id: number) {
  const [template] = await db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, id), eq(messageTemplates.companyId, companyId)))
    .for('key share');
  return template;
}

type Saved = AnswerRule & { companyId: number; savedBy: number };

export async function saveRule(db: Db, { group_id, template_id, for_machine, on, ...rest }: Saved): Promise<void> {
  const fields = { ...rest, templateId: template_id, forMachine: for_machine, isOn: on };
  await db
    .insert(answerRules)
    .values({ groupId: group_id, ...fields })
    .onConflictDoUpdate({ target: answerRules.groupId, set: fields });
}

/**
 * Nothing more goes out in this column, also not what was planned: all of it, or what the screening alone has caused.
 * Returns the applications concerned.
 */
export async function takeBackPlanned(db: Db, groupId: number, what: 'all' | 'by machine'): Promise<number[]> {
  const rows = await db
    .update(plannedMessages)
    .set({ state: 'taken_back' })
    .where(
      and(
        eq(plannedMessages.groupId, groupId),
        sql`${plannedMessages.state} in ('waiting', 'problem')`,
        what === 'all' ? undefined : plannedMessages.byMachine,
      ),
    )
    .returning({ id: plannedMessages.applicationId });
  return rows.map(({ id }) => id);
}

/** The columns in which messages go out by themselves. */
export async function listActiveColumns(db: Db): Promise<number[]> {
  const rows = await db.select({ id: answerRules.groupId }).from(answerRules).where(eq(answerRules.isOn, true));
  return rows.map(({ id }) => id);
}

/** The newest application in a column. */
export async function findNewestIn(db: Db, groupId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: sql<number | null>`max(${applications.id})::int` })
    .from(applications)
    .where(eq(applications.groupId, groupId));
  return row?.id ?? null;
}
