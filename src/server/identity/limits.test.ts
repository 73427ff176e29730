import { expect, it } from 'vitest';
import type { Limit } from './throttle.ts';

const files = import.meta.glob<{ LIMITS: Record<string, Limit> }>('/src/server/*/*.limits.ts', { eager: true });

it('every limit of every module counts under a name of its own', () => {
  const names = Object.values(files).flatMap(({ LIMITS }) => Object.values(LIMITS).map(({ name }) => name));
  expect(names.length).toBeGreaterThan(30);
  expect(names).toEqual([...new Set(names)]);
});
