import { describe, expect, it } from 'vitest';
import { codePoints } from './code-points.ts';
import { isSafeText, normaliseText } from './text.ts';

describe('code points', () => {
  it.each([
    '',
    'a',
    'Sirdo',
    '🧊',
    '🧊🧊a',
    'a🧊',
    '\ud83e',
    '\udd8a',
    '\ud83ea',
    '\ud83e\ud83e\uddca',
    '\udd8a\ud83e',
    'é',
    'e\u0301',
  ])('are counted as the language itself counts them: %j', (text) => {
    expect(codePoints(text)).toBe([...text].length);
  });
});

describe('safe text', () => {
  it.each(['', 'plain', 'two\nlines\twith\ta tab\r\n', 'é, e\u0301, 漢字, عربي, 🧊'])('is kept: %j', (text) => {
    expect(isSafeText(text)).toBe(true);
  });
  it.each(['a\0b', 'a\u0007b', '\x7f', 'a\u0085b', 'a\u202eb', 'a\u2066b', '\ud800', `e${'\u0301'.repeat(16)}`])(
    'is not: %j',
    (text) => {
      expect(isSafeText(text)).toBe(false);
    },
  );
  it('has Unix line ends and composed letters', () => {
    expect(normaliseText('a\r\nb\rc')).toBe('a\nb\nc');
    expect(normaliseText('e\u0301')).toBe('é');
  });
});
