/** A row with the line of the file that it begins on; `unclosed` when a quotation mark in it never ends. */
export type CsvRow = { line: number; cells: string[]; unclosed: boolean };

/** Reads comma-separated text with quoted fields (RFC 4180). */
export function readCsvRows(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let began = 1;
  const endRow = () => {
    rows.push({ line: began, cells: [...cells, cell], unclosed: quoted });
    cells = [];
    cell = '';
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      endRow();
      began = line;
    } else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || cells.length > 0 || quoted) endRow();
  return rows;
}

/** What a spreadsheet would take for a formula, also behind spaces and in the wide letters of some keyboards. */
const FORMULA = /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** One row of comma-separated text. What people wrote is text to a spreadsheet too: a quotation mark says so. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) => {
    const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell ?? '');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(',')}\r\n`;
}
