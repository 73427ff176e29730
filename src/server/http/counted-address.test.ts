import { expect, it } from 'vitest';
import { countedAddress } from './counted-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:1a02:3:4:5:6', '2001:db8:1:1a00::/56'],
  ['2001:0DB8:0001:1AFF::9', '2001:db8:1:1a00::/56'],
  ['2001:db8:1:1b02::9', '2001:db8:1:1b00::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['2001:db8:1::', '2001:db8:1:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['unknown', 'unknown'],
])('counts %s as %s', (ip, counted) => {
  expect(countedAddress(ip)).toBe(counted);
});
