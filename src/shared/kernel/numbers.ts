/**
 * `12,345.5`, with the same digits in every language, as on payslips here. It does not use Intl, whose first use in a
 * browser costs as much as all other scripts of a page.
 */
export function grouped(value: number, mostDecimals = 3): string {
  const [whole = '', decimals] = String(Number(value.toFixed(mostDecimals))).split('.');
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals ? `${withCommas}.${decimals}` : withCommas;
}
