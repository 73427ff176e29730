import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES, type PreparedEngine, prepareEngine, publishUnapproved, registerByMail } from '../harness/engines.ts';
import { startFursa } from '../harness/fursa-process.ts';
import { startMailServer } from '../harness/mail-server.ts';
import { fillBoard } from '../harness/test-board.ts';
import { TestClient } from '../harness/test-client.ts';
import { planFields, workdays } from '../harness/test-interviews.ts';

const PEOPLE = 60;
const OWNER = 'owner@bookings.example';

const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

type Stored = { email: string; state: string; starts: string | null; told: number; ownerTold: number; slots: number };

/** Each interview, and how many invitations for a calendar were written because of it. */
const stored = (prepared: PreparedEngine): Promise<Stored[]> =>
  prepared.inspect(async ({ query }) => {
    const { rows } = await query(`select a.email, i.state, i.starts_at as starts,
        (select count(*)::int from interview_slots s where s.taken_by = i.id) as slots,
        (select count(*)::int from mails m where m.recipient = a.email and m.calendar is not null) as told,
        (select count(*)::int from mails m where m.recipient = '${OWNER}'
          and m.calendar->>'content' like '%interview-' || i.id || '.%') as "ownerTold"
      from interviews i join applications a on a.id = i.application_id order by i.id`);
    return rows as Stored[];
  });

describe.each(ENGINES)('bookings on %s', (engine) => {
  it('are whole, with their invitations, when the process is killed meanwhile', { timeout: 240_000 }, async () => {
    const post = await startMailServer();
    endings.push(post.close);
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    const start = async (env: Record<string, string> = {}) => {
      const fursa = await startFursa({ ...prepared, env: { ...prepared.env, ...env } });
      endings.push(() => fursa.stop());
      return fursa;
    };
    const kill = async ({ child, exited }: Awaited<ReturnType<typeof start>>) => {
      child.kill('SIGKILL');
      await exited;
    };

    let fursa = await start();
    const employer = await registerByMail(fursa, 'company', OWNER);
    const job = await publishUnapproved(employer, { application_form: 'wizard' });
    const me = (await employer.get('/me')).body.user;
    await kill(fursa);
    const where = { jobId: job.id, companyId: me.company.id };
    const cards = await prepared.inspect((database) =>
      fillBoard(
        database,
        where,
        Array.from({ length: PEOPLE }, () => ({})),
      ),
    );

    fursa = await start();
    Object.assign(employer, { baseUrl: fursa.url });
    const starts = workdays(20).flatMap((day) =>
      [0, 1, 2].map((hour) => new Date(Date.parse(day) + hour * 3_600_000).toISOString()),
    );
    const plan = { ...planFields([me.id]), starts, application_ids: cards.map(({ id }) => id), despite_warnings: true };
    const planned = await employer.post('/company/interviews', plan);
    expect(planned.body.results?.length, planned.text).toBe(PEOPLE);
    await kill(fursa);
    const links = await prepared.inspect(async ({ query }) => {
      const { rows } = await query("select recipient, body from mails where body like '%/interview/%' order by id");
      return (rows as { recipient: string; body: string }[]).map(({ recipient, body }) => ({
        email: recipient,
        secret: /\/interview\/([\w-]{43})/.exec(body)?.[1] as string,
      }));
    });
    expect(links).toHaveLength(PEOPLE);

    fursa = await start();
    const acknowledged = new Set<string>();
    const choosing = links.map(async ({ email, secret }, index) => {
      const choice = { starts_at: starts[index], zone: 'Africa/Nairobi' };
      const answer = await new TestClient(fursa.url).post(`/api/interview/${secret}/choose`, choice).catch(() => null);
      if (answer?.status === 200) acknowledged.add(email);
    });
    await expect.poll(() => acknowledged.size, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
    await setTimeout(Math.random() * 600);
    await kill(fursa);
    await Promise.all(choosing);

    const interviews = await stored(prepared);
    for (const { email, state, starts: at, told, ownerTold, slots } of interviews) {
      const isBooked = state === 'booked';
      expect([isBooked, at !== null, told, ownerTold, slots], email).toEqual(
        isBooked ? [true, true, 1, 1, 1] : [false, false, 0, 0, 0],
      );
    }
    const booked = interviews.filter(({ state }) => state === 'booked').map(({ email }) => email);
    expect(booked).toEqual(expect.arrayContaining([...acknowledged]));

    // The mails of what was booked go out after the restart.
    await prepared.inspect(async ({ query }) => {
      await query(
        "update pgboss.job set start_after = now() where state in ('created', 'retry') and name like '%mail%'",
      );
      await query("update pgboss.job set started_on = started_on - interval '5 minutes' where state = 'active'");
    });
    fursa = await start({ SMTP_URL: post.url });
    const invited = () => post.accepted.filter(({ to, text }) => to !== OWNER && text.includes('text/calendar'));
    await expect.poll(() => new Set(invited().map(({ to }) => to)).size, { timeout: 120_000 }).toBe(booked.length);
    await kill(fursa);
  });
});
