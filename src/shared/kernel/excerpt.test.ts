import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('cuts a text between words, and ends it in dots alone', () => {
  expect(excerpt('Solar for homes.', 16)).toBe('Solar for homes.');
  expect(excerpt('Solar for homes. And for towns.', 19)).toBe('Solar for homes…');
  expect(excerpt('Solar for homes, and towns', 20)).toBe('Solar for homes, and…');
});

it('cuts a text without a space where it has to, between letters', () => {
  expect(excerpt('x'.repeat(30), 10)).toBe(`${'x'.repeat(10)}…`);
  expect(excerpt(`${'x'.repeat(9)}${'😀'.repeat(9)}`, 10)).toBe(`${'x'.repeat(9)}…`);
});
