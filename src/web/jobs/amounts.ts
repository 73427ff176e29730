import type { Salary } from '#shared/jobs/jobs.contract.ts';
import type { JobsTranslate } from '#shared/jobs/value-texts.ts';
import { grouped } from '#shared/kernel/numbers.ts';

// The symbols of Intl are not used: they differ between the language data of server and browser, so the text would
// change after hydration.
const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

/** `$1,400`, `KES 60,000`. */
export function amount(value: number, currency = 'USD'): string {
  return `${SYMBOLS[currency] ?? `${currency}\u00a0`}${grouped(value, 0)}`;
}

/** The pay in one line. `isAmount` tells a figure from words that the employer chose. */
export function payLine(t: JobsTranslate, salary: Salary): { text: string; isAmount: boolean } {
  const { salary_mode: mode, min_salary: min, max_salary: max, currency, custom_salary: words } = salary;
  if (mode === 'custom') return { text: words ?? t('jobs.salary_not_stated'), isAmount: false };
  if (min !== null && max !== null) {
    const high = SYMBOLS[currency] ? amount(max, currency) : grouped(max, 0);
    return { text: min === max ? amount(min, currency) : `${amount(min, currency)} – ${high}`, isAmount: true };
  }
  if (min !== null) return { text: t('jobs.from_amount', { amount: amount(min, currency) }), isAmount: false };
  if (max !== null) return { text: t('jobs.up_to_amount', { amount: amount(max, currency) }), isAmount: false };
  return { text: t('jobs.salary_not_stated'), isAmount: false };
}
