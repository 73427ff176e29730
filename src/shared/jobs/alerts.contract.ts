import { EmailAddress, LinkToken } from '../identity/identity.contract.ts';
import { applicant, candidateOnly, everyone } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { ALERT_FREQUENCIES } from './alerts.values.ts';
import { JobFilters } from './jobs.contract.ts';

/** The filters that define which jobs are wanted. Order and page do not, and an alert is only about new jobs anyway. */
export const AlertFilters = JobFilters.omit({ posted: true, sort: true, page: true }).strict();
export type AlertFilters = z.output<typeof AlertFilters>;

const Frequency = z.enum(ALERT_FREQUENCIES);

const Wish = z.object({
  /** The filters, named as in the address of /jobs. */
  filters: AlertFilters,
  frequency: Frequency,
});

/** The query of /jobs that shows the same search. */
const search = z.string();

export const askForAlert = defineEndpoint({
  method: 'POST',
  path: '/api/job-alerts',
  summary:
    'Ask for new jobs of a search by email, without an account. They come once the link that is mailed has been confirmed. The answer is the same for every email address.',
  access: applicant,
  input: Wish.extend({ email: EmailAddress }),
  output: Done,
  errors: ['too_many'],
});

const Token = LinkToken.describe('The secret of the link in the mail.');
const MailedAlert = z.object({
  success: z.literal(true),
  search,
  frequency: Frequency,
  /** asked: it is not confirmed yet, so no mails are sent. */
  state: z.enum(['asked', 'active', 'stopped']),
});

export const findMailedAlert = defineEndpoint({
  method: 'GET',
  path: '/api/job-alerts/{token}',
  summary: 'The alert that a mailed link belongs to.',
  access: everyone,
  input: z.object({ token: Token }),
  output: MailedAlert,
});

export const chooseMailedAlert = defineEndpoint({
  method: 'PUT',
  path: '/api/job-alerts/{token}',
  summary: 'Confirm the alert that a mailed link belongs to, stop its mails, or let them come again.',
  access: everyone,
  input: z.object({ token: Token, wanted: z.boolean() }),
  output: MailedAlert,
});

export const JobAlert = z.object({
  id: z.number(),
  search,
  frequency: Frequency,
  paused: z.boolean(),
  created_at: z.string(),
  /** When the last mail with new jobs was sent. */
  mailed_at: z.string().nullable(),
});
export type JobAlert = z.output<typeof JobAlert>;
const AlertAnswer = z.object({ success: z.literal(true), alert: JobAlert });
const AlertId = IdInPath.describe('The id of the alert.');

export const ownAlerts = defineEndpoint({
  method: 'GET',
  path: '/candidate/alerts',
  page: '/user/saved',
  summary: 'My job alerts, newest first.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), alerts: z.array(JobAlert) }),
});

export const createAlert = defineEndpoint({
  method: 'POST',
  path: '/candidate/alerts',
  summary: 'Get new jobs of a search by email. Asked for again, the same search changes how often.',
  access: candidateOnly,
  input: Wish,
  output: AlertAnswer,
});

export const changeAlert = defineEndpoint({
  method: 'PUT',
  path: '/candidate/alerts/{id}',
  summary: 'Change how often mails of an alert come, pause it, or let it go on.',
  access: candidateOnly,
  input: z.object({ id: AlertId, frequency: Frequency, paused: z.boolean() }),
  output: AlertAnswer,
});

export const deleteAlert = defineEndpoint({
  method: 'DELETE',
  path: '/candidate/alerts/{id}',
  summary: 'Delete an alert.',
  access: candidateOnly,
  input: z.object({ id: AlertId }),
  output: Done,
});
