import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { apply } from '../../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { interviewOf, linkTo, mailsTo, planFields, workdays } from '../../../../tests/harness/test-interviews.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Calendar Foods' });
const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
const me = (await employer.get('/me')).body.user as { id: number; email: string };
let count = 0;

async function invited(way: 'fix' | 'offer', starts: string[]) {
  count += 1;
  const email = `calendar${count}@mail.example`;
  const { id } = await apply(fursa, job.id, { person: { email } });
  const fields = { ...planFields([me.id]), way, starts, application_ids: [id], place: 'Port depot, gate 2' };
  const { body, text } = await employer.post('/company/interviews', { ...fields, despite_warnings: true });
  expect(body.results?.[0]?.result, text).toBe('invited');
  return { id, email };
}

/** The events of the mails to somebody, as their mail program reads them. */
async function eventsTo(email: string) {
  const { rows } = await fursa.database.query(
    `select calendar from mails where recipient = '${email}' and calendar is not null order by id`,
  );
  return rows.map((row) => {
    const { method, content } = (row as { calendar: { method: string; content: string } }).calendar;
    const calendar = new ICAL.Component(ICAL.parse(content));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
    const attendees = event.attendees.map((one) => String(one.getFirstValue()).toLowerCase());
    return { method, event, attendees, start: event.startDate.toJSDate().toISOString() };
  });
}

describe('the invitation in a mail', () => {
  it('has one UID from booking to cancelling, and a SEQUENCE that grows', async () => {
    const [first, second] = workdays(2) as [string, string];
    const { id, email } = await invited('fix', [first]);
    const interview = await interviewOf(employer, id);
    await employer.post(`/company/interviews/${interview.id}/move`, { starts_at: second });
    await employer.post(`/company/interviews/${interview.id}/cancel`, { word: 'We are sorry.' });
    const events = await eventsTo(email);
    expect(events.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(events.map(({ start }) => start)).toEqual([first, second, second]);
    expect(new Set(events.map(({ event }) => event.uid)).size).toBe(1);
    const sequences = events.map(({ event }) => event.sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(events[0]?.attendees).toEqual([`mailto:${email}`, `mailto:${me.email}`]);
    expect(events[0]?.event.location).toBe('Port depot, gate 2');
    expect((await eventsTo(me.email)).map(({ event }) => event.uid)).toContain(events[0]?.event.uid);
  });

  it('is in a mail that greets the candidate once', async () => {
    const [start] = workdays(20).slice(19) as [string];
    const { email } = await invited('fix', [start]);
    const mail = (await mailsTo(fursa, email)).find(({ subject }) => subject.startsWith('Interview for'));
    expect(mail?.body.match(/Hello/g)).toHaveLength(1);
  });

  it('comes when a candidate has chosen, and not before', async () => {
    const starts = workdays(6).slice(3);
    const { id, email } = await invited('offer', starts);
    expect(await eventsTo(email)).toEqual([]);
    const link = await linkTo(fursa, email);
    await fursa.visitor().post(`/api/interview/${link}/choose`, { starts_at: starts[1], zone: 'Africa/Kigali' });
    expect((await eventsTo(email)).map(({ start }) => start)).toEqual([starts[1]]);
    expect((await interviewOf(employer, id)).state).toBe('booked');
  });

  it('is in the calendar that the interviewer subscribes to', async () => {
    const [start] = workdays(9).slice(8) as [string];
    const { email } = await invited('fix', [start]);
    const { address } = (await employer.post('/company/interviews/calendars/feed')).body;
    const { text } = await fursa.visitor().get(new URL(address).pathname);
    const uids = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((part) => new ICAL.Event(part).uid);
    expect(uids).toContain((await eventsTo(email))[0]?.event.uid);
  });

  it('does not tell an interviewer the address of somebody whom blind review hides', async () => {
    const groups = (await employer.get('/company/applications/board')).body.groups as { id: number; name: string }[];
    const until = groups.find(({ name }) => name === 'Offer');
    await employer.request('PUT', '/company/applications/blind', { until_group_id: until?.id });
    const [start] = workdays(11).slice(10) as [string];
    const { email } = await invited('fix', [start]);
    const last = (await eventsTo(me.email)).at(-1);
    expect(last?.start).toBe(start);
    expect(last?.attendees).toEqual([`mailto:${me.email}`]);
    expect(JSON.stringify(last?.event.component.toJSON())).not.toContain(email);
  });
});

describe('the forms of the page without scripts', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (link: string, name: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fursa
      .visitor()
      .post(
        `/interview/${link}/forms/${name}`,
        {},
        { raw: new URLSearchParams(fields).toString(), csrf: null, headers: { ...FORM, ...headers } },
      );

  it('book, and lead back to the page', async () => {
    const starts = workdays(14).slice(11);
    const { id, email } = await invited('offer', starts);
    const link = await linkTo(fursa, email);
    const { status, headers } = await send(link, 'choose', { starts_at: starts[0] as string, zone: 'Africa/Nairobi' });
    expect([status, headers.get('location')]).toEqual([303, `/interview/${link}`]);
    expect((await interviewOf(employer, id)).state).toBe('booked');
    const again = await send(link, 'choose', { starts_at: new Date(0).toISOString() });
    expect(again.headers.get('location')).toBe(`/interview/${link}?told=taken`);
    const odd = await send(link, 'choose', { starts_at: 'tomorrow' });
    expect(odd.headers.get('location')).toBe(`/interview/${link}?told=refused`);
  });

  it('are not taken from another site, nor with another link', async () => {
    const starts = workdays(17).slice(14);
    const { id, email } = await invited('offer', starts);
    const link = await linkTo(fursa, email);
    const fields = { starts_at: starts[0] as string };
    const foreign = await send(link, 'choose', fields, { origin: 'https://evil.example' });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'csrf']);
    expect((await send('A'.repeat(43), 'choose', fields)).status).toBe(404);
    expect((await send(String((await interviewOf(employer, id)).id), 'cancel', {})).status).toBe(404);
    expect((await interviewOf(employer, id)).state).toBe('asked');
  });
});
