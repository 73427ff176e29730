import { describe, expect, it } from 'vitest';
import { OCCUPATIONS } from './occupations.ts';

describe('the built-in occupations', () => {
  const titles = OCCUPATIONS.map(({ title }) => title);

  it('stand under one title each', () => {
    expect(titles.filter((title, at) => title === '' || titles.indexOf(title) !== at)).toEqual([]);
  });

  it('all have terms and at least two neighbours', () => {
    const lacking = OCCUPATIONS.filter(({ terms, neighbours }) => terms.length === 0 || neighbours.length < 2);
    expect(lacking.map(({ title }) => title)).toEqual([]);
  });

  it('name only neighbours that are there, and never themselves', () => {
    const known = new Set(titles);
    const unknown = OCCUPATIONS.flatMap(({ title, neighbours }) =>
      neighbours.filter((other) => !known.has(other) || other === title).map((other) => `${title}: ${other}`),
    );
    expect(unknown).toEqual([]);
  });

  it('say nothing twice in one column', () => {
    const twice = OCCUPATIONS.filter(({ otherTitles, terms, fields, neighbours }) =>
      [otherTitles, terms, fields, neighbours].some((column) => new Set(column).size !== column.length),
    );
    expect(twice.map(({ title }) => title)).toEqual([]);
  });
});
