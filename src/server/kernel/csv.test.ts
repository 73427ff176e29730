import { expect, it } from 'vitest';
import { csvRow, readCsvRows } from './csv.ts';

it('writes what it reads back, whatever stands in the cells', () => {
  const cells = ['plain', 'a, b', 'say "yes"', 'two\nlines', '', ' spaced '];
  expect(readCsvRows(csvRow(cells))).toEqual([{ line: 1, cells, unclosed: false }]);
  expect(csvRow(['a', 'b'])).toBe('a,b\r\n');
});

it.each(['=1+1', '+252', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '\u00a0=1', '  =1'])(
  'lets no spreadsheet calculate %j',
  (cell) => {
    expect(readCsvRows(csvRow([cell]))[0]?.cells[0]).toMatch(/^'/);
  },
);
