import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { toVisitorPage } from './visitor-page.ts';

const page = (text: string, tiles = 'https://tiles.example/{z}/{x}/{y}.png') =>
  toVisitorPage(`<p>${text}</p>`, 'n0', { provider: 'leaflet', tiles });

it('keeps what was compressed while the page stays as it was', () => {
  const cache = createPageCache();
  const first = cache.put('en /', { page: page('a'), jobId: null, since: 0 });
  expect(cache.put('en /', { page: page('a'), jobId: null, since: 0 })).toBe(first);
  expect(cache.put('en /', { page: page('b'), jobId: null, since: 0 })).not.toBe(first);
});

it('is another page when only its policy has changed, because a browser keeps the policy with its copy', () => {
  const [here, there] = [page('a'), page('a', 'https://{s}.elsewhere.example/{z}/{x}/{y}.png')];
  expect(there.policy).toContain('https://*.elsewhere.example');
  expect(there.etag).not.toBe(here.etag);
  expect(page('a').etag).toBe(here.etag);
});

it('forgets the pages of a job that changed, and those that show several', () => {
  const cache = createPageCache();
  cache.put('en /', { page: page('all'), jobId: null, since: 0 });
  cache.put('en /job/one', { page: page('one'), jobId: 1, since: 0 });
  cache.put('en /job/two', { page: page('two'), jobId: 2, since: 0 });
  cache.drop([1]);
  expect(['en /', 'en /job/one', 'en /job/two'].map((key) => cache.get(key) !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
});

it('does not keep what was rendered while something changed', () => {
  const cache = createPageCache();
  const since = cache.changes();
  cache.drop([1]);
  cache.put('en /job/one', { page: page('old'), jobId: 1, since });
  expect(cache.get('en /job/one')).toBeUndefined();
});

it('forgets all of them when what every page shows has changed, also those being rendered', () => {
  const cache = createPageCache();
  cache.put('en /job/one', { page: page('one'), jobId: 1, since: 0 });
  const since = cache.changes();
  cache.dropAll();
  cache.put('en /job/two', { page: page('two'), jobId: 2, since });
  expect(['en /job/one', 'en /job/two'].map((key) => cache.get(key))).toEqual([undefined, undefined]);
});

it('has a bound: what nobody asked for longest goes first', () => {
  const cache = createPageCache(5_000);
  const large = 'x'.repeat(1_000);
  for (const key of ['a', 'b']) cache.put(key, { page: page(key + large), jobId: null, since: 0 });
  cache.get('a');
  cache.put('c', { page: page(`c${large}`), jobId: null, since: 0 });
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
});
