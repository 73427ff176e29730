import type { Interview } from '#shared/interviews/interviews.contract.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

const DAY_MS = 24 * 60 * 60_000;

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Ten o’clock in Nairobi on the next working days, the first of them not before the day after tomorrow. */
export function workdays(count: number): string[] {
  const found: string[] = [];
  for (let day = 2; found.length < count; day += 1) {
    const at = new Date(`${inDays(day).slice(0, 10)}T07:00:00.000Z`);
    if (at.getUTCDay() % 6 !== 0) found.push(at.toISOString());
  }
  return found;
}

let plans = 0;

/** A plan that could be sent as it is, but for its applicants and times. */
export function planFields(interviewer_ids: number[]) {
  plans += 1;
  return {
    client_id: `test-plan-${plans}`,
    kind: 'video',
    minutes: 45,
    interviewer_ids,
    zone: 'Africa/Nairobi',
    way: 'offer',
  };
}

/** The next interview of an applicant, as the company sees it. */
export async function interviewOf(client: TestClient, applicationId: number): Promise<Interview> {
  const { status, body, text } = await client.get(`/company/applications/${applicationId}/interviews`);
  if (status !== 200) throw new Error(`no interviews: ${text}`);
  return body.interviews[0];
}

export async function mailsTo({ database }: TestServer, email: string): Promise<{ subject: string; body: string }[]> {
  const { rows } = await database.query(`select subject, body from mails where recipient = '${email}' order by id`);
  return rows as { subject: string; body: string }[];
}

/** The secret of the interview's link in the last mail to somebody that has one. */
export async function linkTo(fursa: TestServer, email: string): Promise<string> {
  for (const { body } of (await mailsTo(fursa, email)).reverse()) {
    const [, secret] = /\/interview\/([\w-]{43})/.exec(body) ?? [];
    if (secret) return secret;
  }
  throw new Error(`no mail to ${email} has a link`);
}

/** The texts of the conversation about an application. */
export async function messagesAbout({ database }: TestServer, applicationId: number): Promise<string[]> {
  const { rows } = await database.query(`select m.body from messages m
    join conversations v on v.id = m.conversation_id
    join applications a on a.candidate_id = v.candidate_id and a.job_id = v.job_id
    where a.id = ${applicationId} order by m.id`);
  return rows.map(({ body }) => body as string);
}
