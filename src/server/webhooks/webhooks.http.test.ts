import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { WEBHOOKS_PER_COMPANY } from '#shared/webhooks/webhooks.values.ts';
import { colleagueOf } from '../../../tests/harness/test-applicants.ts';
import { act, idOf } from '../../../tests/harness/test-people.ts';
import { webhooksForTests } from '../../../tests/harness/test-webhooks.ts';

const company = await webhooksForTests();
const { fursa, admin, employer, query, receiver, job, fields: all } = company;
const { add, cards, oneCard, move, moveAll, log, read, webhook, states, arrived } = company;
const stranger = await fursa.register('company');

describe('what owners do with a webhook', () => {
  it('is changing it, and the audit has it without the address', async () => {
    const { id } = await add({ address: `${receiver.address}?key=hush` });
    const fields = { address: `${receiver.address}/new`, events: ['job.closed'], with_text: true };
    const { body } = await employer.request('PUT', `/webhooks/${id}`, fields);
    expect(body.webhook).toMatchObject({ id, ...fields });
    await employer.post(`/webhooks/${id}/switch`, { on: false });
    await employer.request('DELETE', `/webhooks/${id}`);
    const { text, body: audit } = await admin.get('/api/admin/audit?group=people');
    const kinds = audit.entries.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 4)).toEqual(['webhook_deleted', 'webhook_off', 'webhook_changed', 'webhook_added']);
    expect(text).toContain(`127.0.0.1:${receiver.port}: job.closed`);
    expect(text).not.toContain('hush');
  });

  it('is switching it off: nothing is sent or queued, until it is on again', async () => {
    const { id } = await add();
    const card = await oneCard();
    expect((await employer.post(`/webhooks/${id}/switch`, { on: false })).body.webhook.stopped).toBe('owner');
    await move(card, 'Shortlisted');
    expect(await log(id)).toEqual([]);
    await employer.post(`/webhooks/${id}/switch`, { on: true });
    await move(card, 'Interview');
    await arrived(1);
    expect(receiver.received[0]?.told.data.to.name).toBe('Interview');
  });

  it('is sending a test, whose delivery is in the log', async () => {
    const { id, secret } = await add({ events: ['job.closed'] });
    const { body } = await employer.post(`/webhooks/${id}/test`);
    expect(body.delivery).toMatchObject({ event: 'webhook.test' });
    await arrived(1);
    const [{ body: sent, headers, told }] = receiver.received as [(typeof receiver.received)[number]];
    new Verifier(secret).verify(sent, headers as Record<string, string>);
    expect(told).toMatchObject({ type: 'webhook.test', data: { webhook_id: id } });
    await expect.poll(() => states(id)).toEqual(['delivered']);
    await employer.post(`/webhooks/${id}/switch`, { on: false });
    const refused = await employer.post(`/webhooks/${id}/test`);
    expect([refused.status, refused.body.message]).toEqual([409, 'This webhook is off. Please switch it on first.']);
  });

  it('is sending something again, with the same id', async () => {
    const { id } = await add();
    const card = await oneCard();
    await move(card, 'Shortlisted');
    await expect.poll(() => states(id)).toEqual(['delivered']);
    const [delivery] = await log(id);
    expect((await employer.post(`/webhook-deliveries/${delivery.id}/again`)).status).toBe(200);
    await arrived(2);
    expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
    await expect.poll(async () => (await read(delivery.id)).attempts).toHaveLength(2);
  });

  it('is reading the log by state, by event and by pages', async () => {
    const { id } = await add();
    await moveAll(await cards(25), 'Shortlisted');
    await expect.poll(async () => (await webhook(id)).today).toEqual({ delivered: 25, waiting: 0, failed: 0 });
    const first = (await employer.get(`/webhooks/${id}/deliveries`)).body;
    const second = (await employer.get(`/webhooks/${id}/deliveries?before=${first.next}`)).body;
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([20, 5, null]);
    expect(await log(id, '?state=failed')).toEqual([]);
    expect(await log(id, '?event=job.closed')).toEqual([]);
    expect(await log(id, '?state=delivered&event=application.moved')).toHaveLength(20);
  });

  it('is refused with a sentence where it cannot work', async () => {
    const tried = async (fields: object) => {
      const { status, body } = await employer.post('/webhooks', { ...all, ...fields });
      return [status, body.errors];
    };
    for (const [address, says] of [
      ['', 'This field is required.'],
      ['hooks', 'This is not an address. It should look like https://example.com/fursa.'],
      ['ftp://hr.example/', 'Please use an address that begins with https://.'],
      ['https://a:b@hr.example/', 'Please remove the user name and password from the address.'],
      ['https://hr.example:25/', 'This port is not allowed. Please use 443, or a port from 1024 upward.'],
      [
        'https://0x7f000002/',
        'This address is in a private network. Please use one that can be reached from the internet.',
      ],
      [`https://hr.example/${'x'.repeat(2000)}`, 'Must not exceed 2000 characters.'],
    ] as const)
      expect(await tried({ address }), address).toEqual([422, { address: [says] }]);
    expect(await tried({ events: [] })).toEqual([422, { events: ['Please choose at least one event.'] }]);
    expect((await tried({ events: ['job.closed', 'job.closed'] }))[0]).toBe(422);
    expect((await tried({ events: ['interview.imagined'] }))[0]).toBe(422);
    expect((await tried({ events: ['webhook.test'] }))[0]).toBe(422);
  });

  it('shows international names in the form that is called', async () => {
    const { body } = await employer.post('/webhooks', { ...all, address: 'https://bücher.example/x' });
    expect(body.webhook.address).toBe('https://xn--bcher-kva.example/x');
  });

  it('has a limit', async () => {
    for (let count = 0; count < WEBHOOKS_PER_COMPANY - 1; count += 1) await add();
    const last = await Promise.all([1, 2].map(() => employer.post('/webhooks', all)));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('webhooks are managed', () => {
  it('by owners alone, and what belongs to another company looks like nothing', async () => {
    const { id } = await add();
    await employer.post(`/webhooks/${id}/test`);
    const [delivery] = await log(id);
    const recruiter = await colleagueOf(fursa, employer, 'Nasra Yusuf');
    const calls = (webhookId: number, deliveryId: number) =>
      [
        ['PUT', `/webhooks/${webhookId}`, all],
        ['POST', `/webhooks/${webhookId}/switch`, { on: false }],
        ['POST', `/webhooks/${webhookId}/secret`, {}],
        ['DELETE', `/webhooks/${webhookId}`, {}],
        ['POST', `/webhooks/${webhookId}/test`, {}],
        ['GET', `/webhooks/${webhookId}/deliveries`, undefined],
        ['GET', `/webhook-deliveries/${deliveryId}`, undefined],
        ['POST', `/webhook-deliveries/${deliveryId}/again`, {}],
      ] as const;
    for (const [at, [method, path, body]] of calls(id, delivery.id).entries()) {
      expect((await recruiter.request(method, path, body)).status, path).toBe(403);
      const foreign = await stranger.request(method, path, body);
      const missing = await stranger.request(method, calls(999_999, 999_999)[at]?.[1] ?? '', body);
      expect([foreign.status, foreign.text], path).toEqual([404, missing.text]);
    }
    expect((await recruiter.get('/webhooks')).status).toBe(403);
    expect((await recruiter.post('/webhooks', all)).status).toBe(403);
    expect(await webhook(id)).toMatchObject({ stopped: null, previous_secret_until: null });
  });

  it('and never by an API token', async () => {
    const scopes = ['jobs:read', 'jobs:write', 'applications:read', 'applications:write'];
    const { secret } = (await employer.post('/api-tokens', { name: 'System', scopes, expires_in_days: 30 })).body;
    const headers = { authorization: `Bearer ${secret}` };
    expect((await fursa.visitor().get('/webhooks', { headers })).status).toBe(403);
    const made = await fursa.visitor().post('/webhooks', all, { headers });
    expect([made.status, (await employer.get('/webhooks')).body.webhooks]).toEqual([403, []]);
  });
});

describe('what is kept', () => {
  it('is deleted after thirty days, and answers about somebody who is erased at once', async () => {
    const { id } = await add({ with_text: true });
    receiver.behave(({ body }) => ({ status: 200, body: `Thank you for ${body}` }));
    const candidate = await fursa.register('candidate', 'Zahra Forgotten');
    const sent = await candidate.post(`/jobs/apply/${job.id}`, {
      coverLetter: 'I would like to work for you and I keep what I promise.',
      answers: {},
    });
    expect(sent.status, sent.text).toBe(200);
    const answers = async () => {
      const { rows } = await query('select answer from webhook_attempts');
      return rows.map(({ answer }) => answer);
    };
    await expect.poll(async () => (await answers()).length).toBeGreaterThan(0);
    await expect.poll(async () => (await states(id)).every((state: string) => state === 'delivered')).toBe(true);
    expect((await answers()).join()).toContain('Thank you for');
    const userId = await idOf(candidate);
    expect((await act(admin, userId, 'erase', { confirm: candidate.email })).status).toBe(200);
    expect((await answers()).filter(Boolean)).toEqual([]);

    await query("update webhook_deliveries set created_at = created_at - interval '31 days'");
    await fursa.server.run('clean-up');
    expect(await log(id)).toEqual([]);
  });

  it('is not sent while the company is blocked', async () => {
    const { id } = await add();
    const { company } = (await employer.get('/me')).body.user;
    await query(`update companies set blocked_at = now() where id = ${company.id}`);
    await query(`insert into webhook_deliveries (webhook_id, event, subject) values (${id}, 'webhook.test', 'test:x')`);
    await fursa.server.run('forgotten-webhooks');
    await query("update webhook_deliveries set due_at = now() - interval '1 minute'");
    await fursa.server.run('forgotten-webhooks');
    await query(`update companies set blocked_at = null where id = ${company.id}`);
    expect(receiver.received).toEqual([]);
    await fursa.server.run('forgotten-webhooks');
    await arrived(1);
  });
});
