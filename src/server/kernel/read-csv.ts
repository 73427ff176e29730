import { CsvError, parse } from 'csv-parse/sync';

/** A row with the line of the file that it begins on; `unclosed` when a quotation mark in it never ends. */
export type CsvRow = { line: number; cells: string[]; unclosed: boolean };

/** Reads comma-separated text with quoted fields (RFC 4180). Rows may have different numbers of cells. */
export function readCsvRows(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1;
  const keepRow = (cells: string[]) => {
    rows.push({ line, cells, unclosed: false });
    line += cells.join('').split('\n').length;
    return null;
  };
  try {
    parse(text, {
      bom: true,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      relax_quotes: true,
      on_record: keepRow,
    });
  } catch (error) {
    if (!(error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')) throw error;
    rows.push({ line, cells: [], unclosed: true });
  }
  return rows;
}
