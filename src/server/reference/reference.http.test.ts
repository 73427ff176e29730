import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '#shared/reference/countries.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
beforeAll(async () => {
  fursa = await startTestServer();
});
afterAll(() => fursa.stop());

describe('countries', () => {
  it('are all there with name and code, in the order of their names', async () => {
    const { status, body } = await fursa.visitor().get('/api/countries');
    expect(status).toBe(200);
    expect(body).toContainEqual({ name: 'Somalia', code: 'SO' });
    expect(body.map(({ code }: { code: string }) => code).sort()).toEqual([...COUNTRY_CODES].sort());
    const names = body.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('are named in the language that is asked for, whatever the browser prefers', async () => {
    const arabic = await fursa.visitor().get('/api/countries?locale=ar');
    expect(arabic.body).toContainEqual({ name: 'الصومال', code: 'SO' });
    const plain = await fursa.visitor().get('/api/countries', { headers: { 'accept-language': 'ar' } });
    expect(plain.body).toContainEqual({ name: 'Somalia', code: 'SO' });
    expect((await fursa.visitor().get('/api/countries?locale=xx')).status).toBe(422);
  });
});

describe('languages', () => {
  it('begin with those that are spoken most here', async () => {
    const { body } = await fursa.visitor().get('/api/languages');
    expect(body.slice(0, 13).map(({ name }: { name: string }) => name)).toEqual([
      'English',
      'Somali',
      'Arabic',
      'Swahili',
      'Amharic',
      'French',
      'Italian',
      'Spanish',
      'Mandarin Chinese',
      'Hindi',
      'Urdu',
      'Turkish',
      'Other',
    ]);
  });

  it('go on with all others, each once', async () => {
    const { body } = await fursa.visitor().get('/api/languages');
    const list = body as { id: string; name: string }[];
    for (const name of ['Oromo', 'Tigrinya', 'Kinyarwanda', 'Luganda', 'Kikuyu', 'Afar', 'Portuguese', 'Japanese'])
      expect(list.map((language) => language.name)).toContain(name);
    expect(list.length).toBeGreaterThan(190);
    for (const key of ['id', 'name'] as const) expect(new Set(list.map((one) => one[key])).size).toBe(list.length);
    for (const { id, name } of list) expect(`${id} ${name}`).toMatch(/^[a-z]{2,5} \p{Lu}[\p{L} -]+$/u);
  });
});

describe('answers that are the same for everybody', () => {
  const paths = [
    '/api/countries',
    '/api/languages',
    '/api/institutions/search?q=moi&country_code=KE',
    '/api/skills?q=ex',
  ];
  for (const path of paths) {
    it(`are kept by browsers, which ask whether they have changed: ${path}`, async () => {
      const first = await fursa.visitor().get(path);
      expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
      expect(first.headers.getSetCookie()).toEqual([]);
      const mark = first.headers.get('etag') ?? '';
      const again = await fursa.visitor().get(path, { headers: { 'if-none-match': `"other", ${mark}` } });
      expect([again.status, again.text]).toEqual([304, '']);
      const changed = await fursa.visitor().get(path, { headers: { 'if-none-match': 'W/"other"' } });
      expect([changed.status, changed.text]).toEqual([200, first.text]);
    });
  }

  it('are not kept when they are refusals', async () => {
    const { headers } = await fursa.visitor().get('/api/institutions/search?q=moi');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });
});
