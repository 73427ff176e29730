import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

export async function noteReminder(db: Db, id: number, which: 'day' | 'hour'): Promise<void> {
  const column = which === 'day' ? sql`day_reminder_for` : sql`hour_reminder_for`;
  await db.execute(sql`update interviews set ${column} = starts_at where id = ${id}`);
}

/** Whether a scorecard is missing that somebody will be asked for again. */
export async function isAnybodyToAsk(db: Db, interviewId: number, most: number): Promise<boolean> {
  const { rows } = (await db.execute(sql`select from interviews i
    join interview_round_people p on p.round_id = i.round_id
    join company_members m on m.user_id = p.user_id and m.company_id = i.company_id
    left join interview_scorecards s on s.interview_id = i.id and s.user_id = p.user_id
    where i.id = ${interviewId} and s.handed_in_at is null and coalesce(s.requests, 0) < ${most} limit 1`)) as unknown as {
    rows: object[];
  };
  return rows.length > 0;
}
