import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES, prepareEngine, publishUnapproved, registerByMail } from '../harness/engines.ts';
import { freePort, startFursa } from '../harness/fursa-process.ts';
import { readOutbox } from '../harness/outbox.ts';
import { application } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import { INBOUND_DOMAIN, writtenMail } from '../harness/test-replies.ts';

const GUEST = 'guest@kill.example';
const MAILS = 20;

const endings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

describe.each(ENGINES)('answers to mails while the process ends on %s', (engine) => {
  it('are there when they were accepted, and once', { timeout: 180_000 }, async () => {
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    const port = await freePort();
    const env = { ...prepared.env, INBOUND_DOMAIN, INBOUND_SMTP_PORT: String(port) };
    const start = async () => {
      const fursa = await startFursa({ ...prepared, env });
      endings.push(() => fursa.stop());
      return fursa;
    };
    let fursa = await start();
    const employer = await registerByMail(fursa, 'company', 'owner@kill.example');
    const job = await publishUnapproved(employer, { application_form: 'wizard', pass_mark: 0 });
    await new TestClient(fursa.url).post(`/candidate/job/${job.id}/apply`, application('wizard', GUEST));
    const { groups } = (await employer.get(`/company/applications/board?job=${job.id}`)).body;
    const [card] = groups.flatMap(({ applications }: { applications: { id: number }[] }) => applications);
    await employer.post('/company/message/candidate', { message: 'Can you come?', application_id: card.id });
    const findAddress = async () =>
      (await readOutbox(prepared.dataDir)).find(({ headers }) => headers['reply-to'])?.headers['reply-to'];
    const to = (await expect.poll(findAddress, { timeout: 20_000 }).toBeDefined().then(findAddress)) as string;

    const mails = Array.from({ length: MAILS }, (_, at) => ({
      text: `Answer ${at}`,
      raw: writtenMail({ from: GUEST, to, text: `Answer ${at}` }),
    }));
    /** Sends mails until one is not accepted, and returns those that were. After the third, something happens. */
    async function send(some: typeof mails, happening?: () => void): Promise<string[]> {
      const sender = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
      const accepted: string[] = [];
      for (const { raw, text } of some) {
        if (accepted.length === 3) happening?.();
        const isAccepted = await sender.sendMail({ envelope: { from: GUEST, to }, raw }).then(
          () => true,
          () => false,
        );
        if (!isAccepted) break;
        accepted.push(text);
      }
      return accepted;
    }
    const bodies = () =>
      prepared.inspect(async ({ query }) => {
        const { rows } = await query("select body from messages where sender = 'candidate' order by id", []);
        return rows.map(({ body }) => body as string);
      });

    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const half = signal === 'SIGKILL' ? mails.slice(0, MAILS / 2) : mails.slice(MAILS / 2);
      const accepted = await send(half, () => fursa.child.kill(signal));
      const code = await fursa.exited;
      if (signal === 'SIGTERM') expect(code).toBe(0);
      const there = await bodies();
      expect(there).toEqual(expect.arrayContaining(accepted));
      expect(new Set(there).size).toBe(there.length);
      fursa = await start();
      // What was not accepted is sent again, and so is everything whose acceptance got lost.
      expect(await send(half)).toHaveLength(half.length);
    }
    fursa.child.kill('SIGTERM');
    expect(await fursa.exited).toBe(0);
    expect((await bodies()).sort()).toEqual(mails.map(({ text }) => text).sort());
  });
});
