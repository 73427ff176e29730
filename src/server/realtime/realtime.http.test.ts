import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '#shared/kernel/access.ts';
import { colleagueOf } from '../../../tests/harness/test-applicants.ts';
import { application, newEmail } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { act } from '../../../tests/harness/test-people.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer({ runningParts: true });
});
afterAll(() => fursa.stop());

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

type Caller = { cookies: Map<string, string> };

function connect(caller: Caller, headers: Record<string, string> = {}): Promise<{ socket: Socket; refused?: string }> {
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = io(fursa.baseUrl, {
    extraHeaders: { cookie, ...headers },
    reconnection: false,
    transports: ['websocket'],
  });
  open.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve({ socket }));
    socket.once('connect_error', (error) => resolve({ socket, refused: error.message }));
  });
}

describe('the realtime connection', () => {
  it('is for everybody with a session', async () => {
    expect((await connect(fursa.visitor())).refused).toBe('unauthenticated');
    for (const role of ROLES) expect((await connect(await fursa.signedInAs(role))).refused, role).toBeUndefined();
  });

  it('is refused to pages of another site', async () => {
    const candidate = await fursa.register('candidate');
    expect((await connect(candidate, { origin: 'https://evil.example' })).refused).toBeDefined();
    expect((await connect(candidate, { origin: fursa.baseUrl })).refused).toBeUndefined();
  });

  it('closes within two seconds after signing out', async () => {
    const candidate = await fursa.register('candidate');
    const { socket } = await connect(candidate);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const started = Date.now();
    await candidate.post('/logout');
    await closed;
    expect(Date.now() - started).toBeLessThan(2_000);
  });

  it('closes within two seconds for somebody who is removed from the team', async () => {
    const owner = await fursa.register('company');
    const recruiter = fursa.visitor();
    await owner.post('/company/team/invitations', { email: 'socket@test.example', role: 'recruiter' });
    const token = await fursa.tokenFor('socket@test.example');
    const joined = await recruiter.post('/company/invitation/accept', {
      token,
      name: 'So Cket',
      password: 'a long enough one',
    });
    const { socket } = await connect(recruiter);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    await owner.request('DELETE', `/company/team/members/${joined.body.user.id}`);
    await closed;
    expect(socket.connected).toBe(false);
  });

  it('closes when its session has expired, or its owner has another role or company', async () => {
    const [expired, demoted, staying] = [
      await fursa.register('candidate'),
      await fursa.signedInAs('reviewer'),
      await fursa.register('candidate'),
    ];
    const closing = [expired, demoted].map(async (client) => {
      const { socket } = await connect(client);
      return new Promise((resolve) => socket.once('disconnect', resolve));
    });
    const { socket: stays } = await connect(staying);
    await expect.poll(() => open.every((socket) => socket.connected)).toBe(true);
    const idOf = async (client: TestClient) => (await client.get('/me')).body.user.id as number;
    await fursa.database.query(
      `update sessions set expires_at = now() - interval '1 second' where user_id = ${await idOf(expired)}`,
    );
    await fursa.database.query(`update users set role = 'candidate' where id = ${await idOf(demoted)}`);
    // The server does this every minute, and after each interruption of the connection between processes.
    await fursa.server.realtime.endStaleConnections();
    await Promise.all(closing);
    expect(stays.connected).toBe(true);
  });

  it('is open thirty times for one person, and not once more', async () => {
    const candidate = await fursa.register('candidate');
    const many = await Promise.all(Array.from({ length: 30 }, () => connect(candidate)));
    expect(many.filter(({ refused }) => refused)).toEqual([]);
    expect((await connect(candidate)).refused).toBe('too_many');
    expect((await connect(await fursa.register('candidate'))).refused).toBeUndefined();
    many[0]?.socket.disconnect();
    await expect.poll(async () => (await connect(candidate)).refused).toBeUndefined();
  });

  it('tells the team who joins, leaves and is invited', async () => {
    const owner = await fursa.register('company');
    const { socket } = await connect(owner);
    let heard = 0;
    socket.on('TeamChanged', () => {
      heard += 1;
    });
    const email = 'live-team@test.example';
    await owner.post('/company/team/invitations', { email, role: 'recruiter' });
    await expect.poll(() => heard).toBe(1);
    const joined = await fursa.visitor().post('/company/invitation/accept', {
      token: await fursa.tokenFor(email),
      name: 'Li Ve',
      password: TEST_PASSWORD,
    });
    await expect.poll(() => heard).toBe(2);
    await owner.request('DELETE', `/company/team/members/${joined.body.user.id}`);
    await expect.poll(() => heard).toBe(3);
    const invited = await owner.post('/company/team/invitations', { email: 'gone@test.example', role: 'owner' });
    await expect.poll(() => heard).toBe(4);
    await owner.request('DELETE', `/company/team/invitations/${invited.body.invitation.id}`);
    await expect.poll(() => heard).toBe(5);
  });

  it('tells the team of a member who leaves because an admin gave them another role', async () => {
    const owner = await fursa.register('company');
    const { id } = await colleagueOf(fursa, owner, 'Ro Le');
    const { socket } = await connect(owner);
    const told = new Promise((resolve) => socket.once('TeamChanged', resolve));
    const admin = await fursa.signedInAs('admin');
    expect((await act(admin, id, 'role', { role: 'candidate' })).status).toBe(200);
    expect(await told).toMatchObject({ type: 'TeamChanged' });
  });

  it('joins no room that a browser names', async () => {
    const candidate = await fursa.register('candidate');
    const { socket } = await connect(candidate);
    socket.emit('join', 'company:1');
    socket.emit('subscribe', { room: 'user:1' });
    const heard: unknown[] = [];
    socket.onAny((...event) => heard.push(event));
    const { body } = await candidate.get('/me');
    fursa.server.realtime.publish(body.user.id + 1000, { type: 'TeamChanged', companyId: 1 });
    fursa.server.realtime.publish(body.user.id, { type: 'TeamChanged', companyId: 2 });
    await expect.poll(() => heard.length).toBe(1);
    expect(heard).toEqual([['TeamChanged', { type: 'TeamChanged', companyId: 2 }]]);
  });
});

/** Sends raw lines to the server and returns the response. */
async function raw(...lines: string[]): Promise<string> {
  const socket = net.connect(Number(new URL(fursa.baseUrl).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

describe('an offer to upgrade', () => {
  const offer = ['Host: localhost', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'];

  it('to HTTP/2 is ignored, and the request answered as it came', async () => {
    const answer = await raw('GET /me HTTP/1.1', ...offer, 'Accept-Language: sw');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"csrf_token"');
  });

  it('does not hide a body', async () => {
    const answer = await raw(
      'POST /login HTTP/1.1',
      ...offer,
      'Content-Type: application/json',
      'Content-Length: 2',
      '',
      '{}',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain('"code":"csrf"');
  });

  it('to a WebSocket where there is none is answered like any other address', async () => {
    const answer = await raw('GET /nowhere HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket');
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"code":"not_found"');
  });

  it.each(['/socket.io', '/socket.iox', '/socket.io?transport=websocket'])(
    'at %s, which only looks like ours, is answered too',
    async (address) => {
      const answer = await raw(`GET ${address} HTTP/1.1`, ...offer);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  // An error without a listener would end the process, and with it these tests.
  it.each(['/socket.io', '/socket.io/', '/socket.io/?EIO=4&transport=websocket', '/jobs'])(
    'at %s harms nobody when its sender breaks off',
    async (address) => {
      for (const offered of ['h2c', 'websocket']) {
        const socket = net.connect(Number(new URL(fursa.baseUrl).port), '127.0.0.1').on('error', () => {});
        socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${offered}\r\n\r\n`);
        await setTimeout(100);
        socket.resetAndDestroy();
      }
      await setTimeout(100);
      expect((await fetch(`${fursa.baseUrl}/healthz`)).status).toBe(200);
    },
  );
});

describe('mail', () => {
  it('waits for the queue and is sent once', async () => {
    await fursa.register('candidate');
    const unsent = async () =>
      (await fursa.database.query('select count(*)::int as n from mails where sent_at is null')).rows[0]?.n;
    await expect.poll(unsent, { timeout: 15_000 }).toBe(0);
  });

  it('of a claimed application goes out at once, not with the next sweep', async () => {
    const admin = await fursa.signedInAs('admin');
    const job = await publishJob(await fursa.register('company'), admin, { application_form: 'wizard', pass_mark: 0 });
    const email = newEmail();
    const guest = fursa.visitor();
    const { receipt } = (await guest.post(`/candidate/job/${job.id}/apply`, application('wizard', email))).body;
    const name = 'Hodan Warsame';
    await guest.post('/register', { role: 'candidate', name, email, password: TEST_PASSWORD, application: receipt });
    const unsent = async () =>
      (
        await fursa.database.query('select count(*)::int as n from mails where sent_at is null and recipient = $1', [
          email,
        ])
      ).rows[0]?.n;
    await expect.poll(unsent, { timeout: 15_000 }).toBe(0);
    await betweenSweeps();
    expect((await guest.post('/register/confirm', { token: await fursa.tokenFor(email) })).status).toBe(200);
    expect(await fursa.lastMailTo(email)).toContain('now belongs to your account');
    await expect.poll(unsent, { timeout: 10_000 }).toBe(0);
  });

  /** Waits until pending checks are over and the next sweep is far away. */
  async function betweenSweeps(): Promise<void> {
    const second = new Date().getSeconds();
    const wait = second > 40 ? 70 - second : Math.max(3, 10 - second);
    await setTimeout(wait * 1000);
  }
});

describe('what was rolled back', () => {
  /** Makes the commit fail, after everything else in the transaction. */
  const failCommits = () =>
    fursa.database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create constraint trigger refuse_at_commit after delete on sessions
        deferrable initially deferred for each row execute function refuse();`);
  const letCommits = () => fursa.database.query('drop function if exists refuse cascade');

  it('closes no connection: the session it would have ended goes on', async () => {
    const candidate = await fursa.register('candidate');
    const { socket } = await connect(candidate);
    let isClosed = false;
    const closed = new Promise((resolve) => socket.once('disconnect', resolve)).then(() => {
      isClosed = true;
    });
    const change = () =>
      candidate.post('/password/change', { current_password: TEST_PASSWORD, password: 'another sentence to remember' });
    await failCommits();
    expect((await change()).status).toBe(500);
    await letCommits();
    const { body } = await candidate.get('/me');
    expect(body.user).not.toBeNull();
    // Once a later event has arrived, earlier ones would have arrived too.
    const heard = new Promise((resolve) => socket.once('TeamChanged', resolve));
    fursa.server.realtime.publish(body.user.id, { type: 'TeamChanged', companyId: 1 });
    await Promise.race([closed, heard]);
    expect(isClosed).toBe(false);
    expect((await change()).status).toBe(200);
    await closed;
  });
});
