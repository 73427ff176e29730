import path from 'node:path';
import { openPglite } from '#server/db/open-pglite.ts';
import { copyDemo } from './demo-folder.ts';
import type { TestServer } from './test-server.ts';

type Planned = {
  applicationId: number;
  /** The ids of the interviewers. */
  by: readonly number[];
  kitId?: number | null;
  kind?: 'phone' | 'video' | 'on_site';
  state?: 'asked' | 'booked' | 'cancelled' | 'held' | 'no_show';
  /** Negative: it has begun. Null: no time is booked. */
  startsInMinutes?: number | null;
  minutes?: number;
};

let rounds = 0;

/** An interview as planning stores it. Returns its id. */
export async function newInterview(
  { database }: Pick<TestServer, 'database'>,
  { applicationId, by, kitId = null, kind = 'video', state = 'booked', startsInMinutes = -60, minutes = 45 }: Planned,
): Promise<number> {
  rounds += 1;
  const { rows } = await database.query(
    `insert into interview_rounds (company_id, job_id, client_id, kind, minutes, place, instructions, time_zone,
        moves_allowed, move_until_hours, kit_id)
      select company_id, job_id, 'test-round-${rounds}', '${kind}', ${minutes}, 'Room 2', 'Bring nothing.', 'Africa/Nairobi',
        2, 2, ${kitId ?? 'null'}
      from applications where id = ${applicationId} returning id::int`,
  );
  const roundId = (rows[0] as { id: number }).id;
  for (const userId of by) {
    await database.query(`insert into interview_round_people (round_id, user_id) values (${roundId}, ${userId})`);
  }
  const startsAt = startsInMinutes === null ? 'null::timestamptz' : `now() + interval '${startsInMinutes} minutes'`;
  const made = await database.query(
    `insert into interviews (round_id, company_id, application_id, state, starts_at, ends_at)
      select ${roundId}, company_id, ${applicationId}, '${state}', ${startsAt}, ${startsAt} + interval '${minutes} minutes'
      from applications where id = ${applicationId} returning id::int`,
  );
  return (made.rows[0] as { id: number }).id;
}

const KIT = {
  questions: [
    ['Tell us about a forecast of yours that was wrong. What did you change?', 'names the error in figures'],
    ['A depot runs two hours late every Tuesday. How would you begin?', 'goes and looks, asks drivers'],
    ['Explain last month’s figures to a driver who has never seen them.', 'plain words, checks that it arrived'],
    ['What would you want to know about us before you say yes?', 'asks about the work'],
  ].map(([text, listen_for], at) => ({ key: `q${at + 1}`, text, listen_for, minutes: 10 })),
  criteria: ['Analysis', 'Clear speech', 'On the floor'].map((name, at) => ({
    key: `c${at + 1}`,
    name,
    low: '',
    high: '',
  })),
};

/** A copy of the demo in which its employer and a recruiter have just held an interview with one of their applicants. */
export async function demoWithInterview() {
  const dataDir = await copyDemo();
  const database = await openPglite({ folder: path.join(dataDir, 'db') });
  const one = async (text: string) => ((await database.query(text)).rows[0] as { id: number }).id;
  const userId = (email: string) => one(`select id::int from users where email = '${email}'`);
  const by = [await userId('employer@fursa.example'), await userId('recruiter@fursa.example')];
  const companyId = await one(`select company_id::int as id from company_members where user_id = ${by[0]}`);
  const applicationId = await one(
    `select max(id)::int as id from applications where company_id = ${companyId} and resume_id is not null and outcome = 'passed'`,
  );
  const { rows } = await database.query(
    `insert into interview_kits (company_id, name, questions, criteria) values (${companyId}, 'First interview', $1, $2)
      returning id::int`,
    [JSON.stringify(KIT.questions), JSON.stringify(KIT.criteria)],
  );
  const kitId = (rows[0] as { id: number }).id;
  const planned = { applicationId, by, kitId, kind: 'on_site' } as const;
  const otherInterviewId = await newInterview({ database }, { ...planned, startsInMinutes: -30 * 60 });
  const interviewId = await newInterview({ database }, planned);
  await database.close();
  return { dataDir, applicationId, interviewId, otherInterviewId };
}
