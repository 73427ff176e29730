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
