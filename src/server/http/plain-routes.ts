import { MOST_CARDS } from '#shared/board/board.values.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import { MAIL_SAMPLES } from '#shared/kernel/mail-samples.ts';
import { ATTACHMENT } from '#shared/messenger/messenger.values.ts';

type Parameter = { name: string; description: string; schema: { type: string; pattern?: string; enum?: string[] } };

/** Routes that are fetched and not called: files, feeds and probes, each mounted by its own module. */
export type PlainRoute = {
  /** GET unless stated otherwise. */
  method?: 'POST';
  path: string;
  summary: string;
  parameters?: Parameter[];
  mediaTypes: [string, ...string[]];
  /** The schema of a JSON response. */
  schema?: Record<string, unknown>;
  errors: ErrorCode[];
};

const ID_PATTERN = '^[1-9]\\d{0,15}$';

const status = (value: string) => ({
  type: 'object',
  properties: { status: { const: value } },
  required: ['status'],
});

const TOKEN = { name: 'token', description: 'As in the mail.', schema: { type: 'string' } };
const ONE_CLICK_STOPS = [
  { path: '/messages/mails/{token}/stop', what: 'mails about messages' },
  { path: '/job-alerts/{token}/stop', what: 'a job alert' },
];

export const PLAIN_ROUTES: PlainRoute[] = [
  {
    path: '/admin/translations/export.json',
    summary: 'All texts of a language by their keys, for admins.',
    parameters: [{ name: 'locale', description: 'The language of the texts.', schema: { type: 'string' } }],
    mediaTypes: ['application/json'],
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    errors: ['unauthenticated', 'forbidden', 'invalid', 'internal', 'unavailable'],
  },
  {
    path: '/api/admin/people/{id}/export.zip',
    summary: 'Everything of a person in one archive, for the admin who has just recorded why.',
    parameters: [
      { name: 'id', description: 'The id of the account.', schema: { type: 'string', pattern: ID_PATTERN } },
      {
        name: 'recorded',
        description: 'As in the `url` of the answer.',
        schema: { type: 'string', pattern: ID_PATTERN },
      },
    ],
    mediaTypes: ['application/zip'],
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_many', 'internal', 'unavailable'],
  },
  {
    path: '/api/application/{receipt}/export',
    summary: 'Everything about an application in one archive, for the holder of its receipt.',
    parameters: [{ name: 'receipt', description: 'The secret of the receipt.', schema: { type: 'string' } }],
    mediaTypes: ['application/zip'],
    errors: ['not_found', 'too_many', 'internal', 'unavailable'],
  },
  {
    path: '/candidates/download/cv/{id}',
    summary:
      'A CV, for the candidate, the employers that it was sent to, reviewers and admins. Its name is in `content-disposition`, and percent-encoded in `filename`. With `inline=1` a PDF is answered for looking at it.',
    parameters: [
      { name: 'id', description: 'As in `candidate_resume_id`.', schema: { type: 'string', pattern: ID_PATTERN } },
    ],
    mediaTypes: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    errors: ['unauthenticated', 'not_found', 'internal', 'unavailable'],
  },
  {
    path: '/candidate/profile/photo/{id}',
    summary: 'Your own photo. Its address changes with it: it is in the answer to the upload, and in `photo` of `/me`.',
    parameters: [{ name: 'id', description: 'As in the address.', schema: { type: 'string', pattern: ID_PATTERN } }],
    mediaTypes: ['image/jpeg', 'image/png'],
    errors: ['unauthenticated', 'forbidden', 'not_found', 'internal', 'unavailable'],
  },
  {
    path: '/candidates/photo/{id}',
    summary: 'The picture of an applicant, for the candidate, the employer, reviewers and admins.',
    parameters: [
      { name: 'id', description: 'The id of the application.', schema: { type: 'string', pattern: ID_PATTERN } },
    ],
    mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
    errors: ['unauthenticated', 'not_found', 'internal', 'unavailable'],
  },
  {
    path: '/company/applications/cvs.zip',
    summary: 'The CVs of several applications of your company in one archive, with a list of those that it lacks.',
    parameters: [{ name: 'ids', description: `Ids with commas, at most ${MOST_CARDS}.`, schema: { type: 'string' } }],
    mediaTypes: ['application/zip'],
    errors: ['unauthenticated', 'forbidden', 'invalid', 'too_many', 'internal', 'unavailable'],
  },
  {
    path: '/company/applications/export.csv',
    summary: 'The applications that the filters of the board show, as a table. Takes the filters of the board.',
    mediaTypes: ['text/csv'],
    errors: ['unauthenticated', 'forbidden', 'invalid', 'internal', 'unavailable'],
  },
  {
    path: '/admin/audit/export.csv',
    summary:
      'What the filters of the audit show, as a table. Takes the filters of the audit. For admins, and recorded.',
    mediaTypes: ['text/csv'],
    errors: ['unauthenticated', 'forbidden', 'invalid', 'too_many', 'internal', 'unavailable'],
  },
  {
    path: '/files/logo/{id}',
    summary: 'The logo of a company. Its address changes with its content.',
    parameters: [{ name: 'id', description: 'As in `logo_url`.', schema: { type: 'string', pattern: ID_PATTERN } }],
    mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
    errors: ['not_found', 'internal', 'unavailable'],
  },
  {
    path: '/feed.xml',
    summary: 'The newest open jobs as RSS.',
    mediaTypes: ['application/rss+xml'],
    errors: ['internal', 'unavailable'],
  },
  {
    path: '/sitemap.xml',
    summary: 'The addresses of all open jobs and their employers; of many, the list of the parts.',
    mediaTypes: ['application/xml'],
    errors: ['internal', 'unavailable'],
  },
  {
    path: '/sitemap-{part}.xml',
    summary: 'One part of the sitemap.',
    parameters: [{ name: 'part', description: 'From 1 on.', schema: { type: 'string', pattern: '^\\d+$' } }],
    mediaTypes: ['application/xml'],
    errors: ['not_found', 'internal', 'unavailable'],
  },
  {
    path: '/robots.txt',
    summary: 'What search engines may read, and where the sitemap is.',
    mediaTypes: ['text/plain'],
    errors: ['internal', 'unavailable'],
  },
  {
    path: '/messages/attachments/{id}',
    summary:
      'A file that was sent with a message, for the two sides. With `inline=1` a picture is answered for looking at it.',
    parameters: [
      { name: 'id', description: 'The id of the attachment.', schema: { type: 'string', pattern: ID_PATTERN } },
    ],
    mediaTypes: [...ATTACHMENT.mediaTypes],
    errors: ['unauthenticated', 'forbidden', 'not_found', 'internal', 'unavailable'],
  },
  {
    path: '/account/export/{id}/archive.zip',
    summary: 'Everything of yours in one archive, once it is ready.',
    parameters: [{ name: 'id', description: 'The id of the export.', schema: { type: 'string', pattern: ID_PATTERN } }],
    mediaTypes: ['application/zip'],
    errors: ['unauthenticated', 'not_found', 'internal', 'unavailable'],
  },
  ...ONE_CLICK_STOPS.flatMap(({ path, what }): PlainRoute[] => [
    {
      path,
      summary: `Leads to the page on which ${what} can be stopped; opening it stops nothing.`,
      parameters: [TOKEN],
      mediaTypes: ['text/html'],
      errors: ['internal', 'unavailable'],
    },
    {
      method: 'POST',
      path,
      summary: `Stops ${what}. Called by mail programs, with the form of RFC 8058.`,
      parameters: [TOKEN],
      mediaTypes: ['application/json'],
      schema: { type: 'object', properties: { success: { const: true } }, required: ['success'] },
      errors: ['not_found', 'too_large', 'internal', 'unavailable'],
    },
  ]),
  {
    path: '/docs/mails/{name}',
    summary: 'A sample of every kind of mail, as its reader sees it. `locale` chooses the language.',
    parameters: [
      { name: 'name', description: 'The kind of mail.', schema: { type: 'string', enum: [...MAIL_SAMPLES] } },
    ],
    mediaTypes: ['text/html'],
    errors: ['not_found', 'internal'],
  },
  {
    path: '/metrics',
    summary: 'Figures for Prometheus: with the token of the settings, or for this machine alone.',
    mediaTypes: ['text/plain'],
    errors: ['not_found', 'internal'],
  },
  {
    path: '/healthz',
    summary: 'The process lives.',
    mediaTypes: ['application/json'],
    schema: status('ok'),
    errors: [],
  },
  {
    path: '/readyz',
    summary: 'The process can do its work: its database answers, and it is not shutting down.',
    mediaTypes: ['application/json'],
    schema: status('ready'),
    errors: ['unavailable'],
  },
  {
    path: '/docs/api/openapi.json',
    summary: 'This document.',
    mediaTypes: ['application/json'],
    schema: { type: 'object' },
    errors: ['internal'],
  },
];
