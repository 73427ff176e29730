/**
 * Text that a spreadsheet would run as a formula, also after spaces and with the full-width signs of some keyboards.
 */
const FORMULA = /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** One row of CSV. An apostrophe before text that looks like a formula makes spreadsheets treat it as text. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) => {
    const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell ?? '');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(',')}\r\n`;
}
