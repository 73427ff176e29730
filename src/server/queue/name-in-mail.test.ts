import { describe, expect, it } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

const shown = (name: string) => nameInMail(name, 'Somebody');

describe('a name in a mail to somebody else', () => {
  it.each([
    'Hodan Warsame',
    "Aoife O'Brien-Byrne",
    'J.R.R. Tolkien',
    'هدى ورسمه',
    'Ndũng’u wa Mũthoni',
    'Olga & Daughters Ltd.',
    'Studio 54 (Nairobi)',
    'Class of 2026',
    'Müller, Söhne & Co. KG',
  ])('stays as it is: %s', (name) => {
    expect(shown(name)).toBe(name);
  });

  it.each([
    ['http://evil.example/pay', 'http evil example pay'],
    ['HTTPS://EVIL.EXAMPLE', 'HTTPS EVIL EXAMPLE'],
    ['www.evil.example', 'www evil example'],
    ['You won! Go to evil.example', 'You won! Go to evil example'],
    ['evil.com', 'evil com'],
    ['evil.co.uk', 'evil co uk'],
    ['evil...com', 'evil com'],
    ['evil。com', 'evil com'],
    ['evil．com', 'evil com'],
    ['evil․com', 'evil com'],
    ['evil\u200b.\u200bcom', 'evil com'],
    ['evil.\u2060com', 'evil com'],
    ['xn--evil.xn--p1ai', 'xn--evil xn--p1ai'],
    ['пример.рф', 'пример рф'],
    ['at 192.168.10.17', 'at'],
    ['write to evil@mail.example', 'write to evil mail example'],
    ['mailto:evil', 'mailto evil'],
    ['javascript:alert(1)', 'javascript alert(1)'],
    ['<a href="x">Click</a>', 'a href= x Click a'],
    ['[Click](x)', 'Click (x)'],
    ['call +252 61 234 5678 now', 'call now'],
    ['call 0612-345-678', 'call'],
    ['call (061) 2345678', 'call ('],
    ['Hodan\r\nBcc: all@mail.example', 'Hodan Bcc all mail example'],
    ['Hodan\u2028\u2029Line', 'Hodan Line'],
    ['  a \t b  ', 'a b'],
  ])('%j is written as %j', (name, written) => {
    expect(shown(name)).toBe(written);
  });

  it('is short', () => {
    expect([...shown('word '.repeat(40))].length).toBeLessThanOrEqual(61);
    expect([...shown('x'.repeat(100))].length).toBeLessThanOrEqual(61);
  });

  it.each(['', '://', '...', '\u200b', '+252 61 234 5678'])('is replaced when nothing is left of %j', (name) => {
    expect(shown(name)).toBe('Somebody');
  });

  it('holds no link, however it is put together', () => {
    const parts = ['evil', '.', 'com', '/', ':', '@', '\u200b', '。', 'www', '-', '7', ' ', '．'];
    const link = /:\/\/|[\p{L}\p{N}-][.。．][\p{L}\p{N}-]{2}|@|\d{6}|[\n\r]/u;
    const walk = (name: string, depth: number): void => {
      expect(shown(name)).not.toMatch(link);
      if (depth > 0) for (const part of parts) walk(name + part, depth - 1);
    };
    walk('', 4);
  });
});
