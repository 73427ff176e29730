import type { ErrorCode } from '#shared/kernel/errors.ts';

type Parameter = { name: string; description: string; schema: { type: string; pattern?: string } };

/** What is fetched rather than called: files, feeds and probes, each mounted by the module that makes it. */
export type PlainRoute = {
  path: string;
  summary: string;
  parameters?: Parameter[];
  mediaTypes: [string, ...string[]];
  /** Of a JSON answer. */
  schema?: Record<string, unknown>;
  errors: ErrorCode[];
};

const status = (value: string) => ({
  type: 'object',
  properties: { status: { const: value } },
  required: ['status'],
});

export const PLAIN_ROUTES: PlainRoute[] = [
  {
    path: '/api/application/{receipt}/export',
    summary: 'Everything about an application in one archive, for the holder of its receipt.',
    parameters: [{ name: 'receipt', description: 'The secret of the receipt.', schema: { type: 'string' } }],
    mediaTypes: ['application/zip'],
    errors: ['not_found', 'too_many', 'internal', 'unavailable'],
  },
  {
    path: '/files/logo/{id}',
    summary: 'The logo of a company. Its address changes with its content.',
    parameters: [
      { name: 'id', description: 'As in `logo_url`.', schema: { type: 'string', pattern: '^[1-9]\\d{0,15}$' } },
    ],
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
