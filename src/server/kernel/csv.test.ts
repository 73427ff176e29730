import { expect, it } from 'vitest';
import { csvRow } from './csv.ts';
import { readCsvRows } from './read-csv.ts';

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

it('knows on which line of the file a row begins', () => {
  const rows = readCsvRows('\uFEFFname,country\r\n"two\r\nlines",KE\n\nthe 7" college,SO\n"open,KE\nmore');
  expect(rows).toEqual([
    { line: 1, cells: ['name', 'country'], unclosed: false },
    { line: 2, cells: ['two\r\nlines', 'KE'], unclosed: false },
    { line: 4, cells: [''], unclosed: false },
    { line: 5, cells: ['the 7" college', 'SO'], unclosed: false },
    { line: 6, cells: [], unclosed: true },
  ]);
});
