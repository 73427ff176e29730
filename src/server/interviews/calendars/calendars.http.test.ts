import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { colleagueOf } from '../../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { TEST_PASSWORD } from '../../../../tests/harness/test-server.ts';
import { watchHealthDuring } from '../../../../tests/harness/watch-health.ts';

const { fursa, admin, employer } = await companyForTests({
  company: 'Busy Foods',
  env: { OUTGOING_ALLOWED_RANGES: '127.0.0.1' },
});
const { query } = fursa.database;
const BUSY = '/company/interviews/calendars/busy';
const FEED = '/company/interviews/calendars/feed';

type Behave = (response: http.ServerResponse) => void;
const give =
  (content: string, status = 200): Behave =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/calendar' }).end(content);
const event = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

let behave: Behave = give('');
let asked = 0;
const server = http.createServer((_, response) => {
  asked += 1;
  behave(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const ADDRESS = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-of-mine.ics`;

const giveBusy = (address = ADDRESS, member = employer) => member.request('PUT', BUSY, { address });
const own = async (member = employer) => (await member.get('/company/interviews/calendars')).body.calendars;
async function busyTimes() {
  const { rows } = await query('select busy_times from interview_calendars where busy_tried_at is not null');
  return (rows as { busy_times: { from: string; to: string }[] }[]).flatMap((row) => row.busy_times);
}

beforeEach(async () => {
  await employer.request('DELETE', BUSY);
  asked = 0;
});

describe('the calendar that somebody gives', () => {
  it('is read at once, and again when it is half an hour old', async () => {
    behave = give(event(`DTSTART:${inDays(3)}T080000Z`, 'DURATION:PT1H', 'SUMMARY:Doctor'));
    const { status, body, text } = await giveBusy();
    expect([status, body.calendars.busy.problem, body.calendars.busy.host]).toEqual([200, null, '127.0.0.1']);
    expect(text).not.toContain('secret-of-mine');
    expect(await busyTimes()).toHaveLength(1);
    expect(JSON.stringify(await busyTimes())).not.toContain('Doctor');
    behave = give(event(`DTSTART:${inDays(4)}T080000Z`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'));
    await fursa.server.run('busy-calendars');
    await fursa.server.run('interviews.read_calendar');
    expect(asked).toBe(1);
    await query(`update interview_calendars set busy_tried_at = now() - interval '31 minutes'`);
    await fursa.server.run('busy-calendars');
    await fursa.server.run('interviews.read_calendar');
    expect(await busyTimes()).toHaveLength(3);
  });

  it('keeps what was read when it cannot be read later, and says so', async () => {
    behave = give(event(`DTSTART:${inDays(3)}T080000Z`, 'DURATION:PT1H'));
    await giveBusy();
    behave = give('gone', 404);
    await query(`update interview_calendars set busy_tried_at = now() - interval '31 minutes'`);
    await fursa.server.run('busy-calendars');
    await fursa.server.run('interviews.read_calendar');
    expect((await own()).busy).toMatchObject({ problem: 'refused', read_at: expect.any(String) });
    expect(await busyTimes()).toHaveLength(1);
  });

  it.each<[string, string, Behave]>([
    ['lies about what it is', 'not_a_calendar', give('<html><body>Please sign in</body></html>')],
    ['sends people elsewhere', 'refused', (response) => response.writeHead(302, { location: '/' }).end()],
    ['is cut off', 'unreachable', (response) => response.writeHead(200, { 'content-length': '99' }).destroy()],
    [
      'never ends',
      'too_large',
      (response) => {
        const part = Buffer.alloc(1024 * 1024, 'BEGIN:VCALENDAR\r\n');
        const write = () => response.write(part, (error) => error ?? write());
        write();
      },
    ],
    [
      'repeats more often than anybody can count',
      'too_complex',
      give(Array.from({ length: 200 }, () => event('DTSTART:20000101T080000Z', 'RRULE:FREQ=SECONDLY')).join('\r\n')),
    ],
  ])('is named as the problem when it %s, and nobody waits for it', { timeout: 60_000 }, async (_, problem, how) => {
    behave = how;
    const { result, slowestMs } = await watchHealthDuring(fursa, giveBusy());
    expect(result.body.calendars.busy).toMatchObject({ problem, read_at: null });
    expect(slowestMs).toBeLessThan(2_000);
  });

  it('is answered within seconds when its server hangs', { timeout: 30_000 }, async () => {
    behave = () => {};
    const started = performance.now();
    expect((await giveBusy()).body.calendars.busy.problem).toBe('unreachable');
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it.each([
    ['http://10.0.0.1/a.ics', 'refusal private'],
    ['http://169.254.169.254/latest', 'metadata of a cloud'],
    ['https://[::1]/a.ics', 'this machine'],
    ['file:///etc/passwd', 'a file'],
    ['https://user:secret@calendar.example/a.ics', 'a password'],
    ['not an address', 'no address'],
  ])('is refused next to its field: %s', async (address) => {
    const { status, body } = await giveBusy(address);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['address']]);
    expect((await own()).busy).toBeNull();
  });

  it('is forgotten with everything that was read', async () => {
    behave = give(event(`DTSTART:${inDays(3)}T080000Z`, 'DURATION:PT1H'));
    await giveBusy();
    await employer.request('DELETE', BUSY);
    expect([(await own()).busy, await busyTimes()]).toEqual([null, []]);
  });
});

describe('the calendar that somebody subscribes to', () => {
  const open = (address: string) => fursa.visitor().get(new URL(address).pathname);

  it('opens with its address alone, until a new one is made or it is ended', async () => {
    const first = (await employer.post(FEED)).body.address as string;
    const opened = await open(first);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(opened.text).toContain('BEGIN:VCALENDAR');
    const second = (await employer.post(FEED)).body.address as string;
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    expect((await own()).feed_made_at).toEqual(expect.any(String));
    await employer.request('DELETE', FEED);
    expect([(await open(second)).status, (await own()).feed_made_at]).toEqual([404, null]);
  });

  it('ends when its member leaves the company', async () => {
    const colleague = await colleagueOf(fursa, employer, 'Leaving Member');
    const { address } = (await colleague.post(FEED)).body;
    expect((await open(address)).status).toBe(200);
    await employer.request('DELETE', `/company/team/members/${colleague.id}`);
    expect((await open(address)).status).toBe(404);
    const other = await fursa.register('company', 'Next Foods');
    await other.post('/company/team/invitations', { email: colleague.email, role: 'interviewer' });
    const token = await fursa.tokenFor(colleague.email);
    const joined = await colleague.post('/company/invitation/accept', { token, password: TEST_PASSWORD });
    expect([joined.status, (await open(address)).status]).toEqual([200, 404]);
  });

  it('is closed while the company is blocked', async () => {
    const blocked = await fursa.register('company', 'Blocked Foods');
    const { address } = (await blocked.post(FEED)).body;
    const { id } = (await blocked.get('/me')).body.user.company;
    const done = await admin.post(`/admin/companies/${id}/block`, { reason: 'It asks applicants for money.' });
    expect([done.status, (await open(address)).status]).toEqual([200, 404]);
  });

  it.each(['x', 'A'.repeat(43), '..%2f..%2fetc%2fpasswd', `${'A'.repeat(43)}%00`])(
    'is not guessed: %s',
    async (secret) => {
      expect((await fursa.visitor().get(`/interview-calendar/${secret}.ics`)).status).toBe(404);
    },
  );
});
