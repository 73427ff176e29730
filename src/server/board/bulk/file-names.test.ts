import { expect, it } from 'vitest';
import { createUniqueNames, safeName } from './file-names.ts';

it('takes a name that every system takes', () => {
  expect(safeName('Hodan Warsame', '7')).toBe('Hodan Warsame');
  expect(safeName('../../etc/passwd', '7')).toBe('etc passwd');
  expect(safeName('A\u202eB\u0000C: <D>', '7')).toBe('A B C D');
  expect(safeName('...', '7')).toBe('7');
  expect(safeName('Con', '7')).toBe('Con_');
  expect([...safeName('ح'.repeat(500), '7')]).toHaveLength(80);
});

it('gives no name twice, whatever its capitals', () => {
  const unique = createUniqueNames();
  const names = [
    unique('Hodan', '.pdf'),
    unique('HODAN', '.pdf'),
    unique('Hodan (2)', '.pdf'),
    unique('Hodan', '.doc'),
  ];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4);
  expect(names).toEqual(['Hodan.pdf', 'HODAN (2).pdf', 'Hodan (2) (2).pdf', 'Hodan.doc']);
});
