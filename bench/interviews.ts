import type { Database } from '#server/db/database.ts';
import { digestOf, newSecret } from '#server/kernel/secrets.ts';
import { startBenchServer } from './bench-server.ts';
import { fillCompany } from './board.ts';
import { type NextRequest, timesHello } from './compare.ts';
import type { Figure } from './flows.ts';

const FEW = 50;
const MANY = 1_000;
/** Interviews of the week that is opened; the others are before and after it. */
const THIS_WEEK = 20;
const INTERVIEWERS = 50;
/** More than are chosen while it is measured, because each is chosen once. */
const TO_CHOOSE = 7_000;
const SLOTS_OF_A_ROUND = 10;

/** The people who hold interviews. */
const fillTeam = (database: Database) =>
  database.query(
    `with people as (
       insert into users (name, username, email, role)
       select 'Interviewer ' || n, 'interviewer-' || n, 'interviewer' || n || '@bench.example', 'company'
       from generate_series(1, ${INTERVIEWERS}) n returning id
     )
     insert into company_members (user_id, company_id, role) select id, 1, 'recruiter' from people`,
    [],
  );

const ROUND = `company_id, job_id, client_id, kind, minutes, place, instructions, time_zone, moves_allowed, move_until_hours`;

/** Booked interviews: some of this week, the others spread over the year before and the weeks after. */
async function fillWeek(database: Database, count: number): Promise<void> {
  await fillCompany(database, 2_000);
  await fillTeam(database);
  await database.query(
    `with a as (select id, job_id, row_number() over (order by id) as n from applications limit ${count}),
     r as (insert into interview_rounds (${ROUND})
       select 1, job_id, 'bench-round-' || n, 'video', 45, 'https://meet.example/' || n, '', 'Africa/Nairobi', 2, 2 from a
       returning id, client_id),
     numbered as (select r.id as round_id, a.id as application_id, a.n from r join a on r.client_id = 'bench-round-' || a.n),
     p as (insert into interview_round_people (round_id, user_id)
       select round_id, (select min(user_id) from company_members) + (n % ${INTERVIEWERS}) from numbered)
     insert into interviews (round_id, company_id, application_id, state, starts_at, ends_at, judged_at)
     select round_id, 1, application_id, case when t.at < now() then 'held' else 'booked' end, t.at, t.at + interval '45 minutes',
       case when t.at < now() then now() end
     from numbered cross join lateral (select case when n <= ${THIS_WEEK}
       then date_trunc('week', now()) + n * interval '4 hours'
       else now() + (case when n % 2 = 0 then 1 else -1 end) * (7 + n % 300) * interval '1 day' end as at) t`,
    [],
  );
}

/** People who are asked to choose, each among the times of a round, and the secrets of their links. */
async function fillChoices(database: Database, secrets: readonly string[]): Promise<void> {
  await fillCompany(database, secrets.length);
  await fillTeam(database);
  const links = JSON.stringify(secrets.map((secret, at) => ({ at, hash: digestOf(secret).toString('hex') })));
  await database.query(
    `with a as (select id, row_number() over (order by id) - 1 as n from applications),
     r as (insert into interview_rounds (${ROUND})
       select 1, 1, 'bench-round-' || n, 'video', 45, 'https://meet.example', '', 'Africa/Nairobi', 2, 2
       from generate_series(0, ${secrets.length / SLOTS_OF_A_ROUND - 1}) n returning id, client_id),
     numbered as (select id, substr(client_id, 13)::int as n from r),
     p as (insert into interview_round_people (round_id, user_id)
       select id, (select min(user_id) from company_members) + (n % ${INTERVIEWERS}) from numbered),
     s as (insert into interview_slots (round_id, starts_at)
       select id, date_trunc('hour', now()) + interval '2 days' + (n / ${INTERVIEWERS} * ${SLOTS_OF_A_ROUND} + k) * interval '1 hour'
       from numbered, generate_series(0, ${SLOTS_OF_A_ROUND - 1}) k),
     i as (insert into interviews (round_id, company_id, application_id, state)
       select numbered.id, 1, a.id, 'asked' from a join numbered on numbered.n = a.n / ${SLOTS_OF_A_ROUND} returning id, application_id)
     insert into interview_links (token_hash, interview_id)
     select decode(l.hash, 'hex'), i.id
     from i join a on a.id = i.application_id join json_to_recordset($1::json) as l(at int, hash text) on l.at = a.n`,
    [links],
  );
}

async function opened(adminUrl: string, count: number): Promise<number> {
  const server = await startBenchServer(adminUrl, (database) => fillWeek(database as never, count));
  try {
    const cookie = await server.signIn(1);
    return await timesHello(server, () => ({
      path: '/company/interviews/week?zone=Africa/Nairobi',
      headers: { cookie },
    }));
  } finally {
    await server.stop();
  }
}

async function chosen(adminUrl: string): Promise<number> {
  const secrets = Array.from({ length: TO_CHOOSE }, newSecret);
  const server = await startBenchServer(adminUrl, (database) => fillChoices(database as never, secrets));
  try {
    const session = await fetch(`${server.base}/me`);
    const cookie = session.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const { csrf_token: token } = (await session.json()) as { csrf_token: string };
    const headers = { cookie, 'x-csrf-token': token, 'content-type': 'application/json' };
    const [slot] = await server.query<{ ms: string }>(
      'select (extract(epoch from min(starts_at)) * 1000)::bigint::text as ms from interview_slots',
    );
    const first = Number(slot?.ms);
    let turn = 0;
    const next: NextRequest = () => {
      const at = turn++;
      const link = secrets[at] as string;
      const round = Math.floor(at / SLOTS_OF_A_ROUND);
      const hour = Math.floor(round / INTERVIEWERS) * SLOTS_OF_A_ROUND + (at % SLOTS_OF_A_ROUND);
      const starts_at = new Date(first + hour * 3_600_000).toISOString();
      return { method: 'POST', path: `/api/interview/${link}/choose`, headers, body: JSON.stringify({ starts_at }) };
    };
    return await timesHello(server, next);
  } finally {
    await server.stop();
  }
}

export async function measureInterviews(adminUrl: string): Promise<Figure[]> {
  const [few, many] = [await opened(adminUrl, FEW), await opened(adminUrl, MANY)];
  return [
    { name: 'week of interviews opened, 1,000 interviews', value: many, bar: 40, unit: '× hello' },
    { name: 'week of interviews opened, 1,000 interviews over 50', value: many / few, bar: 1.5, unit: '×' },
    { name: 'time of an interview chosen', value: await chosen(adminUrl), bar: 40, unit: '× hello' },
  ];
}
