/** Downloads a table of everything that matches the filters, including cards that are not loaded on this page. */
export function exportTable(filters: Readonly<Record<string, string | undefined>>): void {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  const link = document.createElement('a');
  link.href = `/company/applications/export.csv${query ? `?${query}` : ''}`;
  link.download = '';
  link.click();
}
