import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';
import { xmlText } from '../kernel/xml-text.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());

// Characters that XML forbids. A parser stops at the first of them, and no job after it is read.
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

it('hands feed readers and search engines nothing that XML forbids', async () => {
  const employer = await fursa.register('company', 'Milk\ufffe & <Co>');
  const description = `<p>${'😀'.repeat(400)} cold\uffff milk, every day, and more of it than anybody could count.</p>`;
  await publishJob(employer, await fursa.signedInAs('admin'), {
    title: 'Milk\ufffe "Driver"\uffff \u{1f95b}',
    description,
  });
  const feed = (await fursa.visitor().get('/feed.xml')).text;
  expect(feed).toContain('<title>Milk &#34;Driver&#34; \u{1f95b}</title>');
  expect(feed).toContain('<dc:creator>Milk &#38; &#60;Co&#62;</dc:creator>');
  for (const path of ['/feed.xml', '/sitemap.xml', '/sitemap-1.xml']) {
    expect((await fursa.visitor().get(path)).text, path).not.toMatch(NO_XML);
  }
});

it.each([
  ['\0\u0007a\u001f\u007f', 'a\u007f'],
  ['a\ud800b\udc00c', 'abc'],
  ['a\ufffe\uffffb', 'ab'],
  ['\t\n\r é ع 漢 \u{10ffff}', '\t\n\r é ع 漢 \u{10ffff}'],
  ['<a b="c">&\'', '&#60;a b=&#34;c&#34;&#62;&#38;&#39;'],
])('writes %j as XML', (text, xml) => {
  expect(xmlText(text)).toBe(xml);
});
