import type { AlertFilters } from '#shared/jobs/alerts.contract.ts';
import { UNCONFIRMED_ALERT_DAYS } from '#shared/jobs/alerts.values.ts';
import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { jobsMail } from '#shared/jobs/jobs-mails.texts.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import { countryName } from '#shared/reference/countries.ts';
import type { Mail } from '../../queue/mail.ts';
import { nameInMail } from '../../queue/name-in-mail.ts';
import { queryOf, storedSearch } from './alert-search.ts';
import { searchInWords } from './search-in-words.ts';

type Recipient = { email: string; locale: Locale; publicUrl: string; token: string };

/**
 * The mail does not quote the search: a stranger may have typed it, and our mails must not carry a stranger's message.
 */
export function confirmAlertMail({ email, locale, publicUrl, token }: Recipient): Mail {
  const days = { told: mailText('mail.days', { count: UNCONFIRMED_ALERT_DAYS }) };
  return {
    to: email,
    locale,
    subject: jobsMail('mail.alert_confirm_subject'),
    paragraphs: [mailText('mail.hello'), jobsMail('mail.alert_confirm_text')],
    button: { link: `${publicUrl}/job-alert/${token}`, words: jobsMail('mail.alert_confirm_button') },
    notes: [jobsMail('mail.alert_confirm_ignore', { days })],
  };
}

export type News = {
  /** Null for somebody without an account. */
  name: string | null;
  filters: AlertFilters;
  jobs: readonly JobCard[];
  /** The total, of which `jobs` are the newest. */
  total: number;
};

/** New jobs of a search, with a link for people to stop them, and one that mail programs call themselves (RFC 8058). */
export function newJobsMail({ name, filters, jobs, total, ...recipient }: Recipient & News): Mail {
  const { email, locale, publicUrl, token } = recipient;
  const search = searchInWords(filters, locale);
  const more = total - jobs.length;
  const query = queryOf({ ...storedSearch(filters), sort: 'newest' });
  return {
    to: email,
    locale,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/job-alerts/${token}/stop>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    subject: jobsMail('mail.alert_subject', { count: total, search }),
    paragraphs: [
      name === null
        ? mailText('mail.hello')
        : mailText('mail.hello_named', { name: nameInMail(name, { told: mailText('mail.there') }) }),
      jobsMail('mail.alert_text', { count: total, search }),
      ...jobs.map((job) => ({ link: `${publicUrl}/job/${job.slug}`, words: jobLine(job, locale) })),
      ...(more > 0 ? [jobsMail('mail.alert_more', { count: more })] : []),
    ],
    button: { link: `${publicUrl}/jobs?${query}`, words: jobsMail('mail.alert_button') },
    notes: [
      ...(name === null ? [] : [{ link: `${publicUrl}/user/saved`, words: jobsMail('mail.alert_change') }]),
      { link: `${publicUrl}/job-alert/${token}`, words: jobsMail('mail.alert_stop') },
    ],
  };
}

function jobLine({ title, company, is_remote: isRemote, locality, country }: JobCard, locale: Locale) {
  const named = { title, company: nameInMail(company.name, { told: jobsMail('mail.some_employer') }) };
  if (isRemote) return jobsMail('mail.alert_job', { ...named, place: { told: jobsMail('mail.remote') } });
  const place = [locality, country && countryName(country.code, locale)].filter(Boolean).join(', ');
  return place === ''
    ? jobsMail('mail.alert_job_without_place', named)
    : jobsMail('mail.alert_job', { ...named, place });
}
