import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

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
  it('is for candidates and companies with a session', async () => {
    expect((await connect(fursa.visitor())).refused).toBe('unauthenticated');
    expect((await connect(await fursa.signedInAs('reviewer'))).refused).toBe('unauthenticated');
    expect((await connect(await fursa.register('candidate'))).refused).toBeUndefined();
    expect((await connect(await fursa.register('company'))).refused).toBeUndefined();
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

  it('joins no room that a browser names', async () => {
    const candidate = await fursa.register('candidate');
    const { socket } = await connect(candidate);
    socket.emit('join', 'company:1');
    socket.emit('subscribe', { room: 'user:1' });
    const heard: unknown[] = [];
    socket.onAny((...event) => heard.push(event));
    const { body } = await candidate.get('/me');
    fursa.server.realtime().publish(body.user.id + 1000, { type: 'TeamChanged', companyId: 1 });
    fursa.server.realtime().publish(body.user.id, { type: 'TeamChanged', companyId: 2 });
    await expect.poll(() => heard.length).toBe(1);
    expect(heard).toEqual([['TeamChanged', { type: 'TeamChanged', companyId: 2 }]]);
  });
});

describe('mail', () => {
  it('waits for the queue and is sent once', async () => {
    await fursa.register('candidate');
    const unsent = async () =>
      (await fursa.database.query('select count(*)::int as n from mails where sent_at is null')).rows[0]?.n;
    await expect.poll(unsent, { timeout: 15_000 }).toBe(0);
  });
});
