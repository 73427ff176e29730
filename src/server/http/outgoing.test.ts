import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutgoing } from './outgoing.ts';
import { isPublic, type OutgoingRules, readAllowedRanges } from './outgoing-address.ts';

const strict: OutgoingRules = { allowedRanges: [], allowsHttp: false };
const local: OutgoingRules = { allowedRanges: ['127.0.0.1'], allowsHttp: false };

const read = (text: string, rules = strict) => {
  const url = createOutgoing(rules).read(text);
  return typeof url === 'string' ? url : url.href;
};

describe('an address that somebody enters', () => {
  it.each([
    ['https://hr.example/hooks?team=1', 'https://hr.example/hooks?team=1'],
    ['https://hr.example:8443/', 'https://hr.example:8443/'],
    ['https://hr.example:443/x', 'https://hr.example/x'],
    ['https://93.184.216.34/x', 'https://93.184.216.34/x'],
    ['https://[2606:2800:220:1::1]/x', 'https://[2606:2800:220:1::1]/x'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['https://hr.example/x#part', 'https://hr.example/x'],
  ])('%s is read as %s', (text, href) => {
    expect(read(text)).toBe(href);
  });

  it.each([
    ['hr.example/hooks', 'unreadable'],
    ['', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://1.2.3.4.5/', 'unreadable'],
    ['https://[::1', 'unreadable'],
    ['http://hr.example/', 'scheme'],
    ['ftp://hr.example/', 'scheme'],
    ['file:///etc/passwd', 'unreadable'],
    ['javascript:alert(1)', 'unreadable'],
    ['https://user:secret@hr.example/', 'credentials'],
    ['https://user@hr.example/', 'credentials'],
    ['https://hr.example:22/', 'port'],
    ['https://hr.example:25/', 'port'],
    ['https://hr.example:80/', 'port'],
    ['https://hr.example:0/', 'port'],
    [`https://hr.example/${'x'.repeat(2000)}`, 'too_long'],
    // In ASCII every letter takes six characters.
    [`https://hr.example/${'ä'.repeat(400)}`, 'too_long'],
  ])('%s is refused: %s', (text, why) => {
    expect(read(text)).toBe(why);
  });

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://0/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://hooks.localhost/',
    'https://１２７.0.0.1/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://168.63.129.16/',
    'https://100.64.0.1/',
    'https://100.100.100.200/',
    'https://192.0.0.192/',
    'https://198.18.0.1/',
    'https://192.0.2.1/',
    'https://224.0.0.1/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:93.184.216.34]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'https://[2001:db8::1]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://[100::1]/',
    'https://[4000::1]/',
  ])('%s is refused because no such machine is on the internet', (text) => {
    expect(read(text)).toBe('private');
  });

  it('may be private where the operator allows it, and there without HTTPS', () => {
    expect(read('http://127.0.0.1:9000/x', local)).toBe('http://127.0.0.1:9000/x');
    expect(read('http://localhost:9000/x', local)).toBe('http://localhost:9000/x');
    expect(read('http://127.0.0.1/x', local)).toBe('http://127.0.0.1/x');
    expect(read('http://[::ffff:127.0.0.1]:9000/x', local)).toMatch(/^http:/);
    expect(read('http://127.0.0.2:9000/x', local)).toBe('private');
    expect(read('http://93.184.216.34/x', local)).toBe('scheme');
    expect(read('http://93.184.216.34/x', { allowedRanges: [], allowsHttp: true })).toBe('http://93.184.216.34/x');
  });

  it('is judged by the edges of its range', () => {
    expect(['9.255.255.255', '11.0.0.0', '172.15.255.255', '172.32.0.0', '100.63.255.255'].every(isPublic)).toBe(true);
    expect(['10.0.0.0', '10.255.255.255', '100.127.255.255', '', 'x', '1.1.1', 'fe80::1%eth0'].some(isPublic)).toBe(
      false,
    );
  });
});

describe('the ranges of the operator', () => {
  it('are addresses and ranges, and never everything', () => {
    expect(readAllowedRanges('10.1.2.0/24, fd00:1::/64,127.0.0.1')).toEqual([
      '10.1.2.0/24',
      'fd00:1::/64',
      '127.0.0.1',
    ]);
    expect(readAllowedRanges('')).toEqual([]);
    for (const wrong of ['0.0.0.0/0', '::/0', '10.0.0.0/33', 'intranet', '10.0.0.0/8/8', 'true'])
      expect(readAllowedRanges(wrong)).toBeNull();
  });
});

describe('a request', () => {
  const seen: string[] = [];
  let port = 0;
  const server = http.createServer((request, response) => {
    seen.push(request.url ?? '');
    if (request.url === '/redirect') response.writeHead(302, { location: '/target' }).end();
    else if (request.url === '/huge') for (let part = 0; part < 200; part += 1) response.write('x'.repeat(10_000));
    else if (request.url === '/half') response.writeHead(200, { 'content-length': '100' }).write('half');
    else if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => request.socket.destroy(), 20);
    } else if (request.url !== '/silent') response.end(`got ${request.method}`);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function send(path: string, options: Partial<Parameters<typeof createOutgoing>[0]> = {}, host = '127.0.0.1') {
    const outgoing = createOutgoing({ ...local, ...options });
    const url = new URL(`http://${host}:${port}${path}`);
    const receiver = outgoing.connectTo(url);
    const answer = await receiver.send({ url, method: 'POST', headers: {}, body: '{}' });
    receiver.close();
    return { ...answer, text: answer.failure === null ? answer.body.toString() : null };
  }

  it('reaches an allowed address', async () => {
    expect(await send('/')).toMatchObject({ status: 200, text: 'got POST', failure: null });
  });

  it('follows no redirect', async () => {
    expect(await send('/redirect')).toMatchObject({ status: 302 });
    expect(seen).not.toContain('/target');
  });

  it('reads 64 kB of the answer and no more', async () => {
    const answer = await send('/huge');
    expect([answer.status, answer.text?.length]).toEqual([200, 64 * 1024]);
  });

  it.each(['/silent', '/half'])('ends after its time: %s', async (path) => {
    const answer = await send(path, { limitMs: 200 });
    expect(answer).toMatchObject({ status: null, failure: 'timeout' });
    expect(answer.durationMs).toBeGreaterThanOrEqual(190);
  });

  it('ends after its time while the name is looked up', async () => {
    const resolve = () => new Promise<string[]>(() => {});
    expect(await send('/', { resolve, limitMs: 200 }, 'slow.example')).toMatchObject({ failure: 'timeout' });
  });

  it('does not take half an answer for one', async () => {
    expect(await send('/cut')).toMatchObject({ status: null, failure: 'connection' });
  });

  it('is not sent to an address that the rules refuse, whoever asks', async () => {
    const before = seen.length;
    expect(await send('/', { allowedRanges: ['10.0.0.0/8'] })).toMatchObject({ failure: 'address' });
    const names = {
      'one.example': ['127.0.0.2'],
      'mixed.example': ['127.0.0.1', '10.0.0.1'],
      'mapped.example': ['::1'],
    };
    for (const [name, addresses] of Object.entries(names)) {
      const resolve = async () => addresses;
      expect(await send('/', { resolve }, name), name).toMatchObject({ failure: 'address' });
    }
    expect(seen).toHaveLength(before);
  });

  it('goes to the very address that was checked, however the name server answers later', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [asked === 1 ? '127.0.0.1' : '10.0.0.1'];
    };
    const outgoing = createOutgoing({ ...local, resolve });
    const url = new URL(`http://rebinding.example:${port}/`);
    const receiver = outgoing.connectTo(url);
    const request = { url, method: 'POST', headers: {}, body: '{}' };
    expect(await receiver.send(request)).toMatchObject({ status: 200 });
    // The connection is kept, and nobody is asked again.
    expect(await receiver.send(request)).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
    receiver.close();
    expect(await outgoing.connectTo(url).send(request)).toMatchObject({ failure: 'address' });
    expect(asked).toBe(2);
  });

  it('needs HTTPS to a public address even if the operator allows others', async () => {
    const resolve = async () => ['93.184.216.34'];
    expect(await send('/', { resolve }, 'public.example')).toMatchObject({ failure: 'address' });
  });

  it('says what went wrong', async () => {
    const nobody = async () => [];
    expect(await send('/', { resolve: nobody }, 'nobody.example')).toMatchObject({ failure: 'name' });
    const away = () => Promise.reject(new Error('no name server'));
    expect(await send('/', { resolve: away }, 'away.example')).toMatchObject({ failure: 'name' });
    const outgoing = createOutgoing(local);
    const secure = new URL(`https://127.0.0.1:${port}/`);
    expect(await outgoing.connectTo(secure).send({ url: secure, method: 'POST', headers: {} })).toMatchObject({
      failure: expect.stringMatching(/certificate|connection/),
    });
    const closed = new URL('http://127.0.0.1:1/');
    expect(await outgoing.connectTo(closed).send({ url: closed, method: 'POST', headers: {} })).toMatchObject({
      failure: 'connection',
    });
  });
});
