import { describe, expect, it } from 'vitest';
import { htmlText } from './html-text.ts';

describe('the text of HTML', () => {
  it('is what a person reads, in lines', () => {
    const html =
      '<html><head><title>x</title></head><body><p>Yes,<br>on&nbsp;Monday.</p><div>Hodan &amp; Co</div></body>';
    expect(htmlText(html).trim()).toBe('Yes,\non Monday.\nHodan & Co');
  });

  it('holds no script, style, comment or quotation', () => {
    const html = `Yes<script>alert("1 < 2")</script><style>p{}</style><!-- <p>no</p> -->
      <blockquote>old <blockquote>older</blockquote> old</blockquote><img src=x onerror=alert(1)> indeed`;
    expect(htmlText(html).replace(/\s+/g, ' ').trim()).toBe('Yes indeed');
    // What is written as text stays text.
    expect(htmlText('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('<script>alert(1)</script>');
  });

  it('is found quickly, whatever is written', () => {
    for (const hostile of ['<', '<a', '<p>', '&', '&#', '<!--', '<blockquote>', '</', '<script>', '\n', '<p']) {
      const started = performance.now();
      htmlText(hostile.repeat(100_000 / hostile.length));
      expect(performance.now() - started, hostile).toBeLessThan(500);
    }
  });
});
