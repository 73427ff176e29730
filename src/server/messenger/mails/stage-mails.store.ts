import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PublicStage } from '#shared/applications/public-stages.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { STAGE_MAILS } from '#shared/messenger/messenger.values.ts';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { applications } from '../../db/schema/applications.ts';
import { toldStages } from '../../db/schema/messenger.ts';

export const PERSONAL = [toldStages];

const rowsOf = async <Row>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
const DELAY = sql`make_interval(mins => ${STAGE_MAILS.delayMinutes}::int)`;

const note = prepared<never, { applicationId: number; from: PublicStage }>(
  'note_stage_change',
  `insert into told_stages (application_id, stage) values (:applicationId, :from::text)
   on conflict (application_id) do update set changed_at = now()`,
);

/** The first time that a stage changes, the candidate knows the one before. */
export async function noteChange(db: Db, applicationId: number, from: PublicStage): Promise<void> {
  await note(db, { applicationId, from });
}

export type Telling = {
  told: PublicStage;
  /** The stage as they see it now. */
  stage: PublicStage;
  /** In how many seconds they may be told; not above zero: now. */
  waitSeconds: number;
  /** The stage is nothing that they have to be told by a mail. */
  isSilent: boolean;
  companyId: number;
  candidateId: number;
  jobId: number;
  company: string;
  job: string;
  name: string;
  /** Null for guests, who open their receipt with a secret. */
  userId: number | null;
  email: string | null;
  locale: Locale | null;
};

/**
 * Somebody who withdrew, was erased or has blocked the company is told nothing, and neither is whoever a company has
 * brought from another system and who has no account here. A verdict that came at once was read at once.
 */
const IS_SILENT = sql`a.outcome = 'withdrawn' or c.erased_at is not null or u.blocked_at is not null
  or (a.import_id is not null and u.id is null)
  or (a.outcome = 'failed' and t.changed_at < a.applied_at + interval '1 minute')
  or exists (select from message_blocks b
    where b.company_id = a.company_id and b.candidate_id = a.candidate_id and b.blocked_by = 'candidate')`;

/** A message around the time of the move has told them, unless they want no mails about messages and did not read it. */
const HAS_MESSAGE = sql`exists (
  select from messages m join conversations v on v.id = m.conversation_id
  where v.company_id = a.company_id and v.candidate_id = a.candidate_id and v.job_id = a.job_id
    and m.sender = 'company' and m.created_at > t.changed_at - ${DELAY}
    and (v.candidate_read_id >= m.id or not exists (
      select from message_mail_choices n
      where n.email = coalesce(u.email, a.email) and n.stopped_at is not null)))`;

/** The rule of the column is going to write to them: its message says more than a mail about the stage. */
const AFTER_RULE = sql`(select p.due_at + interval '1 minute' from planned_messages p
  where p.application_id = a.id and p.group_id = a.group_id and p.state = 'waiting' and p.due_at > now())`;

/** Waits for whoever is telling them now. Undefined if the application is gone. */
export async function lockTelling(db: Db, applicationId: number): Promise<Telling | undefined> {
  await db.execute(sql`select from told_stages where application_id = ${applicationId} for update`);
  const [row] = await rowsOf<Telling>(
    db,
    sql`select t.stage as told, g.public_stage as stage,
        ceil(extract(epoch from greatest(
          t.changed_at + ${DELAY}, t.mailed_at + make_interval(hours => ${STAGE_MAILS.hoursBetween}::int),
          ${AFTER_RULE}
        ) - now()))::int as "waitSeconds",
        (${IS_SILENT} or ${HAS_MESSAGE}) as "isSilent",
        a.company_id::int as "companyId", a.candidate_id::int as "candidateId", a.job_id::int as "jobId",
        f.name as company, j.title as job, a.name, u.id::int as "userId",
        coalesce(u.email, a.email) as email, coalesce(u.locale, a.locale) as locale
      from told_stages t
      join applications a on a.id = t.application_id
      join application_groups g on g.id = a.group_id
      join companies f on f.id = a.company_id
      join jobs j on j.id = a.job_id
      join candidates c on c.id = a.candidate_id
      left join users u on u.id = c.user_id
      where t.application_id = ${applicationId}`,
  );
  return row;
}

export async function markTold(db: Db, applicationId: number, stage: PublicStage, isMailed: boolean): Promise<void> {
  const mailedAt = isMailed ? sql`now()` : sql`mailed_at`;
  await db.execute(sql`update told_stages set stage = ${stage}, mailed_at = ${mailedAt}
    where application_id = ${applicationId}`);
}

export async function deleteOf(db: Db, candidateIds: readonly number[]): Promise<void> {
  const theirs = db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.candidateId, [...candidateIds]));
  if (candidateIds.length > 0) await db.delete(toldStages).where(inArray(toldStages.applicationId, theirs));
}

/** What a person was told of, for their archive. */
export async function readOf(db: Db, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return db
    .select()
    .from(toldStages)
    .where(inArray(toldStages.applicationId, [...applicationIds]))
    .orderBy(toldStages.applicationId);
}
