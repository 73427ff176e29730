import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { RETRY_SECONDS } from '#shared/webhooks/webhooks.values.ts';
import { conversationAbout, say } from '../../../tests/harness/test-conversations.ts';
import { closeLeavingOpen, publishJob } from '../../../tests/harness/test-jobs.ts';
import { type MovedCard, webhooksForTests } from '../../../tests/harness/test-webhooks.ts';
import { startReceiver } from '../../../tests/harness/webhook-receiver.ts';

const company = await webhooksForTests();
const { fursa, admin, employer, query, receiver, job, idOfColumn } = company;
const { add, cards, oneCard, move, moveAll, log, read, webhook, states, arrived, letRetriesBeDue } = company;
const stranger = await fursa.register('company');

describe('a webhook', () => {
  it('is told what happened, in requests that the library of Standard Webhooks verifies', async () => {
    const { secret } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const card = await oneCard();
    await move(card, 'Shortlisted', 'Knows the machines');
    await arrived(1);
    const [{ body, headers, path, told }] = receiver.received as [(typeof receiver.received)[number]];
    expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toEqual(told);
    expect(() => new Verifier(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
    expect(path).toBe('/hook');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_\d+$/),
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    });
    expect(told).toEqual({
      type: 'application.moved',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: {
        application_id: card.id,
        job_id: job.id,
        from: { id: idOfColumn('New'), name: 'New' },
        to: { id: idOfColumn('Shortlisted'), name: 'Shortlisted' },
        links: {
          application: expect.stringMatching(new RegExp(`/company/applications\\?application=${card.id}$`)),
          job: expect.stringMatching(/\/job\/packer/),
        },
      },
    });
    expect(body).not.toContain('Hidden Person');
  });

  it('is told of applications, decisions, messages and jobs, each by its name', async () => {
    await add();
    const wanted = await publishJob(employer, admin, { title: 'Driver', pass_mark: 0 });
    const candidate = await fursa.register('candidate', 'Asha Omondi');
    const sent = await candidate.post(`/jobs/apply/${wanted.id}`, {
      coverLetter: 'I have driven for nine years, and I know the roads of the coast.',
      answers: {},
    });
    expect(sent.status, sent.text).toBe(200);
    const { rows } = await query(`select id::int from applications where job_id = ${wanted.id}`);
    const applicationId = rows[0]?.id as number;
    const chat = await conversationAbout(employer, applicationId);
    await say(employer, chat, 'Can you come on Monday?');
    await say(candidate, chat, 'Yes, and call me at home.');
    const mail = await fursa.lastMailTo(candidate.email);
    expect(mail).toBeDefined();
    await closeLeavingOpen(employer, wanted.id);
    await expect.poll(() => receiver.types()).toContain('job.closed');
    await expect.poll(() => receiver.types()).toContain('message.received');
    expect(receiver.types().filter((type) => type.startsWith('job.'))).toEqual(['job.published', 'job.closed']);
    const about = receiver.received.filter(({ told }) => told.data.application_id === applicationId);
    expect(about.map(({ told }) => told.type)).toEqual([
      'application.submitted',
      'application.scored',
      'application.decided',
      'message.received',
    ]);
    expect(about.at(-1)?.told.data).toEqual({
      message_id: expect.any(Number),
      conversation_id: chat,
      application_id: applicationId,
      job_id: wanted.id,
      links: expect.objectContaining({ conversation: expect.stringMatching(new RegExp(`/user/messages/${chat}$`)) }),
    });
    const all = receiver.received.map(({ body }) => body).join();
    for (const text of ['call me at home', 'driven for nine years', 'Asha', candidate.email])
      expect(all).not.toContain(text);
  });

  it('is told what people wrote only if the owner has chosen it', async () => {
    await add({ with_text: true });
    const card = await oneCard();
    await move(card, 'Interview', 'Knows the machines');
    await arrived(1);
    expect(receiver.received[0]?.told.data).toMatchObject({ reason: 'Knows the machines' });
  });

  it('is told only of the events that it was made for, and of nothing of other companies', async () => {
    await add({ events: ['job.closed'] });
    await add({ events: ['application.moved'] }, stranger);
    const card = await oneCard();
    await move(card, 'Shortlisted');
    const own = await publishJob(employer, admin, { title: 'Cook' });
    await employer.post(`/company/jobs/${own.id}/close`);
    await arrived(1);
    expect(receiver.types()).toEqual(['job.closed']);
  });

  it('is told nothing of a change that was rolled back, and of one that was made even if the process dies', async () => {
    const { id } = await add();
    const card = await oneCard();
    const stale = { application_id: card.id, to_group_id: idOfColumn('Offer'), after_id: null, version: 99 };
    expect((await employer.post('/company/applications/move', stale)).status).toBe(409);
    await move(card, 'Shortlisted');
    await expect.poll(() => states(id)).toEqual(['delivered']);
    // A process took it and died: its time is over, and the next one sends it again.
    await query("update webhook_deliveries set state = 'sending', due_at = now() - interval '1 minute'");
    await fursa.server.run('forgotten-webhooks');
    await arrived(2);
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    await expect.poll(() => states(id)).toEqual(['delivered']);
  });
});

describe('an attempt that fails', () => {
  it('is repeated after longer and longer times, and given up in the end', async () => {
    const { id } = await add();
    receiver.behave(() => ({ status: 500, body: 'Down for <b>maintenance</b>\u0000' }));
    const card = await oneCard();
    await move(card, 'Shortlisted');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= RETRY_SECONDS.length + 1; attempt += 1) {
      await arrived(attempt);
      await expect.poll(async () => (await log(id))[0].state).not.toBe('sending');
      const [delivery] = await log(id);
      expect(delivery.attempts).toBe(attempt);
      if (delivery.next_at) waits.push(Math.round((Date.parse(delivery.next_at) - Date.now()) / 1000));
      await letRetriesBeDue();
    }
    RETRY_SECONDS.forEach((seconds, at) => {
      expect(Math.abs((waits[at] as number) - seconds)).toBeLessThanOrEqual(5);
    });
    const [delivery] = await log(id);
    expect(delivery).toMatchObject({ state: 'failed', next_at: null, last: { status: 500, error: 'status' } });
    const { attempts, body, headers } = await read(delivery.id);
    expect(attempts).toHaveLength(RETRY_SECONDS.length + 1);
    expect(attempts[0]).toMatchObject({
      status: 500,
      answer: 'Down for <b>maintenance</b>\ufffd',
      address: receiver.address,
    });
    expect([body, headers['webhook-id']]).toEqual([
      receiver.received.at(-1)?.body,
      receiver.received.at(-1)?.headers['webhook-id'],
    ]);
    const ids = new Set(receiver.received.map((one) => one.headers['webhook-id']));
    expect(ids.size).toBe(1);
  });

  it('keeps later events of the same application waiting, and no others', async () => {
    const { id } = await add();
    const [broken, other] = [await oneCard(), await oneCard()];
    receiver.behave(({ told }) => ({ status: told.data.application_id === broken.id ? 503 : 200 }));
    await move(broken, 'Shortlisted');
    await arrived(1);
    await move(broken, 'Interview');
    await move(broken, 'Offer');
    await move(other, 'Shortlisted');
    await move(other, 'Interview');
    await arrived(3);
    expect((await log(id)).map(({ state }: { state: string }) => state).sort()).toEqual([
      'delivered',
      'delivered',
      'waiting',
      'waiting',
      'waiting',
    ]);
    receiver.behave(() => ({ status: 200 }));
    await letRetriesBeDue();
    await arrived(6);
    const names = (card: MovedCard) =>
      receiver.received.filter(({ told }) => told.data.application_id === card.id).map(({ told }) => told.data.to.name);
    expect(names(broken)).toEqual(['Shortlisted', 'Shortlisted', 'Interview', 'Offer']);
    expect(names(other)).toEqual(['Shortlisted', 'Interview']);
    await expect.poll(() => webhook(id)).toMatchObject({ failing_since: null });
  });

  it('is a redirect too, which is not followed', async () => {
    const { id } = await add();
    receiver.behave(() => ({ status: 301, headers: { location: '/elsewhere' } }));
    const card = await oneCard();
    await move(card, 'Shortlisted');
    await expect.poll(async () => (await log(id))[0]?.last).toMatchObject({ status: 301, error: 'redirect' });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it('with 410 ends the webhook, and the owners are told', async () => {
    const { id } = await add();
    receiver.behave(() => ({ status: 410 }));
    const card = await oneCard();
    await move(card, 'Shortlisted');
    await expect.poll(() => webhook(id)).toMatchObject({ stopped: 'gone' });
    expect(await states(id)).toEqual(['failed']);
    expect(await fursa.lastMailTo(employer.email)).toContain('no longer exists (410)');
    await move(card, 'Interview');
    expect(await states(id)).toEqual(['failed']);
  });

  it('after five days of nothing else switches the webhook off, and the owners are told in their language', async () => {
    const { id } = await add();
    await query(`update users set locale = 'sw' where email = '${employer.email}'`);
    receiver.behave(() => ({ status: 500 }));
    const card = await oneCard();
    await move(card, 'Shortlisted');
    await expect.poll(() => webhook(id)).toMatchObject({ failing_since: expect.any(String), stopped: null });
    await query("update webhooks set failing_since = failing_since - interval '4 days 23 hours'");
    await letRetriesBeDue();
    await arrived(2);
    await expect.poll(() => states(id)).toEqual(['waiting']);
    expect(await webhook(id)).toMatchObject({ stopped: null });
    await query("update webhooks set failing_since = failing_since - interval '1 hour 1 minute'");
    await letRetriesBeDue();
    await expect.poll(() => webhook(id)).toMatchObject({ stopped: 'failing' });
    expect(await fursa.lastMailTo(employer.email)).toContain('Habari');
    await query(`update users set locale = null where email = '${employer.email}'`);
    const { text } = await admin.get('/api/admin/audit?group=people');
    expect(text).toContain('webhook_off');

    // Deliveries that were waiting are sent when the webhook is on again.
    receiver.behave(() => ({ status: 200 }));
    expect((await employer.post(`/webhooks/${id}/switch`, { on: true })).body.webhook.stopped).toBeNull();
    await expect.poll(() => states(id)).toEqual(['delivered']);
  });
});

describe('a receiver that is dead', () => {
  it('delays nobody else, and is asked a few times at once only', { timeout: 120_000 }, async () => {
    const dead = await startReceiver();
    dead.behave(() => 'silent');
    const { id: deadId } = await add({ address: dead.address });
    const others = await Promise.all(
      Array.from({ length: 19 }, (_, at) => add({ address: `${receiver.address}/${at}` })),
    );
    const EVENTS = 20;
    const all = await cards(EVENTS);
    const began = Date.now();
    await moveAll(all, 'Shortlisted');
    // An answer that comes too late on a busy machine is asked for again, so some may come twice.
    const reached = () =>
      new Set(receiver.received.map(({ path, told }) => `${path} ${told.data.application_id}`)).size;
    await expect.poll(reached, { timeout: 60_000 }).toBe(EVENTS * others.length);
    // The dead one has not come further than its first requests, which take ten seconds.
    expect(Date.now() - began).toBeLessThan(60_000);
    expect(dead.mostAtOnce()).toBeLessThanOrEqual(8);
    expect(dead.received.length).toBeLessThan(EVENTS);
    await employer.post(`/webhooks/${deadId}/switch`, { on: false });
    dead.close();
  });
});

describe('the secret', () => {
  it('is shown once, and exchanged while both are valid for a day', async () => {
    const { id, secret } = await add();
    expect((await employer.get('/webhooks')).text).not.toContain(secret);
    const exchanged = (await employer.post(`/webhooks/${id}/secret`)).body;
    expect(exchanged.secret).not.toBe(secret);
    const hours = (Date.parse(exchanged.webhook.previous_secret_until) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    const card = await oneCard();
    await move(card, 'Shortlisted');
    await arrived(1);
    const verifies = (with_: string, at: number) => {
      const { body, headers } = receiver.received[at] as (typeof receiver.received)[number];
      new Verifier(with_).verify(body, headers as Record<string, string>);
    };
    verifies(secret, 0);
    verifies(exchanged.secret, 0);
    await query("update webhooks set previous_secret_until = now() - interval '1 second'");
    await move(card, 'Interview');
    await arrived(2);
    verifies(exchanged.secret, 1);
    expect(() => verifies(secret, 1)).toThrow();
    expect(await webhook(id)).toMatchObject({ previous_secret_until: null });
  });
});
