/** A score of 0 to 1 as a whole percentage. */
export function percent(score: number): number {
  return Math.round(Math.max(0, Math.min(1, score)) * 100);
}

const MOST_NAMES = 8;

/** `Missing: Excel, SQL and 3 more.`, or nothing when there is nothing to name. */
export function sentence(label: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const rest = names.length - MOST_NAMES;
  return `${label}: ${names.slice(0, MOST_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

export function duration(months: number): string {
  const whole = Math.round(months);
  const years = Math.floor(whole / 12);
  const rest = whole % 12;
  const parts = [
    years > 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : '',
    rest > 0 || years === 0 ? `${rest} ${rest === 1 ? 'month' : 'months'}` : '',
  ];
  return parts.filter(Boolean).join(' and ');
}
