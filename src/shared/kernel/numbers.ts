/**
 * `12,345.5`, in the same digits everywhere, as on payslips here. Not by Intl: a browser's first use of it costs as
 * much as all the rest of a page's scripts.
 */
export function grouped(value: number, mostDecimals = 3): string {
  const [whole = '', decimals] = String(Number(value.toFixed(mostDecimals))).split('.');
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals ? `${withCommas}.${decimals}` : withCommas;
}
