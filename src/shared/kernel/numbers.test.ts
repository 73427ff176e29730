import { expect, it } from 'vitest';
import { grouped } from './numbers.ts';

it.each([0, -0.0001, 1, 999, 1_000, 60_000, 1_234_567, -4_500, 0.5, 1_234.5678, 2.0004, 99_999.9996])(
  'writes %d as Intl does',
  (value) => {
    const signless = new Intl.NumberFormat('en', { signDisplay: 'negative' });
    expect(grouped(value)).toBe(signless.format(value));
    expect(grouped(value, 0)).toBe(
      new Intl.NumberFormat('en', { maximumFractionDigits: 0, signDisplay: 'negative' }).format(value),
    );
  },
);
