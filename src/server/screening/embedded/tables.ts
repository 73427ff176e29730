import { readCsvRows } from '../../kernel/read-csv.ts';

/** Reads comma-separated text into rows by column name. */
export function readCsv(text: string): Record<string, string>[] {
  return byColumn(readCsvRows(text).map(({ cells }) => cells));
}

/** Reads tab-separated text, one row a line, into rows by column name. */
export function readTabs(text: string): Record<string, string>[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return byColumn(lines.map((line) => line.split('\t')));
}

function byColumn(rows: string[][]): Record<string, string>[] {
  const [columns = [], ...entries] = rows;
  const names = columns.map((name) => name.replace(/^\uFEFF/, '').trim());
  return entries.map((cells) => Object.fromEntries(names.map((name, at) => [name, (cells[at] ?? '').trim()])));
}
