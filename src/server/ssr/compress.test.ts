import { expect, it } from 'vitest';
import { encodingFor } from './compress.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip; q=0.5', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.000', null],
  ['*', 'br'],
  ['identity', null],
  ['deflate, zstd', null],
  ['', null],
  [undefined, null],
])('answers a browser that accepts %j in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
