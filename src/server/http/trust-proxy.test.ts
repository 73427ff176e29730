import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { trustedBy } from './trust-proxy.ts';

const trusted = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy;

describe('TRUST_PROXY', () => {
  it.each([
    ['false', false],
    ['0', false],
    ['true', 1],
    ['1', 1],
    ['2', 2],
    ['192.0.2.7', ['192.0.2.7']],
    [' 10.0.0.0/8, 2001:db8::/32 ,::1', ['10.0.0.0/8', '2001:db8::/32', '::1']],
  ])('takes %s', (value, proxies) => {
    expect(trusted(value)).toEqual(proxies);
  });

  it.each(['yes', '-1', '1.5', '100', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '0.0.0.0/0', '::/0', '10.0.0.1,', 'a,b'])(
    'refuses %s in words',
    (value) => {
      expect(() => trusted(value)).toThrow(
        'The setting TRUST_PROXY is not valid: expected true, false, a number of proxies such as 2, or their addresses such as 10.0.0.0/8,192.0.2.7.',
      );
    },
  );

  it('believes nobody unless it is set', () => {
    expect(readConfig({}).trustProxy).toBe(false);
  });

  /** The client address that is derived for a connection with this forwarded header. */
  async function callerOf(value: string, connection: string, forwarded: string): Promise<string> {
    const app = Fastify({ trustProxy: trustedBy(trusted(value)) });
    app.get('/', async ({ ip }) => ip);
    const headers = { 'x-forwarded-for': forwarded };
    return (await app.inject({ url: '/', remoteAddress: connection, headers })).body;
  }

  it.each([
    ['false', '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    ['true', '192.0.2.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['2', '192.0.2.1', '198.51.100.1, 203.0.113.7, 192.0.2.2', '203.0.113.7'],
    ['2', '192.0.2.1', '203.0.113.7', '203.0.113.7'],
    ['192.0.2.0/24', '192.0.2.1', '198.51.100.1, 203.0.113.7, 192.0.2.2', '203.0.113.7'],
    ['192.0.2.0/24', '::ffff:192.0.2.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['192.0.2.0/24', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ])('%s, from %s, forwarded for %s: it is %s', async (value, connection, forwarded, caller) => {
    expect(await callerOf(value, connection, forwarded)).toBe(caller);
  });
});
