import type { AlertFilters } from '#shared/jobs/alerts.contract.ts';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import { jobsMail } from '#shared/jobs/jobs-mails.texts.ts';
import { EDUCATION_TEXTS, EXPERIENCE_TEXTS, TYPE_TEXTS } from '#shared/jobs/value-texts.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { type Message, messagesOf } from '#shared/kernel/messages.ts';
import { grouped } from '#shared/kernel/numbers.ts';
import { countryName } from '#shared/reference/countries.ts';
import { nameInMail } from '../../queue/name-in-mail.ts';

const said = messagesOf(jobSearchTexts);

/** A search as text for a mail: its words and filters as a list. */
export function searchInWords(filters: AlertFilters, locale: Locale): string | { told: Message } {
  const { q = '', place = '', type = [], country = [], education = [], experience = [] } = filters;
  // The reader has confirmed these words, but a mail should not contain links and numbers that a stranger may have
  // typed.
  const [words, where] = [nameInMail(q, ''), nameInMail(place, '')];
  const dollars = (amount: number) => ({ amount: `$${grouped(amount, 0)}` });
  const parts: (string | { told: Message })[] = [
    ...(words === '' ? [] : [`“${words}”`]),
    ...type.map((one) => ({ told: said(TYPE_TEXTS[one]) })),
    ...(where === '' ? [] : [{ told: said('jobs.in_place', { place: where }) }]),
    ...country.map((code) => countryName(code, locale)),
    ...(filters.remote ? [{ told: said('jobs.remote') }] : []),
    ...(filters.featured ? [{ told: said('jobs.featured') }] : []),
    ...(filters.salary_min === undefined ? [] : [{ told: said('jobs.from_amount', dollars(filters.salary_min)) }]),
    ...(filters.salary_max === undefined ? [] : [{ told: said('jobs.up_to_amount', dollars(filters.salary_max)) }]),
    ...education.map((one) => ({ told: said(EDUCATION_TEXTS[one]) })),
    ...experience.map((one) => ({ told: said(EXPERIENCE_TEXTS[one]) })),
  ];
  if (parts.length === 0) return { told: jobsMail('mail.all_jobs') };
  return parts.reduceRight((rest, first) => ({ told: jobsMail('mail.list', { first, rest }) }));
}
