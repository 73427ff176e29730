import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const SITE = 'http://localhost:3000';

describe('an address that is followed', () => {
  it.each([
    ['/', '/'],
    ['/jobs?text=nurse&page=2#list', '/jobs?text=nurse&page=2#list'],
    ['/job/a-b/apply?token=x_-Y', '/job/a-b/apply?token=x_-Y'],
    ['/jobs/../user/account', '/user/account'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/jobs?next=//evil.example', '/jobs?next=//evil.example'],
    ['/jo\tbs', '/jobs'],
    ['/وظيفة', '/%D9%88%D8%B8%D9%8A%D9%81%D8%A9'],
    // The slashes of other alphabets are letters of a path.
    ['/／evil.example', '/%EF%BC%8Fevil.example'],
    ['/∕∕evil.example', '/%E2%88%95%E2%88%95evil.example'],
  ])('%j stays on the site', (address, path) => {
    expect(ownPath(address, '/home')).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\r\n/evil.example',
    '/\t\\evil.example',
    '/\\\t/evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/jobs/..//evil.example',
    '/\t.//evil.example',
    '//user@evil.example',
    '//evil.example:80/',
    '//[::1]/',
    '//[',
    '/\\[',
    '//evil。example',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:\\\\evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/1',
    ' //evil.example',
    ' /jobs',
    '\u0000//evil.example',
    '\u00a0//evil.example',
    '\ufeff//evil.example',
    '.evil.example',
    '@evil.example',
    'evil.example',
    '?next=//evil.example',
    '#x',
    '',
  ])('%j leads home', (address) => {
    expect(ownPath(address, '/home')).toBe('/home');
  });

  it.each([null, undefined, 7, {}, ['/jobs']])('what is no text leads home: %j', (address) => {
    expect(ownPath(address, '/home')).toBe('/home');
  });

  it('stays on the site whatever is put together of what browsers read in their own way', () => {
    const parts = ['/', '\\', '.', '..', '\t', '\n', '%2f', '%5c', '@', ':', 'evil.example', '?', '#', ' ', ';', '//'];
    const walk = (address: string, depth: number): void => {
      const path = ownPath(address, '/home');
      expect(new URL(path, SITE).origin, address).toBe(SITE);
      expect(path, address).toMatch(/^\/(?![/\\])/);
      if (depth > 0) for (const part of parts) walk(address + part, depth - 1);
    };
    walk('/', 3);
    walk('', 3);
  });
});
