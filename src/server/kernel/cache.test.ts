import { expect, it, vi } from 'vitest';
import { createCache, createLoadingCache } from './cache.ts';

it('makes room by forgetting what was not asked for the longest time', () => {
  const cache = createCache<number>({ max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect(
    cache
      .all()
      .map(([key]) => key)
      .sort(),
  ).toEqual(['a', 'c']);
});

it('counts sizes where it is told how, and keeps nothing that is larger than all of it', () => {
  const cache = createCache<string>({ max: 10, sizeOf: (value) => value.length });
  cache.set('a', '12345');
  cache.set('b', '123456');
  expect(cache.get('a')).toBeUndefined();
  cache.set('c', '12345678901');
  expect(cache.get('c')).toBeUndefined();
  expect(cache.get('b')).toBe('123456');
});

it('is void when what it was made of has changed', () => {
  let version = 1;
  const cache = createCache<number>({ max: 2, version: () => version });
  expect(cache.getOr('a', () => 1)).toBe(1);
  expect(cache.getOr('a', () => 2)).toBe(1);
  version = 2;
  expect(cache.getOr('a', () => 3)).toBe(3);
});

it('reads once for all who ask at the same time, and again after a failure', async () => {
  const cache = createLoadingCache<number>({ max: 2 });
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(7);
  const both = [cache.load('a', read), cache.load('a', read)];
  for (const answer of both) await expect(answer).rejects.toThrow('away');
  expect(await Promise.all([cache.load('a', read), cache.load('a', read)])).toEqual([7, 7]);
  expect(read).toHaveBeenCalledTimes(2);
});
