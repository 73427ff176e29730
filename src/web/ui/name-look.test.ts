import { expect, it } from 'vitest';
import { initialsOf, toneOf } from './name-look.ts';

it('gives the employers of the demo marks that nobody confuses: other letters on another colour', () => {
  const names = ['Qaboobe Cold Chain', 'Umoyari Health Network', 'Tsehayon Energy'];
  expect(names.map(initialsOf)).toEqual(['QC', 'UN', 'TE']);
  expect(new Set(names.map(toneOf)).size).toBe(3);
});
