import { describe, expect, it } from 'vitest';
import { linksInText } from './links-in-text.ts';

const linksOf = (text: string) => linksInText(text).flatMap(({ href }) => href ?? []);

describe('links in a message', () => {
  it('are found between words, without the sentence that they stand in', () => {
    expect(linksInText('See https://fursa.example/a?b=1, then call.')).toEqual([
      { text: 'See ' },
      { text: 'https://fursa.example/a?b=1', href: 'https://fursa.example/a?b=1' },
      { text: ', then call.' },
    ]);
  });

  it('keep brackets of their own', () => {
    expect(linksOf('(https://example.com/a)')).toEqual(['https://example.com/a']);
    expect(linksOf('https://example.com/a_(b)')).toEqual(['https://example.com/a_(b)']);
    expect(linksOf('(see https://example.com/a_(b)).')).toEqual(['https://example.com/a_(b)']);
  });

  it('are web addresses and nothing else', () => {
    expect(linksOf('javascript:alert(1) data:text/html,x ftp://a.b //c.d mailto:e@f.g https:// www.h.i')).toEqual([]);
  });

  it('leave all of the text as it was', () => {
    for (const text of [
      '',
      'a\nb',
      '<b>https://a.example</b>',
      'https://a.example https://b.example!',
      'اكتب https://a.example؟',
    ])
      expect(
        linksInText(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });

  it('take no longer the odder the text is', () => {
    const odd = [
      'https://'.repeat(1_250),
      `https://${')'.repeat(10_000)}`,
      'http'.repeat(2_500),
      `https://a${'.'.repeat(9_990)}`,
    ];
    const started = performance.now();
    for (const text of odd) linksInText(text);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
